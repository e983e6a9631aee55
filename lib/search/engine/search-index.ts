import type { SearchOptions, SearchResult } from 'minisearch';
import { isItem, kindIds } from '../kinds';
import { isChain, type SearchEntry, type SearchRecord } from '../record';
import { synonymsOf } from '../settings';
import { countTerms, type WordForm } from './count-terms';
import { CountedSearch } from './counted-search';
import type { Dictionary } from './dictionary';
import { type FacetFilters, toFilter } from './filters';
import { cached, memoize } from './memoize';
import { type QueryWord, queryWords } from './query-words';
import { descending, type Match, rankMatches } from './rank';
import {
  createVocabulary,
  type FieldName,
  fieldNames,
  splitInTwo,
  type Vocabulary,
  wordQuery,
} from './word-query';

/** What an entry says, as the dictionary encodes it. Its headings begin with the page's title. */
type Document = Pick<SearchEntry, 'slug' | 'kind' | 'headings' | 'keywords' | 'words' | 'content'>;

/** Everything that can be found. */
export type Corpus = {
  dictionary: Dictionary;
  documents: readonly Document[];
  /** Makes the record of a document. Its content stays encoded, because few records are shown. */
  recordAt(document: number): SearchRecord;
};

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
  /** Returns a record that was found with its content in words. */
  show(record: SearchRecord): SearchRecord;
  size: number;
};

/** Weights of the fields. A title says what a record is about, but its text may only mention a word. */
const boosts: Record<FieldName, number> = {
  title: 6,
  parts: 2.5,
  above: 2,
  keywords: 4,
  words: 4,
  lead: 1.6,
  text: 1,
};

/** The parts of an identifier in a title have their own field, because they count less than an author's words. */
const wordForms: Record<FieldName, WordForm> = {
  title: 'own',
  parts: 'parts',
  above: 'all',
  keywords: 'own',
  words: 'own',
  lead: 'all',
  text: 'all',
};

/** The records that pass the preferred filters rank higher. */
type Search = { query: string; preferred: FacetFilters | undefined };

