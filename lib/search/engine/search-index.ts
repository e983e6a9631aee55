import type { SearchRecord } from '../record';
import { type QueryWord, queryWords } from './query-words';
import { type Match, rankMatches } from './rank';
import { remember } from './remember';
import { createTally, type Tally } from './tally';
import type { Vocabulary } from './vocabulary';
import { createWordIndex } from './word-index';
import { wordQuery } from './word-query';

/** The answer to a query before filters, pages and highlights. */
export type Found = {
  words: QueryWord[];
  /** Best first. */
  matches: readonly Match[];
  /** The terms of a record that were found. */
  termsOf(match: Match): Set<string>;
};

export type SearchIndex = {
  /** Records that hold the words of a query; all of them in order of weight when it has none. */
  find(query: string): Found;
  size: number;
};

/** Reads the records; `find` works from then on. */
export function createSearchIndex(records: readonly SearchRecord[]): SearchIndex {
  const { vocabulary, search, termsIn } = createWordIndex(records);
  const tally = createTally(records.length);
  // While a query is typed, only its last word changes, and facets ask for the same one several times.
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
      matches: rankMatches(takeMatches(tally, records), words, query),
      termsOf: ({ id }) => new Set(results.flatMap(({ ways }) => termsIn(id, ways))),
    };
  });
  return { size: records.length, find: (query) => find(query, query) };
}

/** What a word is together with the one before or after it, where that is a word that somebody wrote. */
function joinedWith(words: readonly QueryWord[], place: number, vocabulary: Vocabulary): string[] {
  const at = (index: number) => words[index]?.term ?? '';
  const pairs = [at(place - 1) && at(place - 1) + at(place), at(place + 1) && at(place) + at(place + 1)];
  return pairs.filter((pair) => pair.length > 5 && vocabulary.hasPrefix(pair));
}

/** What was added up for each record: its ways are the words that were found in it. */
function takeMatches(tally: Tally, records: readonly SearchRecord[]): Match[] {
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
