import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as wordsOf } from 'mdast-util-to-string';
import type { Docs } from './model';

/** Returns the Markdown for a name in braces, such as `{Lockup.Status}`. */
export type LinkWriter = (name: string) => string;

/** Converts a comment to one line of Markdown: names in braces become links, and special characters are escaped. */
export function toMarkdownLine(text: string, link: LinkWriter): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .split(/(`[^`]*`|\{[A-Za-z_$][\w$.\-()]*\})/)
    .map((part) => {
      if (part.startsWith('`')) return part;
      if (/^\{[A-Za-z_$]/.test(part)) return link(part.slice(1, -1));
      return part.replace(/[<>*[\]]/g, '\\$&');
    })
    .join('')
    .trim();
}

/** A label on its own line that starts a list, such as "Requirements:". */
const label = /^(notes?|requirements?)\s*:$/i;

/** Splits the `@dev` part into the lists under "Requirements:" and "Notes:", and all other paragraphs. */
export function toDocs(notice: string, dev: string, link: LinkWriter): Docs {
  const docs: Docs = { summary: toMarkdownLine(notice, link), details: [], requirements: [], notes: [] };
  let target = docs.details;
  for (const block of splitBlocks(dev)) {
    if (label.test(block)) {
      target = /^r/i.test(block) ? docs.requirements : docs.notes;
      continue;
    }
    const isPoint = /^(-|\d+\.)\s/.test(block);
    if (!isPoint) target = docs.details;
    const text = toMarkdownLine(target === docs.details ? block : block.replace(/^\S+\s+/, ''), link);
    if (text) target.push(text);
  }
  // Some comments have only a `@dev` part.
  if (docs.summary === '') docs.summary = docs.details.shift() ?? '';
  return docs;
}

/** Splits text into paragraphs, labels, and list items. The compiler keeps line breaks but drops empty lines. */
function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let isNew = true;
  for (const line of text.split('\n')) {
    const isStart = line.trim() === '' || label.test(line.trim()) || /^\s*(-|\d+\.)\s/.test(line);
    if (isStart || isNew || blocks.length === 0) blocks.push(line.trim());
    else blocks[blocks.length - 1] += `\n${line.trim()}`;
    isNew = line.trim() === '' || label.test(line.trim());
  }
  return blocks.filter((block) => block !== '');
}

/** Abbreviations that end with a period inside a sentence. */
const abbreviation = /(?:\b[ie]\.[eg]\.|\betc\.|\bvs\.)$/;

/** Returns the first sentence of a Markdown paragraph. */
export function firstSentence(text: string): string {
  for (const { index } of text.matchAll(/\.(?=\s)/g)) {
    const sentence = text.slice(0, index + 1);
    if (!abbreviation.test(sentence)) return sentence;
  }
  return text;
}

/** Converts Markdown to plain text. */
export const plainText = (markdown: string): string => wordsOf(fromMarkdown(markdown));
