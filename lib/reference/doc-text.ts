import type { Docs } from './model';

/** Gives the Markdown for a name in braces, as `{Lockup.Status}`. */
export type LinkWriter = (name: string) => string;

/**
 * Text of a documentation comment as one line of Markdown: names in braces become links, code between backticks
 * stays, and signs that would mean something in Markdown are escaped.
 */
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

/** A label that starts a list of its own, such as "Requirements:". */
const label = /^(notes?|requirements?)\s*:$/i;

/**
 * Sorts the technical part of a comment: what stands under "Requirements:" and "Notes:", and the paragraphs and lists
 * besides.
 */
export function toDocs(notice: string, dev: string, link: LinkWriter): Docs {
  const docs: Docs = { summary: toMarkdownLine(notice, link), details: [], requirements: [], notes: [] };
  let target = docs.details;
  for (const block of splitBlocks(dev)) {
    if (label.test(block)) {
      target = /^r/i.test(block) ? docs.requirements : docs.notes;
      continue;
    }
    const isPoint = /^(-|\d+\.)\s/.test(block);
    const text = toMarkdownLine(
      isPoint && target !== docs.details ? block.replace(/^\S+\s+/, '') : block,
      link,
    );
    if (!isPoint && target !== docs.details) target = docs.details;
    if (text) target.push(text);
  }
  // Some comments hold nothing but a technical part.
  if (docs.summary === '') docs.summary = docs.details.shift() ?? '';
  return docs;
}

/** Paragraphs, labels and single points of lists; the compiler keeps lines but drops empty ones. */
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
