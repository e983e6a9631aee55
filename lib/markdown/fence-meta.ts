/** What stands after the language on the first line of a code fence. */
export type FenceMeta = {
  title?: string;
  /** Text alternative of a diagram. */
  alt?: string;
  showLineNumbers: boolean;
  wrap: boolean;
  /** Line numbers to highlight, from 1. */
  highlighted: Set<number>;
  /** Words that mean nothing here. */
  unknown: string[];
};

/** Reads `title="Vault.sol" showLineNumbers {3,5-7} wrap`. */
export function readFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = { showLineNumbers: false, wrap: false, highlighted: new Set(), unknown: [] };
  for (const [word, key, value, ranges] of meta.matchAll(/(\w+)="([^"]*)"|\{([\d,\s-]+)\}|\S+/g)) {
    if (key === 'title' || key === 'alt') result[key] = value ?? '';
    else if (ranges) result.highlighted = new Set(ranges.split(',').flatMap(toLines));
    else if (word === 'showLineNumbers' || word === 'wrap') result[word] = true;
    else result.unknown.push(word);
  }
  return result;
}

function toLines(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