/** Builds an index of the records. */
export function createSearchIndex({ dictionary, documents, recordAt }: Corpus): SearchIndex {
  const recordOf = cached(recordAt);
  const shared = sharedHeadings(documents, dictionary);
  const sharedNames = new Set([...shared].map(dictionary.decode));
  const lineBreak = dictionary.encode('\n');
  const encodedKinds = new Map(kindIds.map((kind) => [kind, dictionary.encode(kind)]));
  /** Returns the encoded text of each field. */
  const fieldsOf = ({
    kind,
    headings,
    keywords,
    words = '',
    content,
  }: Document): Record<FieldName, string> => {
    const heading = headings.at(-1) ?? '';
    const title = kind === 'section' && shared.has(heading) ? '' : heading;
    const above = headings.slice(0, 3).filter((each) => each !== title);
    // With its kind, so that a query such as `WithdrawFromFlowStream event` matches events.
    if (isItem(kind) || kind === 'address') above.push(encodedKinds.get(kind) ?? '');
    const [lead = '', ...text] = content.split(lineBreak);
    const joined = { above: above.join(''), keywords: keywords.join(''), text: text.join('') };
    return { title, parts: title, words, lead, ...joined };
  };
  const counted = countTerms(documents.map(fieldsOf), wordForms, dictionary.fragments);
  // The terms of a query are final.
  const index = new CountedSearch(counted, {
    fields: [...fieldNames],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  const vocabulary = createVocabulary(new Set(counted.terms));
  // Cached, because only the last word changes while the reader types, and facets repeat the same query.
  const searchWord = memoize(
    12,
    ({ word, joined }: { word: QueryWord; joined: readonly string[] }) =>
      index.search(wordQuery(word, vocabulary, joined), {
        boost: boosts,
        ...(joined.length === 0 ? broadTerms(word, documents) : {}),
      }),
    ({ word, joined }) => [word.text, word.term, word.isLast, ...joined].join(' '),
  );
  // Every keystroke asks for each of thousands of records whether the reader prefers its release.
  const preferredBy = memoize(
    2,
    (filters: FacetFilters | undefined) => cached(toFilter(filters)),
    JSON.stringify,
  );
  const findBy = ({ query, preferred }: Search): Found => {
    const words = queryWords(query);
    if (words.length === 0)
      return { words, matches: allByWeight(documents.map((_, document) => recordOf(document))) };
    const results = words.map((word, place) => {
      const joined = joinedWith(words, place, vocabulary);
      const begun = completed(word, vocabulary);
      return searchWord({ word: begun, joined });
    });
    const matches = mergeWords(results, recordOf);
    const isPreferred = preferredBy(preferred);
    const meant = words.map((word, place) => corrected(word, vocabulary, results[place]));
    const right = words.reduce((text, word, at) => text.replace(word.text, meant[at]?.text ?? ''), query);
    const ranked = { words: meant, query: right, isPreferred, sharedHeadings: sharedNames };
    return { words, matches: rankMatches(matches, ranked) };
  };
  const find = memoize(6, findBy, JSON.stringify);
  return {
    size: documents.length,
    show: (record) => ({ ...record, content: dictionary.decode(record.content) }),
    find: (query, preferred) => find({ query, preferred }),
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

/** Returns an unknown word in the form of its best match, so that `optimsm` names a chain, as `gnosischain` does. */
function corrected(word: QueryWord, vocabulary: Vocabulary, [best]: readonly SearchResult[] = []): QueryWord {
  if (vocabulary.hasPrefix(word.term)) return word;
  const split = splitInTwo(word.term, vocabulary);
  if (split) return { ...word, text: split.join(' ') };
  const [term = word.term, ...others] = best?.terms ?? [];
  return others.length > 0 ? word : { ...word, text: term, term };
}

/** Of shorter words, only names are searched. */
const shortestBegun = 4;

/** Limits a query that nearly every record matches: one letter finds pages, `0x` finds errors, and a capital also a ticker. */
function broadTerms({ term, text }: QueryWord, documents: readonly Document[]): SearchOptions {
  if (!/^(?:\D|0x)$/.test(term)) return {};
  const kind = term === '0x' ? 'error' : 'page';
  const isTicker = (document: Document | undefined, found: string) =>
    found === term && /[A-Z]/.test(text) && document?.keywords[0] !== undefined;
  return {
    boostDocument: (id, found) => Number(documents[id]?.kind === kind || isTicker(documents[id], found)),
  };
}

/** Sections with the same heading on more pages than this say little with it. */
const maxPages = 5;

/** Returns the headings that many pages share, such as "What can go wrong". Chains are names. */
function sharedHeadings(documents: readonly Document[], { decode }: Dictionary): ReadonlySet<string> {
  const pages = new Map<string, Set<string>>();
  for (const { slug, kind, headings } of documents) {
    const [, lvl2 = '', lvl3 = null] = headings;
    if (kind === 'section' && !isChain({ kind, hierarchy: { lvl2: decode(lvl2), lvl3 } })) {
      const heading = headings.at(-1) ?? '';
      pages.set(heading, (pages.get(heading) ?? new Set()).add(slug));
    }
  }
  return new Set([...pages].filter(([, slugs]) => slugs.size > maxPages).map(([heading]) => heading));
}

/** Joins a word with its neighbors, if the result is a known word. */
function joinedWith(words: readonly QueryWord[], place: number, vocabulary: Vocabulary): string[] {
  const at = (index: number) => words[index]?.term ?? '';
  const pairs = [at(place - 1) && at(place - 1) + at(place), at(place + 1) && at(place) + at(place + 1)];
  return pairs.filter((pair) => pair.length > 5 && (vocabulary.hasPrefix(pair) || synonymsOf(pair)[0]));
}

/** Adds up the scores of all words, with the words that each record contains. */
function mergeWords(
  results: readonly SearchResult[][],
  recordOf: (document: number) => SearchRecord,
): Match[] {
  const matches = new Map<number, Match>();
  for (const [place, found] of results.entries())
    for (const { id, score, terms } of found) {
      const match = matches.get(id);
      if (match) {
        match.score += score;
        match.found |= 1 << place;
        match.terms.push(terms);
      } else matches.set(id, { record: recordOf(id), score, found: 1 << place, terms: [terms] });
    }
  return [...matches.values()];
}

const allByWeight = (records: readonly SearchRecord[]): Match[] =>
  records.map((record) => ({ record, score: 0, found: 0, terms: [] })).sort(descending);
