import type { SearchRecord } from '../record';
import { createPostings, type Postings, type Scope } from './postings';
import { createTally, type Tally } from './tally';
import { createVocabulary, type Vocabulary } from './vocabulary';
import type { WordQuery } from './word-query';

/** A way in which a word was found: the numbers of the terms to which each of its terms led, and where they were looked for. */
export type FoundWay = { scope: Scope; steps: readonly (readonly number[])[] };

/** Records in which a word of a query was found. */
export type WordMatches = {
  /** Their numbers. */
  records: Int32Array;
  /** How well each of them matches. */
  scores: Float64Array;
  ways: readonly FoundWay[];
};

/** An index that is asked for one word at a time. */
export type WordIndex = {
  vocabulary: Vocabulary;
  /** @param alternatives ways to find the word; what is found in several of them counts more than their sum */
  search(alternatives: readonly WordQuery[]): WordMatches;
  /** The terms by which a record was found in these ways. */
  termsIn(record: number, ways: readonly FoundWay[]): string[];
};

/** Reads the words of records. */
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
      return { ...takeAll(total), ways };
    },
    termsIn: (record, ways) => ways.flatMap((way) => termsOfWay(postings, way, record)),
  };
}

/** Adds what one way finds, and tells to which terms it led. */
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

/** How much a term counts that only begins as was asked, or that is only nearly the same, before lengths are compared. */
const begins = 0.375;
const resembles = 0.45;

/** The terms that something leads to, each with how much it counts: less the more of it was not asked for. */
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
    if (term !== exact) found.push([term, (begins * length) / (length + 0.3 * (length - asked.length))]);
  }
  for (const [term, distance] of edits > 0 ? vocabulary.near(asked, edits) : []) {
    const { length } = vocabulary.term(term);
    if (distance > 0) found.push([term, (resembles * length) / (length + distance)]);
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

/** What was added up; a record that was found in more ways counts as often again. */
function takeAll(total: Tally): Pick<WordMatches, 'records' | 'scores'> {
  const [records, scores] = [new Int32Array(total.size()), new Float64Array(total.size())];
  let place = 0;
  total.drain((record, score, ways) => {
    records[place] = record;
    scores[place] = score * ways;
    place += 1;
  });
  return { records, scores };
}

/** The terms by which a way leads to a record; none unless all of its steps do. */
function termsOfWay(postings: Postings, { scope, steps }: FoundWay, record: number): string[] {
  const held = steps.map((terms) => terms.filter((term) => weightOf(postings, term, record, scope) > 0));
  return held.every((terms) => terms.length > 0) ? held.flat().map((term) => postings.terms[term] ?? '') : [];
}

/** How much a term says of a record there, found by halving; 0 if it does not hold it. */
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
