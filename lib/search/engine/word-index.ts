import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { headingOf, type SearchRecord } from '../record';
import { partTermsOf, termsOf, tokenize } from './tokenize';
import { createVocabulary, type Vocabulary } from './vocabulary';

/** Records in which one word of a query was found: their place, how well, and as which of their terms. */
export type WordMatches = readonly Pick<SearchResult, 'id' | 'score' | 'terms'>[];

/** An index that is asked for one word at a time. */
export type WordIndex = { vocabulary: Vocabulary; search(query: Query): WordMatches };

/** What counts as much as what: a title is what a record is about, its text may only mention a word. */
const boost = { title: 6, parts: 2.5, trail: 2, keywords: 4, content: 1 };

/** Reads the words of records. */
export function createWordIndex(records: readonly SearchRecord[]): WordIndex {
  const terms = new Set<string>();
  const index = new MiniSearch<ReturnType<typeof toFields>>({
    fields: Object.keys(boost),
    tokenize: readField,
    processTerm: (term) => {
      terms.add(term);
      return term;
    },
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term, boost },
  });
  index.addAll(records.map(toFields));
  return {
    vocabulary: createVocabulary(terms),
    search: (query) => index.search(query),
  };
}

function toFields(record: SearchRecord, id: number) {
  const { lvl1, lvl2, lvl3 } = record.hierarchy;
  const title = headingOf(record);
  const above = [lvl1, lvl2, lvl3].filter((heading) => heading && heading !== title);
  return {
    ...{ id, title, parts: title, trail: [...above, kindWord(record)].join('\n') },
    ...{ keywords: record.keywords.join('\n'), content: record.content },
  };
}

/** `WithdrawFromFlowStream event` asks for an event. */
const kindWord = ({ kind }: SearchRecord): string => (kind === 'page' || kind === 'section' ? '' : kind);

function readField(text: string, field?: string): string[] {
  if (field === 'title' || field === 'keywords') return termsOf(text);
  // The parts of a name say less than words that somebody chose.
  return field === 'parts' ? partTermsOf(text) : tokenize(text).map(({ term }) => term);
}
