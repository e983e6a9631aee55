import type { Scope } from './postings';
import type { QueryWord } from './query-words';
import { synonyms } from './synonyms';
import type { Vocabulary } from './vocabulary';

/** One way to find a word: a record must contain all of these terms. */
export type WordQuery = {
  terms: readonly string[];
  /** The weight of a match. */
  count: number;
  /** Whether terms that only start like this match, too. */
  prefix: boolean;
  /** The maximum edit distance. */
  edits: number;
  scope: Scope;
};

/** Weights of matches other than the word itself. */
const counts = { parts: 0.7, synonym: 0.55, stem: 0.4, split: 0.6, joined: 0.25, swapped: 0.8 } as const;

/** Endings that related words may lack, as in `withdrawing` and `withdrawal`. */
const ending = /(?:ing|ed|able|ation|ability|ment)$/;

/**
 * Expands a word of a query into alternatives: the word itself, completions of an unfinished word, similar words if the
 * word is unknown, the parts of an identifier, synonyms, and words with the same stem.
 * @param joined compounds of the word and a neighboring word, such as `airstream` for `air stream`
 */
export function wordQuery(word: QueryWord, vocabulary: Vocabulary, joined: readonly string[]): WordQuery[] {
  const { term, parts } = word;
  const alternatives = [{ ...all([term], 1), ...optionsOf(word, vocabulary) }];
  if (parts.length > 0) alternatives.push(all(parts, counts.parts));
  for (const synonym of synonyms[term] ?? []) alternatives.push(all(synonym.split(' '), counts.synonym));
  const stem = stemOf(term);
  if (stem) alternatives.push(startingWith(stem, counts.stem));
  for (const each of joined) alternatives.push(startingWith(each, counts.joined));
  for (const each of swapped(word, vocabulary)) alternatives.push(startingWith(each, counts.swapped));
  const split = vocabulary.hasPrefix(term) ? undefined : vocabulary.split(term);
  if (split) alternatives.push(all(split, counts.split));
  return alternatives;
}

const all = (terms: readonly string[], count: number): WordQuery => ({
  ...{ terms, count, prefix: false, edits: 0, scope: 'all' },
});

const startingWith = (term: string, count: number): WordQuery => ({ ...all([term], count), prefix: true });

function optionsOf(word: QueryWord, vocabulary: Vocabulary): Partial<WordQuery> {
  const { term, isLast } = word;
  // Too many words start with so few letters. Only names and titles are searched.
  if (term.length <= 2) return { prefix: isLast, scope: term.length === 1 ? 'title' : 'naming' };
  const isKnown = vocabulary.hasPrefix(term) || swapped(word, vocabulary).length > 0;
  return {
    prefix: isLast || isHex(term) || !vocabulary.has(term),
    edits: isKnown ? 0 : editsOf(term),
  };
}

const isHex = (term: string): boolean => term.startsWith('0x');

/**
 * Returns the maximum edit distance. It's 0 for words with digits, because a different digit makes a different number.
 */
function editsOf(term: string): number {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}

/** Returns known words that result from swapping two adjacent letters, the most common typo. */
function swapped({ term }: QueryWord, vocabulary: Vocabulary): string[] {
  if (/\d/.test(term) || term.length < 4 || vocabulary.hasPrefix(term)) return [];
  const places = Array.from({ length: term.length - 1 }, (_, at) => at);
  const words = places.map((at) => term.slice(0, at) + term[at + 1] + term[at] + term.slice(at + 2));
  return words.filter((each) => vocabulary.has(each));
}

function stemOf(term: string): string | undefined {
  const stem = term.replace(ending, '').replace(/([bdglmnprt])\1$/, '$1');
  return stem !== term && stem.length >= 4 ? stem : undefined;
}
