import type { Element, ElementContent, Parents, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { withBasePath } from '@/lib/site/addresses';
import { breakName } from './break-name';
import { addSortButtons, fitsText, isSortable, markTable, rowsOf, textOf } from './table-elements';
import { curlQuotes, splitStandards } from './typography';

/** Adds links on headings, tables that scroll and fit a phone, complete URLs, and typographic quotes and spaces. */
export const proseHtml = () => (tree: Root) => {
  const tables: { box: Element; head: string; fits: boolean }[] = [];
  visit(tree, 'element', (node, index, parent) => {
    // A click on a heading inside a summary opens the summary.
    if (isSection(node) && !isTag(parent, 'summary')) addAnchor(node);
    if (node.tagName === 'li' && isTask(node)) node.children = [h('label', node.children)];
    if (node.tagName === 'a') completeLink(node);
    if (node.tagName === 'code' && !isTag(parent, 'pre')) breakNames(node);
    if (node.tagName === 'th' && node.children.every(isBlank)) node.tagName = 'td';
    if (node.tagName === 'th' || node.tagName === 'td') alignmentToClass(node);
    if (node.tagName === 'table' && parent && index !== undefined && !isTag(parent, 'section')) {
      markTable(node);
      const ariaLabel = isSortable(node) ? 'Sortable table' : 'Table';
      // Not a region, because many landmarks with the same name would clutter a screen reader's list of
      // landmarks.
      const box = h('div.table', { role: 'group', tabIndex: 0, ariaLabel }, node);
      parent.children[index] = box;
      tables.push({ box, head: String(rowsOf(node)[0]?.map(textOf)), fits: fitsText(node) });
      if (isSortable(node)) addSortButtons(node);
    }
  });
  // Tables with the same columns end at the same edge.
  const wide = new Set(tables.filter(({ fits }) => !fits).map(({ head }) => head));
  for (const { box, head } of tables) if (!wide.has(head)) box.properties.className = ['table', 'table-fits'];
  setTexts(tree);
};

const verbatim = /^(?:code|kbd|math|pre|samp|script|style)$/;
const inline = /^(?:a|abbr|b|del|em|i|span|strong|sub|sup|wbr)$/;

/** Attributes that readers see or hear. */
const readable = ['alt', 'ariaLabel', 'dataLabel', 'title'];

/**
 * Makes quotes typographic, except in code. Outside of tables, keeps a number and its unit, a month and its day, and
 * the name of a standard on one line.
 * @param before the character before the content, in the same paragraph
 * @returns its last character
 */
function setTexts(parent: Pick<Element | Root, 'children'>, before = '', isFixed = false): string {
  let last = before;
  parent.children = (parent.children as ElementContent[]).flatMap((node): ElementContent[] => {
    if (node.type === 'text') {
      const value = curlQuotes(node.value, last);
      last = value.slice(-1) || last;
      if (isFixed) return [{ ...node, value }];
      return splitStandards(value).map((part, i) =>
        i % 2 ? h('span.together', part) : { type: 'text' as const, value: part },
      );
    }
    if (node.type === 'raw') node.value = node.value.replace(/(?<=>)[^<]+/g, (text) => curlQuotes(text));
    if (!('children' in node)) return [node];
    const tag = (node.type === 'element' ? node.tagName : node.name) ?? '';
    const properties = node.type === 'element' ? node.properties : {};
    for (const name of readable)
      if (typeof properties[name] === 'string') properties[name] = curlQuotes(properties[name]);
    const start = inline.test(tag) ? last : '';
    const isCode = verbatim.test(tag) || String(properties.className).includes('signature');
    last = isCode ? '0' : setTexts(node, start, isFixed || /^(?:svg|table)$/.test(tag));
    return [node];
  });
  return last;
}

/** Whether a node is empty. An empty header cell above row headers isn't a header. */
const isBlank = (child: ElementContent): boolean => child.type === 'text' && child.value.trim() === '';

/** Whether a heading starts a section. The generated heading of the footnotes doesn't. */
const isSection = ({ tagName, properties }: Element): boolean =>
  /^h[23]$/.test(tagName) && Boolean(properties.id) && properties.id !== 'footnote-label';

const isTag = (node: Parents | undefined, tagName: string): boolean =>
  node?.type === 'element' && node.tagName === tagName;

/** Links a heading to itself. A click also copies the URL. */
function addAnchor(heading: Element): void {
  const holdsLink = heading.children.some((child) => child.type === 'element' && child.tagName === 'a');
  if (!holdsLink) heading.children = [h('a', { href: `#${heading.properties.id}` }, heading.children)];
}

const isTask = ({ properties }: Element): boolean => [properties.className].flat().includes('task-list-item');

function completeLink(link: Element): void {
  const href = String(link.properties.href ?? '');
  if (href.startsWith('/')) link.properties.href = withBasePath(href);
  else if (/^https?:/i.test(href)) link.properties.rel = ['noopener'];
}

function alignmentToClass(cell: Element): void {
  const { align } = cell.properties;
  if (typeof align !== 'string') return;
  delete cell.properties.align;
  if (align !== 'left') cell.properties.className = [`align-${align}`];
}

/** Names of up to this many characters fit on a line of a list or a table cell on a phone. */
const shortName = 21;

/** Values of up to this many characters, such as a time, fit into the narrowest column there. */
const shortValue = 16;

/** Makes long names break between their words instead of anywhere, and keeps short ones whole. */
function breakNames(code: Element): void {
  const text = textOf(code);
  // Code of generated tables has a class of its own.
  if (!code.properties.className && /^[^/]+[-…\s][^/]+$/.test(text) && text.length <= shortName)
    code.properties.className = [text.length <= shortValue ? 'short' : 'whole'];
  code.children = code.children.flatMap((node): ElementContent[] =>
    node.type === 'text' ? breakName(node.value, shortName) : [node],
  );
}
