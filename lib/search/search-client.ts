import type { SearchParamsObject, SearchResult } from 'algoliasearch/lite';
import { publicEnv } from '@/lib/site/public-env';
import { findDecodedHit } from './decoded-hit';
import { toEngineQuery } from './engine-query';
import { readIdentifier } from './identifiers';
import { loadEngine } from './load-engine';
import { othersFor } from './named-releases';
import type { SymbolPlace } from './record';
import type { SearchClient, SearchRequest } from './search-types';
import { toSitePath } from './site-path';

/** The index that `InstantSearch` names in `indexName`. The built-in engine has only one and accepts any name. */
export const searchIndex = publicEnv.algoliaIndex;

/**
 * Returns the site's search client, which loads its engine with the first query. If loading fails, so does the query,
 * and the next one tries again. Requests are limited to this site and language, and hits are `FoundRecord`s whose `url`
 * is a path on this site without the base path. A query with revert data finds the error with its selector, and the
 * first hit is the decoded data.
 * @param load loads the engine; an empty query, which InstantSearch sends first, only starts loading
 */
export function createSearchClient(load: () => Promise<SearchClient> = loadEngine): SearchClient {
  let loading: Promise<SearchClient> | undefined;

  function loadOnce(): Promise<SearchClient> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  return {
    async search<T>(requests: SearchRequest[]) {
      const toSend = requests.filter((request) => queryOf(request).trim() !== '');
      if (toSend.length === 0) {
        // The first real query reports a failure.
        loadOnce().catch(() => {});
        return { results: requests.map(noHits<T>) };
      }
      const { results } = await (await loadOnce()).search<T>(toSend.map(toEngineRequest));
      const answers = new Map(toSend.map((request, index) => [request, results[index]]));
      return {
        results: await Promise.all(
          requests.map((request) => {
            const answer = answers.get(request);
            return answer ? toSiteResult(answer, queryOf(request)) : noHits<T>(request);
          }),
        ),
      };
    },
  };
}

const queryOf = ({ params }: SearchRequest): string => params?.query ?? '';

function toEngineRequest({ indexName, params = {} }: SearchRequest): SearchRequest {
  const query = toEngineQuery(params.query ?? '');
  return { indexName, params: { ...params, ...filtersFor(params), query } };
}

/** The start of an optional filter that ranks a release lower. */
const otherRelease = 'release:-';

/** Returns the optional filters that rank releases lower. */
export const filtersAgainst = (releases: readonly string[]): string[] =>
  releases.map((release) => `${otherRelease}${release}`);

/**
 * Combines the reader's filters with those of the site. A release that the query names takes precedence over the
 * reader's choice. The only optional filters are those of `filtersAgainst`.
 */
function filtersFor({
  query = '',
  facetFilters = [],
  optionalFilters,
}: SearchParamsObject): SearchParamsObject {
  const filters = {
    facetFilters: [...[facetFilters].flat(), 'language:en', `docusaurus_tag:${publicEnv.searchTag}`],
  };
  if (!Array.isArray(optionalFilters)) return filters;
  const others = optionalFilters.map((filter) => String(filter).replace(otherRelease, ''));
  return { ...filters, optionalFilters: filtersAgainst(othersFor(query, others)) };
}

/** Adapts a result for the site: with the query as the reader typed it, and without hits on other sites. */
async function toSiteResult<T>(answer: SearchResult<T>, query: string): Promise<SearchResult<T>> {
  if (!('hits' in answer) || !Array.isArray(answer.hits)) return answer;
  const hits = answer.hits.flatMap((hit) => {
    const path = toSitePath(String(hit.url ?? ''));
    if (path === undefined) return [];
    return [
      {
        ...hit,
        url: path,
        url_without_anchor: path.replace(/#.*/, ''),
        ...('places' in hit && { places: toSitePlaces(hit.places) }),
      },
    ];
  });
  const identifier = answer.page ? undefined : readIdentifier(query);
  // A selector alone is in the index, unless only another release has the error. Revert data that was cut off can have
  // any length.
  const isToDecode = identifier && (identifier.kind === 'revert-data' || hits.length === 0);
  const decoded = isToDecode ? await findDecodedHit(wholeBytes(identifier.text)) : undefined;
  if (!decoded) return { ...answer, query, hits };
  return { ...answer, query, hits: [decoded, ...hits], nbHits: (answer.nbHits ?? 0) + 1 };
}

/** Removes the first half of a byte that was cut off. */
const wholeBytes = (data: string): string => (data.length % 2 === 1 ? data.slice(0, -1) : data);

/** The places come from our own code (`group-symbols.ts`), but their URLs come from the index. */
const toSitePlaces = (places: SymbolPlace[]): SymbolPlace[] =>
  places.flatMap(({ url, contract }) => {
    const path = toSitePath(url);
    return path === undefined ? [] : [{ url: path, contract }];
  });

const noHits = <T>({ indexName, params = {} }: SearchRequest): SearchResult<T> => ({
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: params.hitsPerPage ?? 20,
  facets: {},
  query: params.query ?? '',
  params: '',
  index: indexName,
  processingTimeMS: 0,
  exhaustiveNbHits: true,
});
