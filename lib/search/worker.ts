// The built-in engine, which runs in a worker, loads the index once, and answers queries.
import type { SearchResponse } from 'algoliasearch/lite';
import { isPackedIndex, unpackIndex } from './engine/pack';
import { respond } from './engine/respond';
import { createSearchIndex, type SearchIndex } from './engine/search-index';
import type { FoundRecord } from './record';
import type { SearchRequest } from './search-types';

/** A message to the worker. `index` is the URL of the index. Without requests, the worker only loads the index. */
export type WorkerRequest = { id: number; index: string; requests: SearchRequest[] };

/** The worker's response to the request with the same ID. */
export type WorkerResponse =
  | { id: number; results: SearchResponse<FoundRecord>[] }
  | { id: number; failure: string };

let index: Promise<SearchIndex> | undefined;

/** Loads the index once. After a failure, the next call retries. */
function loadIndex(address: string): Promise<SearchIndex> {
  index ??= fetchIndex(address).catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

/** The download fails if nothing arrives for this many milliseconds. */
const stallTimeout = 10_000;

/** Fetches JSON, and aborts if the download stalls. A slow connection can take as long as it needs. */
async function fetchJson(address: string): Promise<unknown> {
  const abort = new AbortController();
  const giveUp = () => abort.abort(new Error('The search index stopped downloading.'));
  let timer = setTimeout(giveUp, stallTimeout);
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, output) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, stallTimeout);
      output.enqueue(chunk);
    },
  });
  try {
    const response = await fetch(address, { signal: abort.signal });
    if (!response.ok || !response.body) throw new Error(`The search index returned ${response.status}.`);
    return await new Response(response.body.pipeThrough(watch)).json();
  } finally {
    clearTimeout(timer);
  }
}

async function fetchIndex(address: string): Promise<SearchIndex> {
  const packed = await fetchJson(address);
  if (!isPackedIndex(packed)) throw new Error('The search index is from another version of this site.');
  return createSearchIndex(unpackIndex(packed));
}

async function answer({ id, index: address, requests }: WorkerRequest): Promise<WorkerResponse> {
  try {
    const loaded = await loadIndex(address);
    return { id, results: requests.map((request) => respond(loaded, request)) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  answer(data).then((response) => postMessage(response));
});
