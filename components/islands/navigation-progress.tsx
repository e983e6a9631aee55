import { usePathname } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Hourglass } from '@/components/hourglass';
import { targetOfClick } from '@/lib/browser/click-target';
import { readAwaitedPage, settleAwaitedPage, subscribeToAwaitedPage } from '@/lib/browser/payloads';
import { env } from '@/lib/public-env';
import styles from './navigation-progress.module.css';

/** Fast changes show nothing: a flash is worse than a short wait. */
const patience = 200;

/** Shows that a page is on its way, once that takes longer than the reader's patience. */
export function NavigationProgress() {
  const isWaiting = useIsWaiting();
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

  return (
    <div role="status" className={styles.progress}>
      {isWaiting && isSlow && (
        <>
          <div className={styles.bar} />
          <div className={styles.spinner}>
            <Hourglass />
            <span>{isOnline ? 'Loading page…' : 'You are offline. The page comes with the connection.'}</span>
          </div>
        </>
      )}
    </div>
  );
}

const readConnection = (): boolean => navigator.onLine;

function subscribeToConnection(listener: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** From the moment in which Next asks for a page until it is shown, or until the reader goes elsewhere. */
function useIsWaiting(): boolean {
  const awaited = useSyncExternalStore(subscribeToAwaitedPage, readAwaitedPage, () => undefined);
  const shown = (env.basePath + usePathname()).replace(/\/$/, '');

  useEffect(() => {
    if (awaited === shown) settleAwaitedPage();
  }, [awaited, shown]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (targetOfClick(event)?.pathname === window.location.pathname) settleAwaitedPage();
    };
    document.addEventListener('click', onClick);
    // Before Next hears of it and perhaps asks for a page.
    window.addEventListener('popstate', settleAwaitedPage, true);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('popstate', settleAwaitedPage, true);
    };
  }, []);

  return awaited !== undefined && awaited !== shown;
}
