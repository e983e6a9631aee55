import type { SearchResponses } from 'algoliasearch/lite';
import type { SearchClient, SearchRequest } from '@/lib/search/search-client';

/**
 * Returns a client that loads the engine with the first query. If loading fails, so does the query, and the next one
 * tries again. An empty query, which InstantSearch sends first, returns no hits and only starts loading; the first real
 * query reports any failure.
 * @param load usually `loadSearchClient`
 */
export function lazyClient(load: () => Promise<SearchClient>): SearchClient {
  let loading: Promise<SearchClient> | undefined;

  async function loadOnce(): Promise<SearchClient> {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    async search<T>(requests: SearchRequest[]) {
      if (requests.some(({ params }) => params?.query)) return (await loadOnce()).search<T>(requests);
      loadOnce().catch(() => {});
      return { results: requests.map(noHits<T>) };
    },
  };
}

const noHits = <T>({ indexName, params = {} }: SearchRequest): SearchResponses<T>['results'][number] => ({
  ...{ hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: params.hitsPerPage ?? 20, facets: {} },
  ...{ query: '', params: '', index: indexName, exhaustiveNbHits: true, processingTimeMS: 0 },
});
