import type { SearchParamsObject, SearchResponses } from 'algoliasearch/lite';

/** An InstantSearch request. */
export type SearchRequest = { indexName: string; params?: SearchParamsObject };

/**
 * The part of a search client that InstantSearch uses. `search` rejects if the engine isn't available; calling it again
 * retries.
 */
export type SearchClient = {
  search<T>(requests: SearchRequest[]): Promise<SearchResponses<T>>;
};
