import { cacheNames } from '@/lib/browser/offline/caches';
import type { EarlierRequest } from '@/lib/browser/offline/register-worker';
import { workerPath } from '@/lib/browser/offline/request-kinds';
import { cacheFiles, fromBrowser } from '@/lib/browser/offline/visited-pages';
import { atBase } from '@/lib/site/page-paths';
import type { WorkerBuild } from '../worker-build';
import { answerRequest, type WorkerSite } from './answer-request';
import { dropUnneeded } from './drop-unneeded';

// The site's service worker. `lib/export/offline/write-offline-files.ts` bundles it into one file.

// The part of the service worker API that we use. TypeScript's library for workers conflicts with the DOM library,
// which the rest of the site needs.

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };

type FetchEvent = Extendable & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type Events = {
  install: Extendable;
  activate: Extendable;
  fetch: FetchEvent;
  message: Extendable & { data: EarlierRequest };
};

type WorkerScope = {
  addEventListener: <Name extends keyof Events>(name: Name, listen: (event: Events[Name]) => void) => void;
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
};

/** The global scope of the worker. */
const worker = self as unknown as WorkerScope;

/** The bundler replaces this name with the build's data. */
declare const workerBuild: WorkerBuild;

const { basePath, hashed, shell, page } = workerBuild;
const site: WorkerSite = {
  basePath,
  names: cacheNames(basePath),
  offlinePage: page,
  /** Whether any response arrives within three seconds. */
  reach: () =>
    fetch(atBase(workerPath, basePath), {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(3000),
    }).then(
      () => true,
      () => false,
    ),
};

worker.addEventListener('install', (event) => {
  // The worker doesn't need these files itself. Any that fail to load are cached with the next page.
  event.waitUntil(cacheFiles(site, shell));
});

worker.addEventListener('activate', (event) => {
  const takeOver = async () => {
    // Starts page requests while the worker starts, so that the worker doesn't delay them.
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
    await dropUnneeded(site, hashed);
  };
  event.waitUntil(takeOver());
});

worker.addEventListener('fetch', (event) => {
  const { request, preloadResponse = Promise.resolve(undefined) } = event;
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  const answer = answerRequest({ request, preload: preloadResponse, waitUntil }, site);
  if (answer) event.respondWith(answer);
});

/** What the page that registers the worker loads without it goes by once more, from the browser's own cache. */
worker.addEventListener('message', (event) => {
  const { address, isPage } = event.data;
  const request = new Request(address, fromBrowser);
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  const preload = Promise.resolve(undefined);
  const answer = answerRequest({ request, preload, waitUntil }, site, isPage ? 'page' : undefined);
  if (answer) waitUntil(answer);
});
