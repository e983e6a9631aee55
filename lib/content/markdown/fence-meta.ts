import type { LineRange } from '@/lib/content/code/highlight';

/** The options after the language on the first line of a code fence. */
export type FenceMeta = {
  title?: string;
  alt?: string;
  showLineNumbers: boolean;
  wrap: boolean;
  /** As written, even if the range is reversed, such as `9-2`. */
  focused: LineRange[];
  unknown: string[];
};

/** Parses the options of a fence, if it has any, such as `title="Vault.sol" showLineNumbers {3,5-7} wrap`. */
export function readFenceMeta(meta: string | null | undefined): FenceMeta {
  const result: FenceMeta = { showLineNumbers: false, wrap: false, focused: [], unknown: [] };
  for (const [word, key, value, ranges] of (meta ?? '').matchAll(/(\w+)="([^"]*)"|\{([\d,\s-]+)\}|\S+/g)) {
    if (key === 'title' || key === 'alt') result[key] = value;
    else if (ranges) result.focused = ranges.split(',').map(toRange);
    else if (word === 'showLineNumbers' || word === 'wrap') result[word] = true;
    else result.unknown.push(word);
  }
  return result;
}

function toRange(text: string): LineRange {
  const [first = 0, last = first] = text.split('-').map(Number);
  return { first, last };
}

/** Returns the ranges that are invalid or extend past the end of the code. */
export const strayRanges = (ranges: readonly LineRange[], lines: number): LineRange[] =>
  ranges.filter(({ first, last }) => first < 1 || last < first || last > lines);
