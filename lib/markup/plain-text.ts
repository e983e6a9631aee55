import type { Element, ElementContent } from 'hast';
import type { Nodes } from 'mdast';
import type { SectionWriter } from './section-writer';

/** Returns the text of inline Markdown, with code and the text alternatives of images, but without formulas and footnotes. */
export function inlineText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'image':
      return node.alt ?? '';
    case 'break':
      return ' ';
    case 'html-node':
      return textOf(node.data.hChildren ?? []) + node.children.map(inlineText).join('');
    case 'mdxJsxTextElement':
      return node.name === 'br' ? ' ' : node.children.map(inlineText).join('');
    default:
      return 'children' in node ? node.children.map(inlineText).join('') : '';
  }
}

/** Elements without content for search: links within the page, drawings, code blocks, controls, and table headers. */
const silent = ['nav', 'svg', 'pre', 'script', 'style', 'thead', 'button'];
const inlineTags = [
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'wbr',
];

/**
 * Adds the text of HTML to the writer: a paragraph for each block and for each table row. Rows with an ID are omitted,
 * because they have separate search records.
 */
export function htmlText(nodes: readonly ElementContent[], writer: SectionWriter): void {
  let line: ElementContent[] = [];
  const flush = () => {
    writer.add(textOf(line));
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else if (node.type === 'element') {
      flush();
      writeElement(node, writer);
    }
  }
  flush();
}

const isInline = (node: ElementContent): boolean =>
  node.type === 'text' || (node.type === 'element' && inlineTags.includes(node.tagName));

function writeElement({ tagName, properties, children }: Element, writer: SectionWriter): void {
  const { id } = properties;
  if (silent.includes(tagName) || properties.ariaHidden === 'true' || isBareTitle({ properties, children }))
    return;
  if ((tagName === 'h2' || tagName === 'h3') && typeof id === 'string') {
    writer.start({ id, depth: tagName === 'h2' ? 2 : 3, heading: textOf(children).trim() });
  } else if (tagName === 'tr') {
    if (id === undefined) writer.add(cellsOf(children).join(' · '));
  } else htmlText(children, writer);
}

const cellsOf = (cells: readonly ElementContent[]): string[] =>
  cells.map((cell) => textOf([cell]).replace(/\s+/g, ' ').trim()).filter(Boolean);

/** Whether an element is the default title of an admonition, such as "Note". */
const isBareTitle = ({ properties, children }: Pick<Element, 'properties' | 'children'>): boolean =>
  [properties.className].flat().includes('admonition-title') && !/:/.test(textOf(children));

const textOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element' || silent.includes(node.tagName)) return '';
      const text = textOf(node.children);
      return inlineTags.includes(node.tagName) ? text : ` ${text} `;
    })
    .join('');
