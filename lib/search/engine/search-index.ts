import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { headingOf, type SearchRecord } from '../record';
import { type FacetFilters, toFilter } from './filters';
import { memoize } from './memoize';
import { type QueryWord, queryWords } from './query-words';
import { type Match, rankMatches } from './rank';
import { allTermsOf, partTermsOf, termsOf } from './tokenize';
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

/** Builds an index of the records. */
export function createSearchIndex(records: readonly SearchRecord[]): SearchIndex {
  const terms = new Set<string>();
  const index = new MiniSearch<SearchRecord & { id: number }>({
    fields: [...fieldNames],
    extractField: (record, name) => (name === 'id' ? record.id : fieldOf(record, name, shared)),
    // MiniSearch calls this without a field name for terms of a query, which are final.
    tokenize: (text, name) => (name === undefined ? [text] : fieldTerms(text, name)),
    processTerm: (term, name) => {
      if (name !== undefined) terms.add(term);
      return term;
    },
  });
  const shared = sharedHeadings(records);
  for (const [id, record] of records.entries()) index.add({ ...record, id });
  const vocabulary = createVocabulary(terms);
  // Cached, because only the last word changes while the reader types, and facets repeat the same query.
  const searchWord = memoize(12, ({ word, joined }: { word: QueryWord; joined: readonly string[] }) =>
    index.search(wordQuery(word, vocabulary, joined), {
      boost: boosts,
      ...broadTerms(word.term, records),
    }),
  );
  const find = memoize(6, ([query, preferred]: readonly [string, FacetFilters | undefined]): Found => {
    const words = queryWords(query);
    if (words.length === 0) return { words, matches: allByWeight(records) };
    const results = words.map((word, place) => {
      const joined = joinedWith(words, place, vocabulary);
      return searchWord({ word, joined }, [word.text, word.isLast, ...joined].join(' '));
    });
    const matches = mergeWords(results, records);
    return { words, matches: rankMatches(matches, { words, query, isPreferred: toFilter(preferred) }) };
  });
  return {
    size: records.length,
    find: (query, preferred) => find([query, preferred], JSON.stringify([query, preferred])),
  };
}

/** Limits a query that nearly every record matches: one letter finds pages, and `0x` finds errors. */
function broadTerms(term: string, records: readonly SearchRecord[]): SearchOptions {
  if (term.length !== 1 && term !== '0x') return {};
  const kind = term === '0x' ? 'error' : 'page';
  return { boostDocument: (id) => Number(records[id]?.kind === kind) };
}

/** Sections with the same heading on more pages than this say little with it. */
const maxPages = 5;

/** Returns the headings that many pages share, such as "What can go wrong". Chains have keywords, and are names. */
function sharedHeadings(records: readonly SearchRecord[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const record of records)
    if (record.kind === 'section' && record.keywords.length === 0) {
      const heading = headingOf(record);
      counts.set(heading, (counts.get(heading) ?? 0) + 1);
    }
  return new Set([...counts].filter(([, count]) => count > maxPages).map(([heading]) => heading));
}

/** Words inside of URLs are no words of the text. */
const urls = /\bhttps?:\/\/\S+/g;

/** Returns the text of a field. */
function fieldOf(record: SearchRecord, name: string, shared: ReadonlySet<string>): string {
  const { hierarchy, keywords, kind } = record;
  const title = headingOf(record);
  const isShared = kind === 'section' && shared.has(title);
  if (name === 'title' || name === 'parts') return isShared ? '' : title;
  if (name === 'keywords') return keywords.join('\n');
  if (name === 'above') {
    const { lvl1, lvl2, lvl3 } = hierarchy;
    const headings = [lvl1, lvl2, lvl3].filter((heading) => heading && (isShared || heading !== title));
    // With its kind, so that a query such as `WithdrawFromFlowStream event` matches events.
    return [...headings, kind === 'page' || kind === 'section' ? '' : kind].join('\n');
  }
  const content = record.content.replace(urls, ' ');
  const end = content.indexOf('\n') + 1 || content.length;
  return name === 'lead' ? content.slice(0, end) : content.slice(end);
}

/**
 * The parts of an identifier in a title have their own field, because they count less than an author's words.
 */
function fieldTerms(text: string, name: string): string[] {
  if (name === 'title' || name === 'keywords') return termsOf(text);
  return name === 'parts' ? partTermsOf(text) : allTermsOf(text);
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
