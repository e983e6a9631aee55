import SearchableMap from 'minisearch/SearchableMap';

/** Every term of an index, in order; a term's number is its place. */
export type Vocabulary = {
  has(term: string): boolean;
  /** Whether a term begins so. */
  hasPrefix(prefix: string): boolean;
  /** Two terms that make up an unknown word, as `lockup` and `linear` for `lockuplinear`. */
  split(word: string): [string, string] | undefined;
  term(number: number): string;
  numberOf(term: string): number | undefined;
  /** The numbers of the terms that begin so: from the first to before the last. */
  rangeOf(prefix: string): [first: number, end: number];
  /** The numbers of the terms that differ in so many letters at most, each with how many those are. */
  near(word: string, edits: number): [number: number, distance: number][];
};

/** The shortest part into which a word is split: shorter ones are found in nearly every word. */
const shortestPart = 3;

/** @param terms in order, each once */
export function createVocabulary(terms: readonly string[]): Vocabulary {
  // Terms that are nearly the same are found along the branches of a tree.
  const numbers = new SearchableMap<number>();
  for (const [number, term] of terms.entries()) numbers.set(term, number);
  const numberOf = (term: string) => {
    const number = firstFrom(terms, term);
    return terms[number] === term ? number : undefined;
  };
  const has = (term: string) => numberOf(term) !== undefined;
  const rangeOf = (prefix: string): [number, number] => [
    firstFrom(terms, prefix),
    // No term has this sign, and it comes after all that a term has.
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

/** The place of the first term that isn't before this one, by halving. */
function firstFrom(sorted: readonly string[], term: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}
