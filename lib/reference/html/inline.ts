import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import type { Piece } from '../model';

/** The HTML of a text in Markdown: one paragraph's content, or blocks where the text is a list. */
export function markdownToHtml(text: string): ElementContent[] {
  const tree = toHast(fromMarkdown(text));
  if (tree.type !== 'root') return [];
  const blocks = tree.children.filter((node): node is ElementContent => node.type === 'element');
  const [only] = blocks;
  return blocks.length === 1 && only?.type === 'element' && only.tagName === 'p' ? only.children : blocks;
}

/** A paragraph, or a list where the text is a point of one. */
export function toBlock(text: string): ElementContent {
  const content = markdownToHtml(text);
  const isList = content.some((node) => node.type === 'element' && /^[uo]l$/.test(node.tagName));
  return isList ? h('div', content) : h('p', content);
}

/** A name as code, leading to its entry where it has one. */
export const pieceToCode = ({ text, href }: Piece): ElementContent =>
  href ? h('a', { href }, h('code', text)) : h('code', text);

/** Pieces of a type inside code. */
export const piecesToHtml = (pieces: readonly Piece[]): (ElementContent | string)[] =>
  pieces.map(({ text, href }) => (href ? h('a', { href }, text) : text));
