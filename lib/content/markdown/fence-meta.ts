import type { LineRange } from '@/lib/content/code/highlight';
import { escapeRegExp } from '@/lib/markup/escape-reg-exp';

/** The options after the language on the first line of a code fence. */
export type FenceMeta = {
  title?: string;
  alt?: string;
  showLineNumbers: boolean;
  wrap: boolean;
  /** What the lines to highlight contain, as `findLines` takes it. */
  focused: string[];
  unknown: string[];
};

/** Parses the options of a fence, if it has any, such as `title="Vault.sol" showLineNumbers {token, sender} wrap`. */
export function readFenceMeta(meta: string | null | undefined): FenceMeta {
  const result: FenceMeta = { showLineNumbers: false, wrap: false, focused: [], unknown: [] };
  for (const [word, key, value, names] of (meta ?? '').matchAll(
    /(\w+)="([^"]*)"|\{([^{}]+)\}|\w+=[“„][^“”]*[“”]|\S+/g,
  )) {
    if (key === 'title' || key === 'alt') result[key] = value;
    else if (names) result.focused = names.split(',').map((name) => name.trim());
    else if (word === 'showLineNumbers' || word === 'wrap') result[word] = true;
    else result.unknown.push(word);
  }
  return result;
}

/**
 * Finds lines by what they contain. Line numbers would be wrong after the next edit of a sample.
 * @param names a name selects all lines with it; `a..b` selects the lines from the first one with `a` to the next one with `b`
 * @returns the lines, which count from 1, and the names that select none
 */
export function findLines(
  code: string,
  names: readonly string[],
): { ranges: LineRange[]; missing: string[] } {
  const lines = code.split('\n');
  const found = names.map((name) => ({ name, ranges: /^[\d-]*$/.test(name) ? [] : rangesOf(lines, name) }));
  return {
    ranges: found.flatMap(({ ranges }) => ranges),
    missing: found.filter(({ ranges }) => ranges.length === 0).map(({ name }) => name),
  };
}

function rangesOf(lines: string[], name: string): LineRange[] {
  const [start = '', end] = name.split('..');
  const hasStart = contains(start);
  if (end === undefined)
    return lines.flatMap((line, index) => (hasStart(line) ? [{ first: index + 1, last: index + 1 }] : []));
  const first = lines.findIndex(hasStart);
  const hasEnd = contains(end);
  const last = lines.findIndex((line, index) => index >= first && hasEnd(line));
  return first < 0 || last < 0 ? [] : [{ first: first + 1, last: last + 1 }];
}

/** Matches a text that contains `name` as a whole: not `token` in `tokenId`. */
const contains = (name: string): ((text: string) => boolean) => {
  const whole = new RegExp(`(?<!\\w)${escapeRegExp(name)}(?!\\w)`);
  return (text) => whole.test(text);
};
