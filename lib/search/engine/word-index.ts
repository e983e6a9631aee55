import type { SearchRecord } from '../record';
import { createPostings, type Postings, type Scope } from './postings';
import { createTally, type Tally } from './tally';
import { createVocabulary, type Vocabulary } from './vocabulary';
import type { WordQuery } from './word-query';

/**
 * One way in which a word matched: the numbers of the terms found for each of its terms, and the scope of the search.
 */
export type FoundWay = { scope: Scope; steps: readonly (readonly number[])[] };

/** The records that match a word of a query. */
export type WordMatches = {
  /** The records' numbers. */
  records: Int32Array;
  /** The score of each record. */
  scores: Float64Array;
  ways: readonly FoundWay[];
};

/** An index that is searched one word at a time. */
export type WordIndex = {
  vocabulary: Vocabulary;
  /** @param alternatives ways to find the word; records that match several of them score more than the sum */
  search(alternatives: readonly WordQuery[]): WordMatches;
  /** The terms of a record that matched in these ways. */
  termsIn(record: number, ways: readonly FoundWay[]): string[];
};

/** Builds an index of the words in records. */
export function createWordIndex(records: readonly SearchRecord[]): WordIndex {
  const postings = createPostings(records);
  const vocabulary = createVocabulary(postings.terms);
  const [total, part] = [createTally(records.length), createTally(records.length)];
  return {
    vocabulary,
    search: (alternatives) => {
      const ways = alternatives.map((alternative) => {
        const way = addAlternative(part, alternative, vocabulary, postings);
        part.drain((record, score, steps) => {
          if (steps === way.steps.length) total.add(record, score, steps);
        });
        return way;
      });
      return { ...drainAll(total), ways };
    },
    termsIn: (record, ways) => ways.flatMap((way) => termsOfWay(postings, way, record)),
  };
}

/** Adds the scores of one alternative, and returns the terms that it matched. */
function addAlternative(
  part: Tally,
  alternative: WordQuery,
  vocabulary: Vocabulary,
  postings: Postings,
): FoundWay {
  const { terms, scope, count } = alternative;
  const steps = terms.map((asked, step) =>
    termsFor(asked, alternative, vocabulary).map(([term, worth]) => {
      addPostings(part, postings, term, { scope, worth: worth * count, step });
      return term;
    }),
  );
  return { scope, steps };
}

/** Base weights of prefix and fuzzy matches, before taking lengths into account. */
const prefixWeight = 0.375;
const fuzzyWeight = 0.45;

/**
 * Returns the terms that match a word, with their weights. The more a term differs from the word, the lower its weight.
 */
function termsFor(
  asked: string,
  { prefix, edits }: WordQuery,
  vocabulary: Vocabulary,
): [term: number, worth: number][] {
  const exact = vocabulary.numberOf(asked);
  const found: [number, number][] = exact === undefined ? [] : [[exact, 1]];
  const [first, end] = prefix ? vocabulary.rangeOf(asked) : [0, 0];
  for (let term = first; term < end; term += 1) {
    const { length } = vocabulary.term(term);
    if (term !== exact)
      found.push([term, (prefixWeight * length) / (length + 0.3 * (length - asked.length))]);
  }
  for (const [term, distance] of edits > 0 ? vocabulary.near(asked, edits) : []) {
    const { length } = vocabulary.term(term);
    if (distance > 0) found.push([term, (fuzzyWeight * length) / (length + distance)]);
  }
  return found;
}

function addPostings(
  part: Tally,
  { starts, records, weights }: Postings,
  term: number,
  { scope, worth, step }: { scope: Scope; worth: number; step: number },
): void {
  const scoped = weights[scope];
  const end = starts[term + 1] ?? 0;
  for (let place = starts[term] ?? 0; place < end; place += 1) {
    const weight = scoped[place] ?? 0;
    if (weight > 0) part.addStep(records[place] ?? 0, weight * worth, step);
  }
}

/** Collects the total scores. A record's score is multiplied by the number of ways in which it matched. */
function drainAll(total: Tally): Pick<WordMatches, 'records' | 'scores'> {
  const [records, scores] = [new Int32Array(total.size()), new Float64Array(total.size())];
  let place = 0;
  total.drain((record, score, ways) => {
    records[place] = record;
    scores[place] = score * ways;
    place += 1;
  });
  return { records, scores };
}

/** Returns the terms of a record that one way matched, or none unless all steps matched. */
function termsOfWay(postings: Postings, { scope, steps }: FoundWay, record: number): string[] {
  const held = steps.map((terms) => terms.filter((term) => weightOf(postings, term, record, scope) > 0));
  return held.every((terms) => terms.length > 0) ? held.flat().map((term) => postings.terms[term] ?? '') : [];
}

/** Returns a term's weight in a record, by binary search. It's 0 if the record doesn't contain the term. */
function weightOf(
  { starts, records, weights }: Postings,
  term: number,
  record: number,
  scope: Scope,
): number {
  let [low, high] = [starts[term] ?? 0, starts[term + 1] ?? 0];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((records[middle] ?? 0) < record) low = middle + 1;
    else high = middle;
  }
  return low < (starts[term + 1] ?? 0) && records[low] === record ? (weights[scope][low] ?? 0) : 0;
}
