import type { SearchResponses } from 'algoliasearch/lite';
import { publicEnv } from '@/lib/site/public-env';
import type { SearchClient, SearchRequest } from './search-types';
import type { WorkerRequest, WorkerResponse } from './worker';

/** The URL of the exported index, without the base path. */
const indexPath = '/search-index.json';

type PendingRequest = { resolve: (response: WorkerResponse) => void; reject: (error: Error) => void };

/** A worker and its unanswered requests. */
type Engine = { worker: Worker; pending: Map<number, PendingRequest> };

// Shared by the whole page, however often the search is opened.
let engine: Engine | undefined;
let lastId = 0;

/** Returns the built-in engine as an InstantSearch client. The worker starts loading the index immediately. */
export function builtInClient(): SearchClient {
  // The first real query reports a failure. Nothing waits for this one.
  ask([]).catch(() => {});
  return { search: ask };
}

async function ask<T>(requests: SearchRequest[]): Promise<SearchResponses<T>> {
  lastId += 1;
  const request: WorkerRequest = { id: lastId, index: indexAddress(), requests };
  const response = await post(request);
  if ('failure' in response) throw new Error(response.failure);
  // As with every InstantSearch client, only the caller knows the type of the hits.
  return { results: response.results } as SearchResponses<unknown> as SearchResponses<T>;
}

const indexAddress = (): string => new URL(`${publicEnv.basePath}${indexPath}`, location.href).href;

function post(request: WorkerRequest): Promise<WorkerResponse> {
  engine ??= startEngine();
  const { worker, pending } = engine;
  return new Promise((resolve, reject) => {
    pending.set(request.id, { resolve, reject });
    worker.postMessage(request);
  });
}

function startEngine(): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const started: Engine = { worker, pending: new Map() };
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
  for (const { reject } of stopped.pending.values()) reject(new Error('The search could not be started.'));
}
