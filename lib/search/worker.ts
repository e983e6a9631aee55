// The built-in engine, which runs in a worker, prepares the index once, and answers queries.
import type { SearchResponse } from 'algoliasearch/lite';
import { isPackedIndex, unpackIndex } from './engine/pack';
import { respond } from './engine/respond';
import { createSearchIndex, type SearchIndex } from './engine/search-index';
import type { FoundRecord } from './record';
import type { SearchRequest } from './search-types';

/** A message to the worker: the index, as downloaded, or requests, which come after it. */
export type WorkerMessage = { index: ArrayBuffer } | { requests: SearchRequest[] };

type WorkerRequest = { id: number } & WorkerMessage;

/** The worker's response to the request with the same ID. */
export type WorkerResponse =
  | { id: number; results: SearchResponse<FoundRecord>[] }
  | { id: number; failure: string };

const noIndex = 'The search index is from another version of this site.';

let index: SearchIndex | undefined;

function prepare(data: ArrayBuffer): SearchIndex {
  const packed: unknown = JSON.parse(new TextDecoder().decode(data));
  if (!isPackedIndex(packed)) throw new Error(noIndex);
  return createSearchIndex(unpackIndex(packed));
}

function answer(request: WorkerRequest): WorkerResponse {
  const { id } = request;
  try {
    if ('index' in request) {
      index = prepare(request.index);
      return { id, results: [] };
    }
    const loaded = index;
    if (!loaded) throw new Error(noIndex);
    return { id, results: request.requests.map((each) => respond(loaded, each)) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => postMessage(answer(data)));
