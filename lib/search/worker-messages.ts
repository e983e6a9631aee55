import type { SearchResponse } from 'algoliasearch/lite';
import type { SearchRecord } from './record';
import type { SearchRequest } from './search-client';

/** What the page asks the worker; `index` is where the records lie. Without requests it only gets ready. */
export type Question = { id: number; index: string; requests: SearchRequest[] };

/** What the worker answers to the question with this number. */
export type Answer =
  | { id: number; results: SearchResponse<SearchRecord>[] }
  | { id: number; failure: string };
