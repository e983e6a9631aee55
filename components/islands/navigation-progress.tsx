import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Hourglass } from '@/components/hourglass';
import { listen } from '@/components/listen';
import { targetOfClick } from '@/lib/browser/click-target';
import { readAwaitedPage, settleAwaitedPage, subscribeToAwaitedPage } from '@/lib/browser/payloads';
import { toPagePath } from '@/lib/site/page-paths';
import { publicEnv } from '@/lib/site/public-env';
import styles from './navigation-progress.module.css';

/**
 * Milliseconds before the indicator appears. For fast navigations, a flash would be worse than a short wait.
 */
const patience = 200;

/** After this many milliseconds, the browser loads the page instead, because part of it may never arrive. */
const deadline = 10_000;

/**
 * Shows a progress indicator if a page takes noticeably long to load. After the deadline, the browser loads
 * the whole page instead, which displays text as soon as some of it has arrived.
 */
export function NavigationProgress() {
  const { awaited, load } = useAwaitedPage();
  const isWaiting = awaited !== undefined;
  const [isSlow, setSlow] = useState(false);
  const isOnline = useSyncExternalStore(subscribeToConnection, readConnection, () => true);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);

  useEffect(() => {
    if (awaited === undefined || !isOnline) return;
    const timer = setTimeout(load, deadline);
    return () => clearTimeout(timer);
  }, [awaited, isOnline, load]);

  return (
    <div role="status" className={styles.progress}>
      {isWaiting && isSlow && (
        <>
          <div className={styles.bar} />
          <div className={`${styles.spinner} turning`}>
            <Hourglass />
            <span>
              {isOnline ? 'Loading page…' : 'You are offline. The page will load when you reconnect.'}
            </span>
          </div>
        </>
      )}
    </div>
  );
}

const readConnection = (): boolean => navigator.onLine;

const subscribeToConnection = (listener: () => void): (() => void) =>
  listen(window, { online: listener, offline: listener });

/**
 * Tracks the page that's loading, from the time Next requests it until it's shown or the reader goes
 * elsewhere. `load` loads that page with the browser instead.
 */
function useAwaitedPage(): { awaited: string | undefined; load: () => void } {
  const target = useRef<URL>(undefined);
  const awaited = useSyncExternalStore(subscribeToAwaitedPage, readAwaitedPage, () => undefined);
  const shown = toPagePath(publicEnv.basePath + usePathname(), publicEnv.basePath);

  useEffect(() => {
    if (awaited === shown) settleAwaitedPage();
  }, [awaited, shown]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const clicked = targetOfClick(event);
      if (clicked?.pathname === window.location.pathname) settleAwaitedPage();
      target.current = clicked ?? target.current;
    };
    return listen(document, { click: onClick });
  }, []);

  useEffect(() => {
    const onPopState = () => {
      target.current = undefined;
      settleAwaitedPage();
    };
    // Runs in the capture phase, before Next handles the event and possibly requests a page.
    return listen(window, { popstate: onPopState }, { capture: true });
  }, []);

  // For back and forward navigation, the URL is already that of the target page.
  const load = useCallback(() => {
    if (target.current) window.location.assign(target.current);
    else window.location.reload();
  }, []);
  return { awaited: awaited === shown ? undefined : awaited, load };
}
