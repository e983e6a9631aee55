import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { breakName } from '@/lib/markup/break-name';
import type { Piece } from '../model';

/** Converts Markdown to HTML. Returns the content of the paragraph if there's only one, or else all blocks. */
export function markdownToHtml(text: string): ElementContent[] {
  const tree = toHast(fromMarkdown(text));
  if (tree.type !== 'root') return [];
  const blocks = tree.children.filter((node): node is ElementContent => node.type === 'element');
  const [only] = blocks;
  return blocks.length === 1 && only?.type === 'element' && only.tagName === 'p' ? only.children : blocks;
}

/** Converts Markdown to a paragraph, or to a `div` if it contains a list. */
export function toBlock(text: string): ElementContent {
  const content = markdownToHtml(text);
  const isList = content.some((node) => node.type === 'element' && /^[uo]l$/.test(node.tagName));
  return isList ? h('div', content) : h('p', content);
}

/** Renders a name as code, linked to its entry if it has one. */
const pieceToCode = ({ text, href }: Piece): ElementContent =>
  href ? h('a', { href }, h('code', text)) : h('code', text);

/** Renders names in a sentence. */
export const piecesInLine = (pieces: readonly Piece[]): (ElementContent | string)[] =>
  pieces.flatMap((piece, index) => [...(index > 0 ? [', '] : []), pieceToCode(piece)]);

/** The number of characters that fit into the column of types. */
const typeWidth = 14;

/** Renders the pieces of a type, for use inside code. A long type wraps after its library, or else between its words. */
export const piecesToHtml = (pieces: readonly Piece[]): (ElementContent | string)[] =>
  pieces.flatMap(({ text, href }) => (href ? [h('a', { href }, breakType(text))] : breakType(text)));

function breakType(text: string): (ElementContent | string)[] {
  const [owner, ...names] = text.split('.');
  return names.length > 0
    ? [`${owner}.`, h('wbr'), ...breakName(names.join('.'), typeWidth)]
    : breakName(text, typeWidth);
}

/** Replaces links with their text, for use inside a link or a button. */
export const withoutLinks = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => (node.type === 'element' && node.tagName === 'a' ? node.children : [node]));
