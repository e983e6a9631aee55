import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSlowConnection } from '@/lib/browser/connection';
import { cacheNames } from '@/lib/offline/cache-names';
import { readKeptSite, removePartialSite, removeSite } from '@/lib/offline/kept-site';
import { canKeep, registerWorker, tellVisit } from '@/lib/offline/register-worker';
import { type KeepFailure, SiteNotKept } from '@/lib/offline/site-not-kept';
import { env } from '@/lib/public-env';

/** What the reader sees of the offline site. Before the browser has told, and where it can't keep anything: nothing. */
export type OfflineState =
  | { kind: 'unknown' }
  | { kind: 'none'; isCanceled?: boolean }
  | { kind: 'keeping'; done: number; all: number }
  | { kind: 'elsewhere' }
  | { kind: 'kept'; isOutdated: boolean }
  /** `pending`: something has arrived in an earlier visit, and the reader pays for every byte. */
  | { kind: 'failed'; reason: KeepFailure | 'pending' };

const site = { basePath: env.basePath, names: cacheNames(env.basePath) };

/** One tab at a time fetches the site. */
const lockName = `${site.names.prefix}keep`;

const loadKeeper = () => import('@/lib/offline/keep-site');

/**
 * Registers the service worker, tells it which pages the reader comes to, and keeps the whole site on request. What was
 * begun in an earlier visit is finished, and a kept site follows the one that is online.
 */
export function useOfflineSite() {
  const [state, setState] = useState<OfflineState>({ kind: 'unknown' });
  const attempt = useRef<AbortController>(undefined);
  useVisits();

  const refresh = useCallback(async () => {
    const { version, isPartial } = await readKeptSite(site);
    if (version) setState({ kind: 'kept', isOutdated: isPartial });
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
          if (lock) await (await loadKeeper()).keepSite(site, { onProgress, signal });
          return lock !== null;
        });
        if (isOurs) return setState({ kind: 'kept', isOutdated: false });
        setState({ kind: 'elsewhere' });
        await navigator.locks.request(lockName, refresh);
      } catch (error) {
        if (signal.aborted) return;
        // What the reader hasn't asked for now leaves no word of failure: there is what there was.
        if (!isAsked) return void (await refresh());
        setState({ kind: 'failed', reason: error instanceof SiteNotKept ? error.reason : 'connection' });
      }
    },
    [refresh],
  );

  const keep = useCallback(() => fetchSite(true), [fetchSite]);

  const cancel = useCallback(async () => {
    attempt.current?.abort();
    // Not before the tab that was at it has stopped.
    await navigator.locks.request(lockName, () => removePartialSite(site));
    const { version } = await refresh();
    if (!version) setState({ kind: 'none', isCanceled: true });
  }, [refresh]);

  const remove = useCallback(async () => {
    await removeSite(site);
    await refresh();
  }, [refresh]);

  useEffect(() => {
    if (!env.hasServiceWorker || !canKeep()) return;
    const goOn = async () => {
      await registerWorker(env.basePath);
      const { version, isPartial } = await refresh();
      if (isPartial) return isSlowConnection() ? undefined : fetchSite(false);
      if (!version) return;
      const now = await (await loadKeeper()).fetchSiteList(site, new AbortController().signal);
      if (now.version === version) return;
      if (isSlowConnection()) setState({ kind: 'kept', isOutdated: true });
      else await fetchSite(false);
    };
    // A browser that refuses, as some do in private windows, is offered nothing. Without a connection there is nothing to
    // compare with.
    goOn().catch(() => {});
  }, [fetchSite, refresh]);

  return { state, keep, cancel, remove };
}

/** Tells the worker each page that the reader comes to: links change the page without asking for its HTML. */
function useVisits(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page.
  useEffect(() => {
    if (!env.hasServiceWorker || !canKeep() || isSlowConnection()) return;
    tellVisit(window.location.href).catch(() => {});
  }, [pathname]);
}

/** A step of the progress that shows is one percent. */
const isSameStep = (last: OfflineState, done: number, all: number): boolean =>
  last.kind === 'keeping' && last.all === all && toPercent(last) === toPercent({ done, all });

const toPercent = ({ done, all }: { done: number; all: number }): number => Math.floor((100 * done) / all);
