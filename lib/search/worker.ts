// The built-in engine, which runs in a worker, loads the index once, and answers queries.
import type { SearchResponse } from 'algoliasearch/lite';
import { isPackedIndex, unpackIndex } from './engine/pack';
import { respond } from './engine/respond';
import { createSearchIndex, type SearchIndex } from './engine/search-index';
import type { FoundRecord } from './record';
import type { SearchRequest } from './search-types';

/** A message to the worker. `index` is the URL of the index. Without requests, the worker only loads the index. */
export type Question = { id: number; index: string; requests: SearchRequest[] };

/** The worker's response to the question with the same ID. */
export type Answer = { id: number; results: SearchResponse<FoundRecord>[] } | { id: number; failure: string };

let index: Promise<SearchIndex> | undefined;

/** Loads the index once. After a failure, the next call retries. */
function loadIndex(address: string): Promise<SearchIndex> {
  index ??= fetchIndex(address).catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

/** Give up on the download if nothing arrives for this many milliseconds. */
const patience = 10_000;

/** Fetches JSON, and aborts if the download stalls. A slow connection can take as long as it needs. */
async function fetchJson(address: string): Promise<unknown> {
  const stall = new AbortController();
  const giveUp = () => stall.abort(new Error('The search index stopped arriving.'));
  let timer = setTimeout(giveUp, patience);
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, output) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
      output.enqueue(chunk);
    },
  });
  try {
    const response = await fetch(address, { signal: stall.signal });
    if (!response.ok || !response.body) throw new Error(`The search index answered ${response.status}.`);
    return await new Response(response.body.pipeThrough(watch)).json();
  } finally {
    clearTimeout(timer);
  }
}

async function fetchIndex(address: string): Promise<SearchIndex> {
  const packed = await fetchJson(address);
  if (!isPackedIndex(packed)) throw new Error('The search index is that of another version of this site.');
  return createSearchIndex(unpackIndex(packed));
}

async function answer({ id, index: address, requests }: Question): Promise<Answer> {
  try {
    const loaded = await loadIndex(address);
    return { id, results: requests.map((request) => respond(loaded, request)) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data).then((response) => postMessage(response));
});
