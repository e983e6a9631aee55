import type { SearchResponses } from 'algoliasearch/lite';
import type { SearchClient, SearchRequest } from '@/lib/search/search-client';

/**
 * A client that is loaded with its first question. If loading fails, so does the question, and the next one tries again.
 * Without a query, as InstantSearch asks at first, there are no hits; the engine then only gets ready, and that it can't is
 * told with the first real question.
 * @param load usually `loadSearchClient`
 */
export function lazyClient(load: () => Promise<SearchClient>): SearchClient {
  let loading: Promise<SearchClient> | undefined;

  async function getReady(): Promise<SearchClient> {
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
      if (requests.some(({ params }) => params?.query)) return (await getReady()).search<T>(requests);
      getReady().catch(() => {});
      return { results: requests.map(noHits<T>) };
    },
  };
}

const noHits = <T>({ indexName, params = {} }: SearchRequest): SearchResponses<T>['results'][number] => ({
  ...{ hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: params.hitsPerPage ?? 20, facets: {} },
  ...{ query: '', params: '', index: indexName, exhaustiveNbHits: true, processingTimeMS: 0 },
});
