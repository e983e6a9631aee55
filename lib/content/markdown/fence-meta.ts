import type { LineRange } from '@/lib/content/code/highlight';

/** What stands after the language on the first line of a code fence. */
export type FenceMeta = {
  title?: string;
  /** Text alternative of a diagram. */
  alt?: string;
  showLineNumbers: boolean;
  wrap: boolean;
  /** As they were written: `9-2` is one too. */
  highlighted: LineRange[];
  /** Words that mean nothing here. */
  unknown: string[];
};

/** Reads `title="Vault.sol" showLineNumbers {3,5-7} wrap`. */
export function readFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = { showLineNumbers: false, wrap: false, highlighted: [], unknown: [] };
  for (const [word, key, value, ranges] of meta.matchAll(/(\w+)="([^"]*)"|\{([\d,\s-]+)\}|\S+/g)) {
    if (key === 'title' || key === 'alt') result[key] = value ?? '';
    else if (ranges) result.highlighted = ranges.split(',').map(toRange);
    else if (word === 'showLineNumbers' || word === 'wrap') result[word] = true;
    else result.unknown.push(word);
  }
  return result;
}

function toRange(text: string): LineRange {
  const [first = 0, last = first] = text.split('-').map(Number);
  return { first, last };
}

/** The ranges that name a line which a code of so many lines hasn't, or no line at all. */
export const strayRanges = (ranges: readonly LineRange[], lines: number): LineRange[] =>
  ranges.filter(({ first, last }) => first < 1 || last < first || last > lines);
