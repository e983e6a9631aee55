import type { SearchRecord } from '../record';
import { type QueryWord, queryWords } from './query-words';
import { type Match, rankMatches } from './rank';
import { remember } from './remember';
import { createTally, type Tally } from './tally';
import type { Vocabulary } from './vocabulary';
import { createWordIndex } from './word-index';
import { wordQuery } from './word-query';

/** The result of a query, before filters, paging, and highlights. */
export type Found = {
  words: QueryWord[];
  /** Best first. */
  matches: readonly Match[];
  /** The terms of a record that matched. */
  termsOf(match: Match): Set<string>;
};

export type SearchIndex = {
  /** Finds the records that match a query. For a query without words, returns all records sorted by weight. */
  find(query: string): Found;
  size: number;
};

/** Builds an index of the records. */
export function createSearchIndex(records: readonly SearchRecord[]): SearchIndex {
  const { vocabulary, search, termsIn } = createWordIndex(records);
  const tally = createTally(records.length);
  // Cached, because only the last word changes while the reader types, and facets repeat the same query.
  const searchWord = remember(60, search);
  const find = remember(10, (query: string): Found => {
    const words = queryWords(query);
    if (words.length === 0) return { words, matches: allByWeight(records), termsOf: () => new Set() };
    const results = words.map((word, place) => {
      const joined = joinedWith(words, place, vocabulary);
      const key = [word.text, word.isLast, ...joined].join(' ');
      return searchWord(wordQuery(word, vocabulary, joined), key);
    });
    for (const [place, { records: found, scores }] of results.entries())
      for (const [at, record] of found.entries()) tally.add(record, scores[at] ?? 0, 1 << place);
    return {
      words,
      matches: rankMatches(drainMatches(tally, records), words, query),
      termsOf: ({ id }) => new Set(results.flatMap(({ ways }) => termsIn(id, ways))),
    };
  });
  return { size: records.length, find: (query) => find(query, query) };
}

/** Joins a word with its neighbors, if the result is a known word. */
function joinedWith(words: readonly QueryWord[], place: number, vocabulary: Vocabulary): string[] {
  const at = (index: number) => words[index]?.term ?? '';
  const pairs = [at(place - 1) && at(place - 1) + at(place), at(place + 1) && at(place) + at(place + 1)];
  return pairs.filter((pair) => pair.length > 5 && vocabulary.hasPrefix(pair));
}

/** Collects the scores, with the words that each record contains. */
function drainMatches(tally: Tally, records: readonly SearchRecord[]): Match[] {
  const matches: Match[] = [];
  tally.drain((id, score, found) => {
    const record = records[id];
    if (record) matches.push({ id, record, score, found });
  });
  return matches;
}

const allByWeight = (records: readonly SearchRecord[]): Match[] =>
  records
    .map((record, id) => ({ id, record, score: 0, found: 0 }))
    .sort(
      ({ record: { weight: a } }, { record: { weight: b } }) =>
        b.pageRank - a.pageRank || b.level - a.level || a.position - b.position,
    );
