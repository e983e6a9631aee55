import type { Element, ElementContent } from 'hast';
import type { BlockContent, Heading, PhrasingContent, RootContent, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { rowsOf } from '@/lib/markup/table-elements';
import { asBlocks, link, list, paragraph, quote, strong, text } from './plain-parts';

/** Elements without text of their own: lists of links to the same page, and elements that need a script or a click. */
const silent = ['nav', 'script', 'style', 'button'];

/** Converts the HTML of data tables to Markdown: headings, paragraphs, lists, tables, code, and links. */
export const plainHtml = (nodes: readonly ElementContent[]): BlockContent[] =>
  asBlocks(
    groupInline(nodes).flatMap((group): RootContent[] =>
      Array.isArray(group) ? [paragraph(...htmlInline(group))] : plainElement(group),
    ),
  );

function groupInline(nodes: readonly ElementContent[]): (ElementContent[] | Element)[] {
  const groups: (ElementContent[] | Element)[] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (isInline(node)) {
      if (Array.isArray(last)) last.push(node);
      else groups.push([node]);
    } else if (node.type === 'element') groups.push(node);
  }
  return groups.filter((group) => !Array.isArray(group) || textOf(group).trim() !== '');
}

function plainElement(element: Element): RootContent[] {
  const { tagName, properties, children } = element;
  if (silent.includes(tagName) || properties.ariaHidden === 'true') return [];
  switch (tagName) {
    case 'h2':
    case 'h3':
    case 'h4':
      return [heading(element, htmlInline(children))];
    case 'p':
      return [paragraph(...htmlInline(children))];
    case 'ul':
    case 'ol':
      return [
        list(
          children.flatMap((item) => (item.type === 'element' ? [plainHtml(item.children)] : [])),
          tagName === 'ol',
        ),
      ];
    case 'table':
      return [plainTable(element)];
    case 'pre':
      return [{ type: 'code', value: textOf(children).replace(/\n$/, '') }];
    case 'summary':
      return [paragraph(strong(textOf(children).trim()))];
    default: {
      const title = children[0];
      const isRemark = title?.type === 'element' && classesOf(title).includes('admonition-title');
      return isRemark ? [quote(textOf(title.children), plainHtml(children.slice(1)))] : plainHtml(children);
    }
  }
}

const classesOf = ({ properties }: Element): unknown[] => [properties.className].flat();

const heading = ({ tagName, properties: { id } }: Element, children: Heading['children']): Heading => ({
  type: 'heading',
  depth: tagName === 'h2' ? 2 : tagName === 'h3' ? 3 : 4,
  children,
  // As in a heading of the page.
  ...(typeof id === 'string' && { data: { hProperties: { id } } }),
});

/** Converts the rows in all parts of a table. Blocks in a cell are joined to one line. */
const plainTable = (table: Element): RootContent & BlockContent => ({
  type: 'table',
  children: rowsOf(table).map(
    (cells): TableRow => ({
      type: 'tableRow',
      children: cells.map(({ children }) => ({ type: 'tableCell', children: htmlInline(children, ' ') })),
    }),
  ),
});

/** The inline elements in the HTML of pages. */
const inline = /^(?:a|abbr|b|br|code|em|i|kbd|small|span|strong|sub|sup|time|wbr)$/;

const isInline = (node: ElementContent): boolean =>
  node.type === 'text' || (node.type === 'element' && inline.test(node.tagName));

/** @param between the separator between elements without a space, such as the lines in a cell */
function htmlInline(nodes: readonly ElementContent[], between = ''): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let isAfterElement = false;
  for (const node of nodes) {
    if (node.type === 'text') {
      parts.push(text(node.value.replace(/\s+/g, ' ')));
      isAfterElement = false;
    } else if (node.type === 'element' && !isEmpty(node)) {
      const needsSpace = between !== '' && parts.length > 0 && (isAfterElement || !isInline(node));
      if (needsSpace) parts.push(text(between));
      parts.push(...inlineElement(node, between));
      isAfterElement = true;
    }
  }
  return parts;
}

const isEmpty = (element: Element): boolean => element.tagName !== 'br' && textOf([element]).trim() === '';

function inlineElement(element: Element, between: string): PhrasingContent[] {
  const { tagName, properties, children } = element;
  const inside = () => htmlInline(children, between);
  switch (tagName) {
    case 'a':
      return plainLink(String(properties.href ?? ''), inside());
    case 'code':
    case 'kbd':
      return plainCode(children);
    case 'strong':
    case 'b':
      return [{ type: 'strong', children: trimmed(inside()) }, ...spaceAfter(children)];
    case 'em':
    case 'i':
      return [{ type: 'emphasis', children: trimmed(inside()) }, ...spaceAfter(children)];
    case 'br':
      return [text(' ')];
    default:
      return inside();
  }
}

const plainLink = (href: string, words: PhrasingContent[]) => (href === '' ? words : [link(href, words)]);

/** Converts code. If it contains a link, as contract addresses do, the result is a link that contains code. */
function plainCode(children: readonly ElementContent[]): PhrasingContent[] {
  const code: PhrasingContent = { type: 'inlineCode', value: textOf(children) };
  const [only, ...others] = children;
  const isLink = only?.type === 'element' && only.tagName === 'a' && others.length === 0;
  return isLink ? plainLink(String(only.properties.href ?? ''), [code]) : [code];
}

/** Emphasis markers have no effect next to a space. */
const trimmed = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.map((node, index) =>
    node.type === 'text' && index === nodes.length - 1 ? { ...node, value: node.value.trimEnd() } : node,
  );

const spaceAfter = (children: readonly ElementContent[]): PhrasingContent[] =>
  /\s$/.test(textOf(children)) ? [text(' ')] : [];
