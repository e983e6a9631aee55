import type { Element, ElementContent } from 'hast';
import type { Code, Heading, Nodes, Root, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import type { PageContext } from '@/lib/content/page-context';
import { elementOf } from '@/lib/markup/html-node';
import { itemAt } from '@/lib/site/invariant';
import type { DocumentSection } from '../../markup/document';
import { plainHtml } from '../plain/plain-html';
import { readFenceMeta } from './fence-meta';
import { textAttributes } from './jsx';

/** Collects the plain text by section for search, with titles in place of pictures, and without blocks of code or math. */
export const sections = (page: PageContext) => () => (tree: Root) => {
  page.sections.push({ id: undefined, depth: 1, heading: '', text: '' });
  addBlocks(page.sections, tree.children);
};

/** Adds the text of blocks to the last section, and a section for each heading. */
const addBlocks = (to: DocumentSection[], nodes: readonly Nodes[]): void => {
  for (const node of nodes) addBlock(to, node);
};

function addBlock(to: DocumentSection[], node: Nodes): void {
  if (node.type === 'heading') addHeading(to, node);
  else if (node.type === 'paragraph') addParagraph(to, inlineText(node));
  else if (node.type === 'table')
    for (const row of node.children) addRow(to, row, node.position !== undefined && row === node.children[0]);
  else if (node.type === 'code') addParagraph(to, nameOfDrawing(node));
  else {
    if (node.type === 'mdxJsxFlowElement') addParagraph(to, nameOfComponent(node));
    if (node.type === 'html-node') addBlocks(to, plainHtml(withoutSilent([elementOf(node)])));
    if (holdsWords(node)) addParagraph(to, inlineText(node));
    else if ('children' in node) addBlocks(to, node.children);
  }
}

/** Adds a paragraph, unless it has no letters or digits. */
function addParagraph(to: DocumentSection[], paragraph: string): void {
  const last = itemAt(to, -1);
  const text = paragraph.replace(/\s+/g, ' ').trim();
  if (/[\p{L}\p{N}]/u.test(text)) last.text += last.text === '' ? text : `\n${text}`;
}

/** Adds a row of a table. A colon ends the titles of columns, which tables that are made from data don't have. */
const addRow = (to: DocumentSection[], { children }: TableRow, isTitles: boolean): void =>
  addParagraph(to, children.map(inlineText).filter(Boolean).join(' · ') + (isTitles ? ':' : ''));

/** Whether a component directly contains text, without a paragraph: `<summary>Why?</summary>`. */
const holdsWords = (node: Nodes): boolean =>
  node.type === 'mdxJsxFlowElement' && node.children.some((child: Nodes) => child.type === 'text');

function addHeading(to: DocumentSection[], node: Heading): void {
  const { depth, data } = node;
  const heading = inlineText(node);
  const id = data?.hProperties?.id;
  if ((depth === 2 || depth === 3) && typeof id === 'string') to.push({ id, depth, heading, text: '' });
  else addParagraph(to, heading);
}

function nameOfDrawing({ lang, meta }: Code): string {
  if (lang !== 'mermaid') return '';
  const { title, alt } = readFenceMeta(meta);
  return [title, alt].filter(Boolean).join('. ');
}

function nameOfComponent(node: MdxJsxFlowElement): string {
  const { label, title } = textAttributes(node);
  return label ?? title ?? '';
}

/** Returns the text of inline Markdown, with code, formulas, and the alternatives of images, but without footnotes. */
function inlineText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'inlineMath':
      return plainFormula(node.value);
    case 'image':
      return node.alt ?? '';
    case 'break':
      return ' ';
    case 'mdxJsxTextElement':
      return node.name === 'br' ? ' ' : node.children.map(inlineText).join('');
    default:
      return 'children' in node ? node.children.map(inlineText).join('') : '';
  }
}

/** TeX commands with the signs that they stand for. */
const signs = ['cdot·', 'le≤', 'ge≥', 'approx≈', 'tauτ', 'DeltaΔ', 'lfloor⌊', 'rfloor⌋', 'lceil⌈', 'rceil⌉'];
const signOf = (_: string, name: string) => signs.find((sign) => sign.slice(0, -1) === name)?.at(-1) ?? name;

const plainFormula = (tex: string): string =>
  tex
    .replace(/\\frac\{([^{}]+)\}\{([^{}]+)\}/g, '($1) / ($2)')
    .replace(/\\(?:(?:mathit|text|left|right)(?![a-z])|[,;])|[{}]/gi, '')
    .replace(/\\([a-z]+)/gi, signOf);

/** Elements without content for search: links within the page, drawings, code blocks, controls, and table headers. */
const silent = ['nav', 'svg', 'pre', 'script', 'style', 'thead', 'button'];

/** Whether an element has content for search. Rows with an ID have separate records, and words in URLs aren't searched. */
const isFound = (node: ElementContent): boolean =>
  node.type !== 'element' ||
  !(
    silent.includes(node.tagName) ||
    (node.tagName === 'tr' && node.properties.id) ||
    (node.tagName === 'td' && /^https:\/\/\S+$/.test(textOf(node.children).trim())) ||
    isBareTitle(node)
  );

const isBareTitle = ({ properties, children }: Element): boolean =>
  [properties.className].flat().includes('admonition-title') && !/:/.test(textOf(children));

/** Removes what has no content for search. */
const withoutSilent = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes
    .filter(isFound)
    .map((node) => (node.type === 'element' ? { ...node, children: withoutSilent(node.children) } : node));
