import { liteClient } from 'algoliasearch/lite';
import { readHit } from './read-hit';
import type { SearchClient, SearchRequest } from './search-client';

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
      const { results } = await client.search<T>(requests);
      return {
        results: results.map((result) =>
          'hits' in result && Array.isArray(result.hits)
            ? { ...result, hits: result.hits.flatMap((hit) => readHit(hit) ?? []) }
            : result,
        ),
      };
    },
  };
}
