import type { Hit, SearchParamsObject, SearchResponse } from 'algoliasearch/lite';
import { groupSymbols } from '../group-symbols';
import { type FoundRecord, headingOf, levels, type SearchRecord } from '../record';
import type { SearchRequest } from '../search-types';
import { indexSettings } from '../settings';
import { snippet } from './excerpt';
import { countFacets, toFilter } from './filters';
import { highlight, type Marker } from './highlight';
import type { QueryWord } from './query-words';
import type { Match } from './rank';
import type { Found, SearchIndex } from './search-index';
import { termsOf } from './tokenize';

type Group = ReturnType<typeof groupSymbols<Found['matches'][number]>>[number];

/** The hosted engine returns no more hits per query than this. */
const paginationLimit = 1000;

/**
 * Answers an InstantSearch request in the hosted engine's format:
 * https://www.algolia.com/doc/rest-api/search/search-single-index. Of its parameters, those that the search sends apply.
 */
export function respond(
  index: SearchIndex,
  { indexName, params = {} }: SearchRequest,
): SearchResponse<FoundRecord> {
  const startTime = performance.now();
  const { query = '', hitsPerPage = 20, page = 0 } = params;
  const found = index.find(query, params.optionalFilters);
  const passes = toFilter(params.facetFilters);
  // Like the hosted engine, accept a single facet that isn't in a list, which InstantSearch sends.
  const facets = params.facets && [params.facets].flat();
  const passing = found.matches.filter(({ record }) => passes(record));
  const matches = distinct(groupSymbols(passing, ({ record }) => record));
  const shown = matches.slice(page * hitsPerPage, Math.min((page + 1) * hitsPerPage, paginationLimit));
  const records = matches.map(({ match }) => match.record);
  return {
    hits: shown.map(({ match, places }) => ({
      ...toHit({ ...match, record: index.show(match.record) }, found.words, params),
      ...(places.length > 1 && { places }),
    })),
    nbHits: matches.length,
    page,
    nbPages: hitsPerPage && Math.ceil(Math.min(matches.length, paginationLimit) / hitsPerPage),
    hitsPerPage,
    ...(facets && { facets: countFacets(records, facets), exhaustiveFacetsCount: true }),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true, ...(facets && { facetsCount: true }) },
    query,
    params: toParams(params),
    index: indexName,
    renderingContent: {},
    processingTimeMS: Math.max(1, Math.round(performance.now() - startTime)),
  };
}

/** Limits the matches per page. */
function distinct(matches: Group[]): Group[] {
  const seen = new Map<string, number>();
  return matches.filter(({ match: { record } }) => {
    const before = seen.get(record.url_without_anchor) ?? 0;
    seen.set(record.url_without_anchor, before + 1);
    return before < indexSettings.distinct;
  });
}

/** Encodes the parameters as in a URL. */
const toParams = (params: object): string =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(toText(value))}`)
    .join('&');

const toText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Converts a match to a hit with highlights in all searchable texts and with the requested snippets. */
function toHit(match: Match, words: readonly QueryWord[], params: SearchParamsObject): Hit<SearchRecord> {
  const { record } = match;
  const marker: Marker = {
    words,
    terms: new Set(match.terms.flat()),
    pre: params.highlightPreTag ?? indexSettings.highlightPreTag,
    post: params.highlightPostTag ?? indexSettings.highlightPostTag,
  };
  return {
    ...pickAttributes(record, params),
    _highlightResult: highlights(record, { ...marker, query: ` ${termsOf(params.query ?? '').join(' ')} ` }),
    _snippetResult: snippets(record, marker, params),
  };
}

/** Picks the requested attributes. Like the hosted engine, it leaves out all others except `objectID`. */
function pickAttributes(record: SearchRecord, { attributesToRetrieve: asked }: SearchParamsObject) {
  if (!asked) return record;
  const entries = Object.entries(record).filter(([name]) => name === 'objectID' || asked.includes(name));
  return Object.fromEntries(entries) as SearchRecord;
}

function highlights({ hierarchy, keywords }: SearchRecord, marker: Marker): Hit['_highlightResult'] {
  const headings = levels.flatMap((level) => {
    const text = hierarchy[level];
    return text ? [[level, highlight(text, marker)]] : [];
  });
  return {
    hierarchy: Object.fromEntries(headings),
    keywords: keywords.map((keyword) => highlight(keyword, marker)),
  };
}

function snippets(record: SearchRecord, marker: Marker, params: SearchParamsObject): Hit['_snippetResult'] {
  const { attributesToSnippet, snippetEllipsisText: ellipsis } = indexSettings;
  const [, words] = (params.attributesToSnippet ?? attributesToSnippet)[0]?.split(':') ?? [];
  // A page is shown with its description, and a contract on a chain with its address. Both are the first paragraph.
  const isBrief = record.kind === 'page' || record.kind === 'address';
  const content = isBrief ? record.content.split('\n', 1).join() : record.content;
  return { content: snippet(content, { title: headingOf(record), length: Number(words), ellipsis }, marker) };
}
