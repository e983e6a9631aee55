import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { spanOf } from '@/lib/markup/positions';

type Span = { start: number; end: number };

/** Attributes that readers see or hear, also as the parameters of a snippet. */
const spoken = ['title', 'alt', 'label'];

/** Finds words in component attributes, on a fence, and in an image's brackets. @param slice the text of the node */
export function proseInAttributes(node: Nodes, slice: string): Span[] {
  const { start } = spanOf(node);
  if (node.type === 'image') return imageSpans(slice, start);
  if (node.type === 'code') return quotedSpans(slice.replace(/\n[\s\S]*/, ''), start, '(?:title|alt)=');
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return elementSpans(node, slice, start);
  return [];
}

function imageSpans(slice: string, start: number): Span[] {
  const alt = /^!\[([^\]]*)\]/.exec(slice)?.[1] ?? '';
  return [{ start: start + 2, end: start + 2 + alt.length }, ...quotedSpans(slice, start, '\\s')];
}

function elementSpans(node: MdxJsxFlowElement | MdxJsxTextElement, slice: string, start: number): Span[] {
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const { start: from, end: to } = spanOf(attribute);
    const text = slice.slice(from - start, to - start);
    // Each item in a list of events or curves has a label.
    if (typeof attribute.value !== 'string') return quotedSpans(text, from, 'label:\\s*');
    const isSpoken = node.name === 'Snippet' ? attribute.name !== 'name' : spoken.includes(attribute.name);
    return isSpoken ? quotedSpans(text, from, '=') : [];
  });
}

const quotedSpans = (text: string, start: number, before: string): Span[] =>
  [...text.matchAll(new RegExp(`(${before}")([^"]*)"`, 'g'))].map(
    ({ index, 1: lead = '', 2: value = '' }) => ({
      start: start + index + lead.length,
      end: start + index + lead.length + value.length,
    }),
  );
