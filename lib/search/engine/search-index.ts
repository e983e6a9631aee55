import type { SearchOptions, SearchResult } from 'minisearch';
import { isItem } from '../kinds';
import { headingOf, isChain, type SearchRecord } from '../record';
import { countTerms, type WordForm } from './count-terms';
import { CountedSearch } from './counted-search';
import { type FacetFilters, toFilter } from './filters';
import { memoize } from './memoize';
import { type QueryWord, queryWords } from './query-words';
import { type Match, rankMatches } from './rank';
import { createVocabulary, type FieldName, fieldNames, type Vocabulary, wordQuery } from './word-query';

/** The result of a query, before filters, paging, and highlights. */
export type Found = {
  words: QueryWord[];
  /** Best first. */
  matches: readonly Match[];
};

export type SearchIndex = {
  /**
   * Finds the records that match a query. For a query without words, it returns all records sorted by weight.
   * @param preferred filters; records that don't pass them rank lower
   */
  find(query: string, preferred?: FacetFilters): Found;
  size: number;
};

/** Weights of the fields. A title says what a record is about, but its text may only mention a word. */
const boosts: Record<FieldName, number> = { title: 6, parts: 2.5, above: 2, keywords: 4, lead: 1.6, text: 1 };

/** The parts of an identifier in a title have their own field, because they count less than an author's words. */
const wordForms: Record<FieldName, WordForm> = {
  title: 'own',
  parts: 'parts',
  above: 'all',
  keywords: 'own',
  lead: 'all',
  text: 'all',
};

/** Builds an index of the records. */
export function createSearchIndex(records: readonly SearchRecord[]): SearchIndex {
  const shared = sharedHeadings(records);
  const counted = countTerms(
    records.map((record) => textsOf(record, shared)),
    wordForms,
  );
  // The terms of a query are final.
  const index = new CountedSearch(counted, {
    fields: [...fieldNames],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  const vocabulary = createVocabulary(new Set(counted.terms));
  // Cached, because only the last word changes while the reader types, and facets repeat the same query.
  const searchWord = memoize(12, ({ word, joined }: { word: QueryWord; joined: readonly string[] }) =>
    index.search(wordQuery(word, vocabulary, joined), {
      boost: boosts,
      ...broadTerms(word.term, records),
    }),
  );
  // Every keystroke asks for each of thousands of records whether the reader prefers its release.
  const preferredBy = memoize(
    2,
    (filters: FacetFilters | undefined) => new Set(records.filter(toFilter(filters))),
  );
  const find = memoize(6, ([query, preferred]: readonly [string, FacetFilters | undefined]): Found => {
    const words = queryWords(query);
    if (words.length === 0) return { words, matches: allByWeight(records) };
    const results = words.map((word, place) => {
      const joined = joinedWith(words, place, vocabulary);
      const begun = completed(word, vocabulary);
      return searchWord({ word: begun, joined }, [begun.text, begun.term, word.isLast, ...joined].join(' '));
    });
    const matches = mergeWords(results, records);
    const known = preferredBy(preferred, JSON.stringify(preferred));
    return {
      words,
      matches: rankMatches(matches, { words, query, isPreferred: (record) => known.has(record) }),
    };
  });
  return {
    size: records.length,
    find: (query, preferred) => find([query, preferred], JSON.stringify([query, preferred])),
  };
}

/**
 * Adds the characters that all completions of an unfinished word have in common, so that `sabl`, `sabli`, and `sablier` are
 * searched for once. Their results are the same, and there are thousands of them.
 */
function completed(word: QueryWord, vocabulary: Vocabulary): QueryWord {
  if (!word.isLast || word.parts.length > 0 || word.term.length < shortestBegun) return word;
  const term = vocabulary.commonPrefix(word.term);
  return term === word.term ? word : { ...word, term, text: term };
}

/** Of shorter words, only names are searched. */
const shortestBegun = 4;

/** Limits a query that nearly every record matches: one letter finds pages, and `0x` finds errors. */
function broadTerms(term: string, records: readonly SearchRecord[]): SearchOptions {
  if (term.length !== 1 && term !== '0x') return {};
  const kind = term === '0x' ? 'error' : 'page';
  return { boostDocument: (id) => Number(records[id]?.kind === kind) };
}

/** Sections with the same heading on more pages than this say little with it. */
const maxPages = 5;

/** Returns the headings that many pages share, such as "What can go wrong". Chains are names. */
function sharedHeadings(records: readonly SearchRecord[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const record of records)
    if (record.kind === 'section' && !isChain(record)) {
      const heading = headingOf(record);
      counts.set(heading, (counts.get(heading) ?? 0) + 1);
    }
  return new Set([...counts].filter(([, count]) => count > maxPages).map(([heading]) => heading));
}

/** Words inside of URLs are no words of the text. */
const urls = /\bhttps?:\/\/\S+/g;

/** Returns the text of each field. */
function textsOf(record: SearchRecord, shared: ReadonlySet<string>): Record<FieldName, string> {
  const { hierarchy, keywords, kind } = record;
  const heading = headingOf(record);
  const isShared = kind === 'section' && shared.has(heading);
  const title = isShared ? '' : heading;
  const above = [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3].filter((each) => each && each !== title);
  // With its kind, so that a query such as `WithdrawFromFlowStream event` matches events.
  if (isItem(kind) || kind === 'address') above.push(kind);
  const content = record.content.replace(urls, ' ');
  const end = content.indexOf('\n') + 1 || content.length;
  return {
    title,
    parts: title,
    above: above.join('\n'),
    keywords: keywords.join('\n'),
    lead: content.slice(0, end),
    text: content.slice(end),
  };
}

/** Joins a word with its neighbors, if the result is a known word. */
function joinedWith(words: readonly QueryWord[], place: number, vocabulary: Vocabulary): string[] {
  const at = (index: number) => words[index]?.term ?? '';
  const pairs = [at(place - 1) && at(place - 1) + at(place), at(place + 1) && at(place) + at(place + 1)];
  return pairs.filter((pair) => pair.length > 5 && vocabulary.hasPrefix(pair));
}

/** Adds up the scores of all words, with the words that each record contains. */
function mergeWords(results: readonly SearchResult[][], records: readonly SearchRecord[]): Match[] {
  const matches = new Map<number, Match>();
  for (const [place, found] of results.entries())
    for (const { id, score, terms } of found) {
      const match = matches.get(id);
      const record = records[id];
      if (match) {
        match.score += score;
        match.found |= 1 << place;
        match.terms.push(terms);
      } else if (record) matches.set(id, { record, score, found: 1 << place, terms: [terms] });
    }
  return [...matches.values()];
}

const allByWeight = (records: readonly SearchRecord[]): Match[] =>
  records
    .map((record) => ({ record, score: 0, found: 0, terms: [] }))
    .sort(
      ({ record: { weight: a } }, { record: { weight: b } }) =>
        b.pageRank - a.pageRank || b.level - a.level || a.position - b.position,
    );
