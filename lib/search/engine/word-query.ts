import type { Query, QueryCombination, SearchOptions } from 'minisearch';
import { itemAt } from '@/lib/site/invariant';
import { synonymsOf } from '../settings';
import type { QueryWord } from './query-words';
import { stemOf } from './tokenize';

/** The fields that are indexed: `parts` are those of identifiers in the title, and `lead` is the first paragraph. */
export const fieldNames = ['title', 'parts', 'above', 'keywords', 'words', 'lead', 'text'] as const;
export type FieldName = (typeof fieldNames)[number];

/** All terms of an index. */
export type Vocabulary = {
  has(term: string): boolean;
  /** Whether any term starts with the prefix. */
  hasPrefix(prefix: string): boolean;
  /** Returns the longest prefix of all terms that start with the prefix, or the prefix itself if there are none. */
  commonPrefix(prefix: string): string;
};

export function createVocabulary(terms: ReadonlySet<string>): Vocabulary {
  const sorted = [...terms].sort();
  /** Returns the place of the first term that isn't before this text. */
  const placeOf = (text: string) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (itemAt(sorted, middle) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    has: (term) => terms.has(term),
    hasPrefix: (prefix) => sorted[placeOf(prefix)]?.startsWith(prefix) ?? false,
    commonPrefix: (prefix) => {
      const first = sorted[placeOf(prefix)];
      if (!first?.startsWith(prefix)) return prefix;
      const last = itemAt(sorted, placeOf(`${prefix}\uffff`) - 1);
      let { length } = prefix;
      while (length < first.length && first[length] === last[length]) length += 1;
      return first.slice(0, length);
    },
  };
}

/** Weights of matches other than the word itself. */
const weights = {
  parts: 0.7,
  knownParts: 0.2,
  synonym: 0.55,
  stem: 0.4,
  split: 0.6,
  joined: 0.25,
  swapped: 0.8,
} as const;

/**
 * Expands a word of a query into alternatives: the word itself, completions of an unfinished word, similar words if the
 * word is unknown, the parts of an identifier, synonyms, and words with the same stem.
 * @param joined compounds of the word and a neighboring word, such as `airstream` for `air stream`
 */
export function wordQuery(word: QueryWord, vocabulary: Vocabulary, joined: readonly string[]): Query {
  const { term, parts } = word;
  const alternatives: Query[] = [{ queries: [term], ...optionsOf(word, vocabulary) }];
  if (isBarelyBegun(word)) alternatives.push({ queries: [term], prefix: true, fields: [...naming, 'lead'] });
  const isKnown = vocabulary.has(term);
  // A name such as `SablierLockup_Overdraw` is unmistakable. Others may be the end of a longer name.
  if (parts.length > 0 && !(isKnown && term.includes('_')))
    alternatives.push(all(parts, isKnown ? weights.knownParts : weights.parts));
  for (const synonym of [term, ...joined].flatMap(synonymsOf))
    alternatives.push(all(synonym.split(' '), weights.synonym));
  for (const number of numbersOf(term)) alternatives.push(startingWith(number, 1));
  if (stemOf(term) !== term) alternatives.push(startingWith(stemOf(term), weights.stem));
  for (const each of joined) alternatives.push(startingWith(each, weights.joined));
  for (const each of swapped(word, vocabulary)) alternatives.push(startingWith(each, weights.swapped));
  const split = vocabulary.hasPrefix(term) ? undefined : splitInTwo(term, vocabulary);
  if (split) alternatives.push(all(split, weights.split));
  return { combineWith: 'OR', queries: alternatives };
}

/**
 * Returns how pages write the number that a term stands for: `v4`, `4.0`, and `v4.0.1` stand for `v4.0`, and `14659648` for
 * a selector.
 */
function numbersOf(term: string): string[] {
  if (/^\d{8}$/.test(term)) return [`0x${term}`];
  if (/^v\d+$/.test(term)) return [`${term}.`];
  const [, version] = /^v?(\d+\.\d+)/.exec(term) ?? [];
  return version && term !== `v${version}` ? [`v${version}`] : [];
}

/** Matches records that contain all terms. */
const all = (terms: readonly string[], weight: number): QueryCombination => ({
  combineWith: 'AND',
  queries: [...terms],
  boostTerm: () => weight,
});

const startingWith = (term: string, weight: number): Query => ({ ...all([term], weight), prefix: true });

/** Too many words start with so few letters, so completions are only searched for in names and first paragraphs. */
const isBarelyBegun = ({ term, isLast }: QueryWord): boolean => isLast && term.length === 3;

const naming: FieldName[] = ['title', 'parts', 'above', 'keywords'];

function optionsOf(word: QueryWord, vocabulary: Vocabulary): SearchOptions {
  const { term, isLast } = word;
  // Too many words start with so few letters. Only names and titles are searched. A digit may be a chain's ID, and a capital
  // its ticker.
  if (/^\d$/.test(term)) return { fields: ['keywords'] };
  if (/^[A-Z]$/.test(word.text)) return { prefix: isLast, fields: ['title', 'keywords'] };
  if (term.length <= 2) return { prefix: isLast, fields: term.length === 1 ? ['title'] : naming };
  const isKnown = vocabulary.hasPrefix(term) || swapped(word, vocabulary).length > 0;
  return {
    prefix: !isBarelyBegun(word) && (isLast || isHex(term) || !vocabulary.has(term)),
    fuzzy: isKnown ? 0 : editsOf(term),
  };
}

const isHex = (term: string): boolean => term.startsWith('0x');

/**
 * Returns the maximum edit distance. It's 0 for words with digits, because a different digit makes a different number, except
 * for long names such as `SablierV2Lockup_Unauthorized`.
 */
function editsOf(term: string): number {
  if ((/\d/.test(term) && !/\d.*[a-z]{6}/.test(term)) || isHex(term) || term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}

/** Returns known words that result from swapping two adjacent letters, the most common typo. */
function swapped({ term }: QueryWord, vocabulary: Vocabulary): string[] {
  if (/\d/.test(term) || term.length < 4 || vocabulary.hasPrefix(term)) return [];
  const places = Array.from({ length: term.length - 1 }, (_, at) => at);
  const words = places.map((at) => term.slice(0, at) + term[at + 1] + term[at] + term.slice(at + 2));
  return words.filter((each) => vocabulary.has(each));
}

/** The minimum length of a part. Shorter terms occur in nearly every word. */
const shortestPart = 3;

/** Splits an unknown word into two known terms, such as `lockuplinear` into `lockup` and `linear`. */
export function splitInTwo(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every(vocabulary.has)) return parts;
  }
  return undefined;
}
