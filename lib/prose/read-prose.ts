import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
// Types of the nodes that directives and JSX bring.
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { visit } from 'unist-util-visit';
import type { Place } from '@/lib/content/problem';
import { attributeText } from '@/lib/markdown/jsx';
import { proseInAttributes } from './prose-in-attributes';

/** Stands for something in a line that is read as a word and isn't one: code, a formula, a parameter. */
export const thing = '\uFFFC';

/** Stands for what readers don't see: signs of Markdown, addresses, whole blocks of code. */
export const mark = '\u200B';

export type ProseBlock = {
  kind: 'title' | 'description' | 'heading' | 'paragraph' | 'cell' | 'attribute';
  start: number;
  end: number;
};

/**
 * The words of a file that readers read. `words` is as long as the file and keeps its lines, with `thing` and `mark` in
 * place of everything else: what is found in it stands at the same offset in the file.
 */
export type Prose = {
  file: string;
  source: string;
  words: string;
  blocks: ProseBlock[];
  /** Code, formulas, and comments: nothing in them is ever changed. */
  literal: Span[];
  /** Addresses that links and components lead to. */
  addresses: (Span & { url: string })[];
};

/** A stretch of a file, by offsets. */
export type Span = { start: number; end: number };

const parser = createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm, remarkMath, remarkDirective] });

/**
 * Reads the words of a page or a snippet as its author wrote them; what it includes has a file of its own.
 * @returns `undefined` for a file that can't be read, of which the compiler tells more
 */
export function readProse(source: string, file: string): Prose | undefined {
  const head = /^---\r?\n[\s\S]*?\r?\n---\r?\n/.exec(source)?.[0] ?? '';
  const blocks: ProseBlock[] = [];
  const literal: Span[] = [];
  const addresses: Prose['addresses'] = [];
  const words = source.replace(/[^\n]/g, mark).split('');
  const show = ({ start, end }: Span) => {
    const shown = withoutSigns(source.slice(start, end));
    for (let index = 0; index < shown.length; index += 1) words[start + index] = shown[index] ?? mark;
  };
  for (const kind of ['title', 'description'] as const) {
    const span = frontMatterSpan(head, kind);
    if (!span) continue;
    blocks.push({ kind, ...span });
    show(span);
  }
  try {
    const tree = parser.parse(source.slice(head.length)) as Root;
    visit(tree, (node) => {
      const start = (node.position?.start.offset ?? 0) + head.length;
      const end = (node.position?.end.offset ?? 0) + head.length;
      const kind = blockKinds[node.type];
      if (kind) blocks.push({ kind, start, end });
      if (isWords(node)) show({ start, end });
      else if (things.has(node.type)) words.fill(thing, start, end);
      if (literals.has(node.type)) literal.push({ start, end });
      const url = addressOf(node);
      const inNode = url === undefined ? -1 : source.slice(start, end).lastIndexOf(url);
      if (url !== undefined && inNode >= 0)
        addresses.push({ url, start: start + inNode, end: start + inNode + url.length });
      for (const span of proseInAttributes(node, source.slice(start, end), head.length)) {
        blocks.push({ kind: 'attribute', ...span });
        show(span);
      }
      // An address that is its own text is not read.
      return node.type === 'link' && isAddress(node) ? 'skip' : undefined;
    });
  } catch {
    return undefined;
  }
  return { file, source, words: words.join(''), blocks, literal, addresses };
}

const blockKinds: Partial<Record<string, ProseBlock['kind']>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  tableCell: 'cell',
};

const things = new Set(['inlineCode', 'inlineMath', 'mdxTextExpression', 'footnoteReference']);

const literals = new Set([
  'code',
  'inlineCode',
  'math',
  'inlineMath',
  'mdxFlowExpression',
  'mdxTextExpression',
]);

function addressOf(node: Nodes): string | undefined {
  if (node.type === 'link' || node.type === 'definition') return node.url;
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  return attributeText(node, 'href');
}

/** A colon before a digit, as in 10:30, is read as a directive. */
const isWords = (node: Nodes): boolean =>
  node.type === 'text' || (node.type === 'textDirective' && node.children.length === 0);

/** Words that are the address itself, or the repository at its end. */
const isAddress = ({ children, url }: Nodes & { type: 'link' }): boolean =>
  children.every(
    (child) =>
      child.type === 'text' &&
      (/^(\w+:(\/\/)?)?$/.test(url.replace(child.value, '')) ||
        (/[-_./]/.test(child.value) && /^https?:/.test(url) && url.endsWith(`/${child.value}`))),
  );

/** Signs that help Markdown are no words: `&lt;` stands for one sign, and a backslash for none. */
const withoutSigns = (text: string): string =>
  text
    .replace(/&#?\w+;/g, (reference) => thing.repeat(reference.length))
    .replace(/\\(?=[!-/:-@[-`{-~])/g, mark);

/** The value of a field, without quotes. */
function frontMatterSpan(head: string, field: string): Span | undefined {
  const match = new RegExp(`^(${field}:[ \\t]*)(["']?)(.*?)\\2[ \\t]*$`, 'm').exec(head);
  const value = match?.[3];
  if (!match || !value) return undefined;
  const start = match.index + (match[1]?.length ?? 0) + (match[2]?.length ?? 0);
  return { start, end: start + value.length };
}

/** Line and column of an offset, from 1. */
export function placeAt({ file, source }: Pick<Prose, 'file' | 'source'>, offset: number): Place {
  const above = source.slice(0, offset);
  const line = above.split('\n').length;
  return { file, line, column: offset - above.lastIndexOf('\n') };
}
