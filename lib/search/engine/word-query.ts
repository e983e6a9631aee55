import type { Scope } from './postings';
import type { QueryWord } from './query-words';
import { synonyms } from './synonyms';
import type { Vocabulary } from './vocabulary';

/** One way to find a word: terms that a record must all hold. */
export type WordQuery = {
  terms: readonly string[];
  /** How much it counts. */
  count: number;
  /** Also terms that begin so. */
  prefix: boolean;
  /** How many letters of a term may be others. */
  edits: number;
  scope: Scope;
};

/** How much a match counts that isn't the word itself. */
const counts = { parts: 0.7, synonym: 0.55, stem: 0.4, split: 0.6, joined: 0.25, swapped: 0.8 } as const;

/** Endings that a word of the same kind may not have, as in `withdrawing` and `withdrawal`. */
const ending = /(?:ing|ed|able|ation|ability|ment)$/;

/**
 * What one word of a query finds: itself, what begins so while it is being typed, words that are nearly the same where
 * nobody knows this one, its parts if it is an identifier, its synonyms, and words of the same stem.
 * @param neighbor the word before or after it with which it may be one: `air stream`
 */
export function wordQuery(word: QueryWord, vocabulary: Vocabulary, joined: readonly string[]): WordQuery[] {
  const { term, parts } = word;
  const alternatives = [{ ...all([term], 1), ...optionsOf(word, vocabulary) }];
  if (parts.length > 0) alternatives.push(all(parts, counts.parts));
  for (const synonym of synonyms[term] ?? []) alternatives.push(all(synonym.split(' '), counts.synonym));
  const stem = stemOf(term);
  if (stem) alternatives.push(begun(stem, counts.stem));
  for (const each of joined) alternatives.push(begun(each, counts.joined));
  for (const each of swapped(word, vocabulary)) alternatives.push(begun(each, counts.swapped));
  const split = vocabulary.hasPrefix(term) ? undefined : vocabulary.split(term);
  if (split) alternatives.push(all(split, counts.split));
  return alternatives;
}

const all = (terms: readonly string[], count: number): WordQuery => ({
  ...{ terms, count, prefix: false, edits: 0, scope: 'all' },
});

const begun = (term: string, count: number): WordQuery => ({ ...all([term], count), prefix: true });

function optionsOf(word: QueryWord, vocabulary: Vocabulary): Partial<WordQuery> {
  const { term, isLast } = word;
  // So few letters begin too many words; those of names and titles are few enough.
  if (term.length <= 2) return { prefix: isLast, scope: term.length === 1 ? 'title' : 'naming' };
  const isKnown = vocabulary.hasPrefix(term) || swapped(word, vocabulary).length > 0;
  return {
    prefix: isLast || isHex(term) || !vocabulary.has(term),
    edits: isKnown ? 0 : editsOf(term),
  };
}

const isHex = (term: string): boolean => term.startsWith('0x');

/** How many letters may be wrong. None in a number or a selector: the next one is another thing. */
function editsOf(term: string): number {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}

/** Known words in which two neighbouring letters changed places, the commonest slip of all. */
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
