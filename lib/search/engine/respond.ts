import type { SearchParamsObject, SearchResponse } from 'algoliasearch/lite';
import type { SearchRecord } from '../record';
import type { SearchRequest } from '../search-client';
import { indexSettings } from '../settings';
import { countFacets, toFilter } from './filters';
import { toHit } from './hit';
import type { Match } from './rank';
import type { SearchIndex } from './search-index';

/** The hosted engine shows no more of the hits of one query. */
const paginationLimit = 1000;

/**
 * Answers one question of InstantSearch in the shape in which the hosted engine answers it.
 * Format: https://www.algolia.com/doc/rest-api/search/search-single-index
 */
export function respond(
  index: SearchIndex,
  { indexName, params = {} }: SearchRequest,
): SearchResponse<SearchRecord> {
  const begun = performance.now();
  const query = params.query ?? '';
  const hitsPerPage = params.hitsPerPage ?? 20;
  const page = params.page ?? 0;
  const found = index.find(query);
  const passes = toFilter(params.facetFilters);
  // InstantSearch writes a single facet without a list, which the hosted engine takes too.
  const facets = params.facets && [params.facets].flat();
  const kept = distinct(
    found.matches.filter(({ record }) => passes(record)),
    distinctOf(params),
  );
  const shown = kept.slice(page * hitsPerPage, Math.min((page + 1) * hitsPerPage, paginationLimit));
  const records = kept.map(({ record }) => record);
  return {
    hits: shown.map((match) => toHit(match, found, params)),
    nbHits: kept.length,
    page,
    nbPages: pagesFor(kept.length, hitsPerPage),
    hitsPerPage,
    ...(facets && { facets: countFacets(records, facets), exhaustiveFacetsCount: true }),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true, ...(facets && { facetsCount: true }) },
    query,
    params: toParams(params),
    index: indexName,
    renderingContent: {},
    processingTimeMS: Math.max(1, Math.round(performance.now() - begun)),
  };
}

const pagesFor = (hits: number, hitsPerPage: number): number =>
  hitsPerPage === 0 ? 0 : Math.ceil(Math.min(hits, paginationLimit) / hitsPerPage);

const distinctOf = ({ distinct: asked = indexSettings.distinct }: SearchParamsObject): number =>
  typeof asked === 'boolean' ? Number(asked) : asked;

/** The first so many matches of each page; all of them for 0. */
function distinct(matches: Match[], count: number): Match[] {
  if (count === 0) return matches;
  const seen = new Map<string, number>();
  return matches.filter(({ record }) => {
    const before = seen.get(record.url_without_anchor) ?? 0;
    seen.set(record.url_without_anchor, before + 1);
    return before < count;
  });
}

/** The parameters as an address holds them. */
const toParams = (params: object): string =>
  Object.entries(params)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
    )
    .join('&');
