import type { Element, ElementContent } from 'hast';
import type { Code, Heading, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import type { PageContext } from '@/lib/content/page-context';
import type { HtmlNode } from '@/lib/markup/html-node';
import type { DocumentSection } from '../../markup/document';
import { plainHtml } from '../plain/plain-html';
import { readFenceMeta } from './fence-meta';

/** Collects the plain text by section for search, without code and formulas, and with titles in place of pictures. */
export const sections = (page: PageContext) => () => (tree: Root) => {
  const writer = sectionWriter();
  writeBlocks(tree.children, writer);
  page.sections.push(...writer.finish());
};

const writeBlocks = (nodes: readonly Nodes[], writer: SectionWriter): void => {
  for (const node of nodes) writeBlock(node, writer);
};

function writeBlock(node: Nodes, writer: SectionWriter): void {
  if (node.type === 'heading') writeHeading(node, writer);
  else if (node.type === 'paragraph') writer.add(inlineText(node));
  else if (node.type === 'tableRow') writer.add(node.children.map(inlineText).filter(Boolean).join(' · '));
  else if (node.type === 'code') writer.add(nameOfDrawing(node));
  else {
    if (node.type === 'mdxJsxFlowElement') writer.add(nameOfComponent(node));
    if (node.type === 'html-node')
      writeBlocks(plainHtml(withoutSilent([elementOf(node)]), { page: '' }), writer);
    if (holdsWords(node)) writer.add(inlineText(node));
    else if ('children' in node) writeBlocks(node.children, writer);
  }
}

const elementOf = ({ data }: HtmlNode): Element => ({
  type: 'element',
  tagName: data.hName,
  properties: data.hProperties,
  children: data.hChildren ?? [],
});

/** Whether a component directly contains text, without a paragraph: `<summary>Why?</summary>`. */
const holdsWords = (node: Nodes): boolean =>
  node.type === 'mdxJsxFlowElement' && node.children.some((child: Nodes) => child.type === 'text');

function writeHeading(node: Heading, writer: SectionWriter): void {
  const { depth, data } = node;
  const heading = inlineText(node);
  const id = data?.hProperties?.id;
  if ((depth === 2 || depth === 3) && typeof id === 'string') writer.start({ id, depth, heading });
  else writer.add(heading);
}

function nameOfDrawing({ lang, meta }: Code): string {
  if (lang !== 'mermaid') return '';
  const { title, alt } = readFenceMeta(meta);
  return [title, alt].filter(Boolean).join('. ');
}

const nameOfComponent = ({ attributes }: MdxJsxFlowElement): string =>
  attributes
    .flatMap((each) =>
      each.type === 'mdxJsxAttribute' &&
      ['label', 'title', 'alt'].includes(each.name) &&
      typeof each.value === 'string'
        ? [each.value]
        : [],
    )
    .join('. ');

/** Collects the text of a page from top to bottom. */
type SectionWriter = {
  start(section: Omit<DocumentSection, 'text'>): void;
  /** Adds a paragraph, unless it has no letters or digits. */
  add(paragraph: string): void;
  /** Returns all sections, starting with the text before the first heading. */
  finish(): DocumentSection[];
};

function sectionWriter(): SectionWriter {
  const written: (Omit<DocumentSection, 'text'> & { paragraphs: string[] })[] = [
    { id: undefined, depth: 1, heading: '', paragraphs: [] },
  ];
  return {
    start: (section) => written.push({ ...section, paragraphs: [] }),
    add: (paragraph) => {
      const text = paragraph.replace(/\s+/g, ' ').trim();
      if (/[\p{L}\p{N}]/u.test(text)) written.at(-1)?.paragraphs.push(text);
    },
    finish: () => written.map(({ paragraphs, ...section }) => ({ ...section, text: paragraphs.join('\n') })),
  };
}

/** Returns the text of inline Markdown, with code and the text alternatives of images, but without formulas and footnotes. */
function inlineText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'image':
      return node.alt ?? '';
    case 'break':
      return ' ';
    case 'html-node':
      return (
        textOf({ type: 'root', children: node.data.hChildren ?? [] }) + node.children.map(inlineText).join('')
      );
    case 'mdxJsxTextElement':
      return node.name === 'br' ? ' ' : node.children.map(inlineText).join('');
    default:
      return 'children' in node ? node.children.map(inlineText).join('') : '';
  }
}

/** Elements without content for search: links within the page, drawings, code blocks, controls, and table headers. */
const silent = ['nav', 'svg', 'pre', 'script', 'style', 'thead', 'button'];

/** Whether an element has content for search. Rows with an ID have separate records. */
const isFound = (node: ElementContent): boolean =>
  node.type !== 'element' ||
  !(silent.includes(node.tagName) || (node.tagName === 'tr' && node.properties.id) || isBareTitle(node));

const isBareTitle = ({ properties, children }: Element): boolean =>
  [properties.className].flat().includes('admonition-title') && !/:/.test(textOf({ type: 'root', children }));

/** Removes what has no content for search. */
const withoutSilent = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes
    .filter(isFound)
    .map((node) => (node.type === 'element' ? { ...node, children: withoutSilent(node.children) } : node));
