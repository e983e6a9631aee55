// The built-in engine, beside the page: reads the index once and answers what it is asked.
import { isPackedIndex, unpackIndex } from './engine/pack';
import { respond } from './engine/respond';
import { createSearchIndex, type SearchIndex } from './engine/search-index';
import type { Answer, Question } from './worker-messages';

let index: Promise<SearchIndex> | undefined;

/** The index, fetched once; what failed is tried again the next time. */
function loadIndex(address: string): Promise<SearchIndex> {
  index ??= fetchIndex(address).catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function fetchIndex(address: string): Promise<SearchIndex> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  const packed: unknown = await response.json();
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
  answer(data).then((given) => postMessage(given));
});
