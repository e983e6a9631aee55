import type { SearchResponses } from 'algoliasearch/lite';
import { withBasePath } from '@/lib/site/addresses';
import { fetchIndex } from './fetch-index';
import type { SearchClient, SearchRequest } from './search-types';
import type { WorkerMessage, WorkerResponse } from './worker';

/** The path of the exported index. */
export const indexPath = withBasePath('/search-index.json');

type PendingRequest = { resolve: (response: WorkerResponse) => void; reject: (error: Error) => void };

/** A worker, its unanswered requests, and the download of its index. */
type Engine = { worker: Worker; pending: Map<number, PendingRequest>; sent: Promise<void> | undefined };

// Shared by the whole page, however often the search is opened.
let engine: Engine | undefined;
let lastId = 0;

/** Returns the built-in engine as an InstantSearch client. The worker starts loading the index immediately. */
export function builtInClient(): SearchClient {
  // The first real query reports a failure. Nothing waits for this one.
  sendIndexOnce().catch(() => {});
  return { search: ask };
}

async function ask<T>(requests: SearchRequest[]): Promise<SearchResponses<T>> {
  const response = await post(await sendIndexOnce(), { requests });
  if ('failure' in response) throw new Error(response.failure);
  // As with every InstantSearch client, only the caller knows the type of the hits.
  return { results: response.results } as SearchResponses<unknown> as SearchResponses<T>;
}

/** Starts the worker and sends it the index, once. After a failure, the next call retries. */
async function sendIndexOnce(): Promise<Engine> {
  engine ??= startEngine();
  const started = engine;
  started.sent ??= sendIndex(started).catch((error: unknown) => {
    started.sent = undefined;
    throw error;
  });
  await started.sent;
  if (engine !== started) throw failedStart();
  return started;
}

/** Downloads the index while the worker starts, which takes about as long. */
async function sendIndex(started: Engine): Promise<void> {
  const index = await fetchIndex(indexPath);
  post(started, { index }, [index]).then(
    (response) => {
      if ('failure' in response) started.sent = undefined;
    },
    () => {},
  );
}

function post(
  { worker, pending }: Engine,
  message: WorkerMessage,
  moved: Transferable[] = [],
): Promise<WorkerResponse> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve, reject });
    worker.postMessage({ id, ...message }, moved);
  });
}

function startEngine(): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const started: Engine = { worker, pending: new Map(), sent: undefined };
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
    started.pending.get(data.id)?.resolve(data);
    started.pending.delete(data.id);
  });
  worker.addEventListener('error', () => stop(started));
  return started;
}

/** Handles a worker that failed or whose script didn't load. The next query starts another worker. */
function stop(stopped: Engine): void {
  if (engine === stopped) engine = undefined;
  stopped.worker.terminate();
  for (const { reject } of stopped.pending.values()) reject(failedStart());
}

const failedStart = (): Error => new Error('The search could not be started.');
