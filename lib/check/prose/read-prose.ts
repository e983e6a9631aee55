// Adds the node types for directives and JSX.

import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { attributeText } from '@/lib/content/markdown/jsx';
import { syntax } from '@/lib/content/markdown/syntax';
import { spanOf } from '@/lib/markup/positions';
import { itemAt } from '@/lib/site/invariant';

/** Replaces visible parts of a sentence that aren't words: code, a formula, or a parameter. */
export const thing = '\uFFFC';

/** Replaces what readers don't see: Markdown syntax, addresses, and code blocks. */
export const mark = '\u200B';

export type ProseBlock = {
  kind: 'title' | 'description' | 'heading' | 'paragraph' | 'cell' | 'attribute';
  start: number;
  end: number;
};

/** `words` is as long as the file, with `thing` and `mark` in place of everything else, so offsets are the same. */
export type Prose = {
  file: string;
  source: string;
  words: string;
  blocks: ProseBlock[];
  /** Code, formulas, and comments, which fixes must not change. */
  literal: Span[];
  /** The targets of links and components. */
  addresses: (Span & { url: string })[];
  /** The syntax tree of a page, a snippet, or a README, with offsets in the file. */
  tree?: Root;
};

/** A part of a file, as offsets. */
export type Span = { start: number; end: number };

const pageParser = createProcessor({ format: 'mdx', remarkPlugins: syntax });
// In the READMEs, braces, dollar signs, and colons are text.
const guideParser = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] });

/**
 * Reads the words of a page, a snippet, or a README as its author wrote them, without included files.
 * @returns `undefined` if the file can't be parsed, which the compiler reports
 */
export function readProse(source: string, file: string): Prose | undefined {
  const head = /^\uFEFF?---\r?\n[\s\S]*?\r?\n---\r?\n/.exec(source)?.[0] ?? '';
  const blocks: ProseBlock[] = [];
  const literal: Span[] = [];
  const addresses: Prose['addresses'] = [];
  const words = source.replace(/[^\n]/g, mark).split('');
  const show = ({ start, end }: Span) => {
    const shown = wordsOf(source.slice(start, end));
    for (let index = 0; index < shown.length; index += 1) words[start + index] = shown[index] ?? mark;
  };
  for (const kind of ['title', 'description'] as const) {
    const span = frontMatterSpan(head, kind);
    if (!span) continue;
    blocks.push({ kind, ...span });
    show(span);
  }
  const parser = file.endsWith('.md') ? guideParser : pageParser;
  let tree: Root;
  try {
    // Blanks in place of the front matter preserve the file's offsets and lines.
    tree = parser.parse(head.replace(/[^\n]/g, ' ') + source.slice(head.length)) as Root;
  } catch {
    return undefined;
  }
  visit(tree, (node) => {
    const { start, end } = spanOf(node);
    const kind = blockKinds[node.type];
    if (kind) blocks.push({ kind, start, end });
    if (isWords(node)) show({ start, end });
    else if (things.has(node.type) || (node.type === 'link' && isAddress(node)))
      words.fill(thing, start, end);
    if (literals.test(node.type)) literal.push({ start, end });
    const url = addressOf(node);
    const inNode = url === undefined ? -1 : source.slice(start, end).lastIndexOf(url);
    if (url !== undefined && inNode >= 0)
      addresses.push({ url, start: start + inNode, end: start + inNode + url.length });
    for (const span of proseInAttributes(node, source.slice(start, end))) {
      blocks.push({ kind: 'attribute', ...span });
      show(span);
    }
    return node.type === 'link' && isAddress(node) ? 'skip' : undefined;
  });
  return { file, source, words: words.join(''), blocks, literal, addresses, tree };
}

const blockKinds: Partial<Record<string, ProseBlock['kind']>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  tableCell: 'cell',
};

const things = new Set(['inlineCode', 'inlineMath', 'mdxTextExpression', 'footnoteReference']);

const literals = /^(?:code|inlineCode|math|inlineMath|mdx(?:Flow|Text)Expression)$/;

function addressOf(node: Nodes): string | undefined {
  if (node.type === 'link' || node.type === 'definition') return node.url;
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  return attributeText(node, 'href');
}

/** The parser interprets a colon before a digit, as in 10:30, as a directive. */
const isWords = (node: Nodes): boolean =>
  node.type === 'text' || (node.type === 'textDirective' && node.children.length === 0);

/** Whether the text of a link is its address, or the repository at the end of the address. */
const isAddress = ({ children, url }: Nodes & { type: 'link' }): boolean =>
  children.every(
    (child) =>
      child.type === 'text' &&
      (/^(\w+:(\/\/)?)?$/.test(url.replace(child.value, '')) ||
        (/[-_./]/.test(child.value) && /^https?:/.test(url) && url.endsWith(`/${child.value}`))),
  );

/** Blanks out what isn't a word: `&lt;` is a character, and a backslash and the ID of a heading aren't shown. */
const wordsOf = (text: string): string =>
  text
    .replace(/&#?\w+;/g, (reference) => thing.repeat(reference.length))
    .replace(/\\(?=[!-/:-@[-`{-~])/g, mark)
    .replace(/ \[#[^\]]*\]$/, (id) => mark.repeat(id.length));

function frontMatterSpan(head: string, field: string): Span | undefined {
  const match = new RegExp(`^(${field}:[ \\t]*)(["']?)(.*?)\\2[ \\t]*$`, 'm').exec(head);
  const value = match?.[3];
  if (!match || !value) return undefined;
  const start = match.index + itemAt(match, 1).length + itemAt(match, 2).length;
  return { start, end: start + value.length };
}

/** The words of a file as plain text, with each character's offset in the file. */
export type ProseText = { value: string; offsets: number[] };

/** Reads a file as plain text: without Markdown, and with a blank line after each block. */
export function toText({ words, blocks }: Pick<Prose, 'words' | 'blocks'>): ProseText {
  const value: string[] = [];
  const offsets: number[] = [];
  const isRead = new Uint8Array(words.length);
  // Going backward, each nested block is read on its own, before its parent.
  for (const { start, end } of [...blocks].reverse()) {
    for (let offset = start; offset < end; offset += 1) {
      const char = words.charAt(offset);
      const isRepeated = char === thing && value.at(-1) === thing;
      if (char !== mark && !isRepeated && !isRead[offset]) {
        value.push(char);
        offsets.push(offset);
      }
      isRead[offset] = 1;
    }
    value.push('\n', '\n');
    offsets.push(end, end);
  }
  return { value: value.join(''), offsets };
}

/** Whether an offset is in a block of one of these kinds. */
export const isInBlock = (
  { blocks }: Pick<Prose, 'blocks'>,
  offset: number,
  kinds: readonly ProseBlock['kind'][],
): boolean => blocks.some(({ kind, start, end }) => kinds.includes(kind) && start <= offset && offset < end);

/** Attributes that readers see or hear, also as the parameters of a snippet. */
const spoken = ['title', 'alt', 'label'];

/** Finds words in component attributes, on a fence, and in an image's brackets. */
function proseInAttributes(node: Nodes, slice: string): Span[] {
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
