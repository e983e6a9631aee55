/** Every term of an index, in order. */
export type Vocabulary = {
  has(term: string): boolean;
  /** Whether a term begins so. */
  hasPrefix(prefix: string): boolean;
  /** Two terms that make up an unknown word, as `lockup` and `linear` for `lockuplinear`. */
  split(word: string): [string, string] | undefined;
};

/** The shortest part into which a word is split: shorter ones are found in nearly every word. */
const shortestPart = 3;

export function createVocabulary(terms: Iterable<string>): Vocabulary {
  const known = new Set(terms);
  const sorted = [...known].sort();
  return {
    has: (term) => known.has(term),
    hasPrefix: (prefix) => sorted[firstFrom(sorted, prefix)]?.startsWith(prefix) ?? false,
    split: (word) => {
      for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
        const parts: [string, string] = [word.slice(0, at), word.slice(at)];
        if (parts.every((part) => known.has(part))) return parts;
      }
      return undefined;
    },
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
