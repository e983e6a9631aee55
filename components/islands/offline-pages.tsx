import { useEffect } from 'react';
import { canCache, registerWorker, reportEarlierRequests } from '@/lib/browser/offline/register-worker';
import { publicEnv } from '@/lib/site/public-env';

/** Registers the service worker, which keeps visited pages for reading offline. Renders nothing. */
export function OfflinePages() {
  useEffect(() => {
    if (!publicEnv.hasServiceWorker || !canCache()) return;
    const isFirstPage = !navigator.serviceWorker.controller;
    const start = async () => {
      await registerWorker(publicEnv.basePath);
      if (isFirstPage) await reportEarlierRequests();
    };
    // Some browsers refuse to register a worker in private windows.
    const tryStart = () => start().catch(() => {});
    // The first results of a search that's already open would otherwise wait for the files that the worker caches.
    const search = document.querySelector('dialog[open]');
    if (search) search.addEventListener('close', tryStart, { once: true });
    else tryStart();
  }, []);
  return null;
}
