import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readCachedSite, removePartialSite, removeSite } from '@/lib/browser/offline/cached-site';
import { cacheNames } from '@/lib/browser/offline/caches';
import { canCache, registerWorker, reportVisit } from '@/lib/browser/offline/register-worker';
import { type CacheFailure, SiteNotCached } from '@/lib/browser/offline/site-not-cached';
import { isSlowConnection } from '@/lib/browser/online';
import { env } from '@/lib/site/public-env';

/** The state of the offline site. The download is offered before it's known what the browser supports or has stored. */
export type OfflineState =
  | { kind: 'unknown' }
  | { kind: 'unsupported' }
  | { kind: 'none'; isCanceled?: boolean }
  | { kind: 'keeping'; done: number; all: number }
  | { kind: 'elsewhere' }
  | { kind: 'downloaded'; isOutdated: boolean }
  /** `pending`: an earlier visit downloaded part of the site, and the connection is metered. */
  | { kind: 'failed'; reason: CacheFailure | 'pending' };

const site = { basePath: env.basePath, names: cacheNames(env.basePath) };

/** Lets only one tab at a time download the site. */
const lockName = `${site.names.prefix}keep`;

const loadKeeper = () => import('@/lib/browser/offline/cache-site');

/**
 * Registers the service worker, reports visited pages to it, and downloads the whole site on request. It also finishes
 * a download that an earlier visit started, and keeps a downloaded site up to date.
 */
export function useOfflineSite(wasAsked: boolean) {
  const [state, setState] = useState<OfflineState>(
    wasAsked ? { kind: 'keeping', done: 0, all: 0 } : { kind: 'unknown' },
  );
  const attempt = useRef<AbortController>(undefined);
  const isKnown = useRef(false);
  /** Whether the reader asked for the site before it was known what the browser has stored. */
  const isAsked = useRef(wasAsked);
  useVisits();

  const refresh = useCallback(async () => {
    const { version, isPartial } = await readCachedSite(site);
    if (version) setState({ kind: 'downloaded', isOutdated: isPartial });
    else setState(isPartial ? { kind: 'failed', reason: 'pending' } : { kind: 'none' });
    return { version, isPartial };
  }, []);

  const fetchSite = useCallback(
    async (isAsked: boolean) => {
      attempt.current = new AbortController();
      const { signal } = attempt.current;
      const onProgress = (done: number, all: number) =>
        setState((last) => (isSameStep(last, done, all) ? last : { kind: 'keeping', done, all }));
      setState({ kind: 'keeping', done: 0, all: 0 });
      try {
        const isOurs = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
          if (lock) await (await loadKeeper()).cacheSite(site, { onProgress, signal });
          return lock !== null;
        });
        if (isOurs) return setState({ kind: 'downloaded', isOutdated: false });
        setState({ kind: 'elsewhere' });
        await navigator.locks.request(lockName, refresh);
      } catch (error) {
        if (signal.aborted) return;
        // If the reader didn't start this download, don't report its failure. Go back to the stored state.
        if (!isAsked) return void (await refresh());
        setState({ kind: 'failed', reason: error instanceof SiteNotCached ? error.reason : 'connection' });
      }
    },
    [refresh],
  );

  const download = useCallback(async () => {
    if (isKnown.current) return fetchSite(true);
    isAsked.current = true;
    setState({ kind: 'keeping', done: 0, all: 0 });
  }, [fetchSite]);

  const cancel = useCallback(async () => {
    attempt.current?.abort();
    isAsked.current = false;
    // Wait until the tab that's downloading has stopped.
    await navigator.locks.request(lockName, () => removePartialSite(site));
    const { version } = await refresh();
    if (!version) setState({ kind: 'none', isCanceled: true });
  }, [refresh]);

  const remove = useCallback(async () => {
    await removeSite(site);
    await refresh();
  }, [refresh]);

  useEffect(() => {
    if (!env.hasServiceWorker || !canCache()) return setState({ kind: 'unsupported' });
    const resume = async () => {
      await registerWorker(env.basePath);
      const { version, isPartial } = await refresh();
      isKnown.current = true;
      if (isAsked.current) return fetchSite(true);
      if (isPartial) return isSlowConnection() ? undefined : fetchSite(false);
      if (!version) return;
      const now = await (await loadKeeper()).fetchSiteList(site, new AbortController().signal);
      if (now.version === version) return;
      if (isSlowConnection()) setState({ kind: 'downloaded', isOutdated: true });
      else await fetchSite(false);
    };
    // Offline, there's nothing to compare with. Some browsers refuse to register a worker in private windows.
    resume().catch(() => {
      if (!isKnown.current) setState({ kind: 'unsupported' });
    });
  }, [fetchSite, refresh]);

  return { state, download, cancel, remove };
}

/** Reports each visited page to the worker, which can't see client-side navigation. */
function useVisits(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per page.
  useEffect(() => {
    if (!env.hasServiceWorker || !canCache() || isSlowConnection()) return;
    reportVisit(window.location.href).catch(() => {});
  }, [pathname]);
}

/** Whether the progress, in whole percent, is unchanged. */
const isSameStep = (last: OfflineState, done: number, all: number): boolean =>
  last.kind === 'keeping' && last.all === all && toPercent(last) === toPercent({ done, all });

const toPercent = ({ done, all }: { done: number; all: number }): number => Math.floor((100 * done) / all);
