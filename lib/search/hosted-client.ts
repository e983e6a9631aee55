import { liteClient } from 'algoliasearch/lite';
import { groupSymbols } from './group-symbols';
import { type HitFields, readHit } from './read-hit';
import type { SearchClient, SearchRequest } from './search-types';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

/**
 * Returns the hosted index as an InstantSearch client. Its responses aren't trusted, so invalid hits are dropped.
 * @param options hosts and requester, for tests
 */
export function hostedClient({
  appId,
  searchKey,
  options,
}: {
  appId: string;
  searchKey: string;
  options?: Options;
}): SearchClient {
  const client = liteClient(appId, searchKey, options);
  return {
    async search<T>(requests: SearchRequest[]) {
      const { results } = await client.search<T>(requests.map(toHostedRequest));
      return {
        results: results.map((result) => {
          if (!('hits' in result) || !Array.isArray(result.hits)) return result;
          const hits = groupHits(result.hits.flatMap((hit) => readHit(hit) ?? []));
          return { ...result, hits, ...countHits(result, hits.length) };
        }),
      };
    },
  };
}

/** InstantSearch requests counts without hits, and a single facet without a list, which the hosted engine refuses. */
function toHostedRequest({ indexName, params = {} }: SearchRequest): SearchRequest {
  const { hitsPerPage, facets } = params;
  return {
    indexName,
    params: {
      ...params,
      ...(hitsPerPage !== undefined && { hitsPerPage: Math.max(1, hitsPerPage) }),
      ...(facets !== undefined && { facets: [facets].flat() }),
    },
  };
}

/**
 * The hosted engine counts groups, which are pages of the site with one to three hits. The number of hits is only known if
 * one page of results has all of them.
 */
const countHits = ({ nbPages = 1 }: { nbPages?: number | undefined }, hits: number) =>
  nbPages > 1 ? { exhaustiveNbHits: false } : { nbHits: hits, exhaustiveNbHits: true };

/** Groups the hits of one page of results, which are all that the hosted engine returns. */
const groupHits = <T extends HitFields>(hits: readonly T[]) =>
  groupSymbols(hits, (hit) => hit).map(({ match, places }) => ({
    ...match,
    ...(places.length > 1 && { places }),
  }));
