import type { SearchResponse } from 'algoliasearch/lite';
import type { SearchRecord } from './record';
import type { SearchRequest } from './search-client';

/** A message to the worker. `index` is the URL of the index. Without requests, the worker only loads the index. */
export type Question = { id: number; index: string; requests: SearchRequest[] };

/** The worker's response to the question with the same ID. */
export type Answer =
  | { id: number; results: SearchResponse<SearchRecord>[] }
  | { id: number; failure: string };
