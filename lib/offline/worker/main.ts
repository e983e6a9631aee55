// The service worker of the site, which `lib/offline/bundle-worker.ts` makes one file of.
import { isSlowConnection } from '@/lib/browser/connection';
import { workerPath } from '@/lib/offline/addresses';
import { cacheNames } from '@/lib/offline/cache-names';
import { keepFile, keepShown } from '@/lib/offline/visited-pages';
import type { WorkerBuild } from '../worker-build';
import { answerRequest, type WorkerSite } from './answer-request';
import { dropUnneeded } from './drop-unneeded';
import { worker } from './worker-scope';

/** The bundler puts what it was built with in place of this name. */
declare const workerBuild: WorkerBuild;

const { basePath, hashed, shell, page } = workerBuild;
const site: WorkerSite = {
  basePath,
  names: cacheNames(basePath),
  offlinePage: page,
  /** Whether an answer comes in three seconds; which one doesn't matter. */
  reach: () =>
    fetch(basePath + workerPath, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(3000),
    }).then(
      () => true,
      () => false,
    ),
};

worker.addEventListener('install', (event) => {
  // A file that doesn't arrive now comes with the next page; the worker needs none of them.
  const keepShell = async () => {
    const files = await caches.open(site.names.files);
    await Promise.allSettled(shell.map((path) => keepFile(files, path)));
  };
  event.waitUntil(keepShell());
});

worker.addEventListener('activate', (event) => {
  const takeOver = async () => {
    // Pages are asked for while the worker starts, so they come no later than without one.
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

/** A page tells that the reader has come to it by a link, without its HTML. */
worker.addEventListener('message', (event) => {
  const address = typeof event.data === 'string' ? event.data : undefined;
  if (address) event.waitUntil(keepShown(site, address, isSlowConnection()));
});
