import type { SearchResponses } from 'algoliasearch/lite';
import { env } from '@/lib/public-env';
import type { SearchClient, SearchRequest } from './search-client';
import type { Answer, Question } from './worker-messages';

/** Where the export keeps the index, without the base path. */
export const indexPath = '/search-index.json';

type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

/** A worker and the questions that it has not answered yet. */
type Engine = { worker: Worker; waiting: Map<number, Waiting> };

// One for the page, however often search is opened.
let engine: Engine | undefined;
let lastId = 0;

/** The built-in engine as a client of InstantSearch. The worker begins to read the index at once. */
export function builtInClient(): SearchClient {
  // Whoever asks first gets the failure; here nobody waits for it.
  ask([]).catch(() => {});
  return { search: ask };
}

async function ask<T>(requests: SearchRequest[]): Promise<SearchResponses<T>> {
  lastId += 1;
  const question: Question = { id: lastId, index: indexAddress(), requests };
  const answer = await post(question);
  if ('failure' in answer) throw new Error(answer.failure);
  // What a hit holds is known to the caller alone, as with every client of InstantSearch.
  return { results: answer.results } as SearchResponses<unknown> as SearchResponses<T>;
}

const indexAddress = (): string => new URL(`${env.basePath}${indexPath}`, location.href).href;

function post(question: Question): Promise<Answer> {
  engine ??= startEngine();
  const { worker, waiting } = engine;
  return new Promise((resolve, reject) => {
    waiting.set(question.id, { resolve, reject });
    worker.postMessage(question);
  });
}

function startEngine(): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const started: Engine = { worker, waiting: new Map() };
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    started.waiting.get(data.id)?.resolve(data);
    started.waiting.delete(data.id);
  });
  worker.addEventListener('error', () => stop(started));
  return started;
}

/** The worker's script could not be loaded, or failed: the next question starts another one. */
function stop(stopped: Engine): void {
  if (engine === stopped) engine = undefined;
  stopped.worker.terminate();
  for (const { reject } of stopped.waiting.values()) reject(new Error('The search could not be started.'));
}
