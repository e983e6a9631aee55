import SearchableMap from 'minisearch/SearchableMap';

/** All terms of an index, sorted. A term's position is its number. */
export type Vocabulary = {
  has(term: string): boolean;
  /** Whether any term starts with the prefix. */
  hasPrefix(prefix: string): boolean;
  /** Splits an unknown word into two known terms, such as `lockuplinear` into `lockup` and `linear`. */
  split(word: string): [string, string] | undefined;
  term(number: number): string;
  numberOf(term: string): number | undefined;
  /** The range of terms that start with the prefix; `end` is exclusive. */
  rangeOf(prefix: string): [first: number, end: number];
  /** The terms within this edit distance of a word, with their distances. */
  near(word: string, edits: number): [number: number, distance: number][];
};

/** The minimum length of a part. Shorter terms occur in nearly every word. */
const shortestPart = 3;

/** @param terms sorted and unique */
export function createVocabulary(terms: readonly string[]): Vocabulary {
  // A radix tree, which is used for fuzzy matches.
  const numbers = new SearchableMap<number>();
  for (const [number, term] of terms.entries()) numbers.set(term, number);
  const numberOf = (term: string) => {
    const number = firstFrom(terms, term);
    return terms[number] === term ? number : undefined;
  };
  const has = (term: string) => numberOf(term) !== undefined;
  const rangeOf = (prefix: string): [number, number] => [
    firstFrom(terms, prefix),
    // Sorts after every character that a term can contain.
    firstFrom(terms, `${prefix}\uffff`),
  ];
  return {
    has,
    hasPrefix: (prefix) => terms[firstFrom(terms, prefix)]?.startsWith(prefix) ?? false,
    split: (word) => {
      for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
        const parts: [string, string] = [word.slice(0, at), word.slice(at)];
        if (parts.every(has)) return parts;
      }
      return undefined;
    },
    term: (number) => terms[number] ?? '',
    ...{ numberOf, rangeOf },
    near: (word, edits) => [...numbers.fuzzyGet(word, edits).values()],
  };
}

/** Returns the position of the first term that doesn't sort before `term`, by binary search. */
function firstFrom(sorted: readonly string[], term: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}
