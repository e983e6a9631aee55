import type { SearchParamsObject, SearchResponses } from 'algoliasearch/lite';

/** One question of InstantSearch. */
export type SearchRequest = { indexName: string; params?: SearchParamsObject };

/**
 * The part of a search client that InstantSearch uses. `search` rejects when nothing could be asked; asking again tries
 * again.
 */
export type SearchClient = {
  search<T>(requests: SearchRequest[]): Promise<SearchResponses<T>>;
};
