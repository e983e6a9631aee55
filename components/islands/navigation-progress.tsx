import { useEffect, useState, useSyncExternalStore } from 'react';
import { Hourglass } from '@/components/hourglass';
import { isPayloadAwaited, subscribeToPayloads } from '@/lib/browser/payloads';
import styles from './navigation-progress.module.css';

/** Fast changes show nothing: a flash is worse than a short wait. */
const patience = 200;

/** Shows that a page is on its way, once that takes longer than the reader's patience. */
export function NavigationProgress() {
  const isWaiting = useSyncExternalStore(subscribeToPayloads, isPayloadAwaited, () => false);
  const [isSlow, setSlow] = useState(false);

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
            <span>Loading page…</span>
          </div>
        </>
      )}
    </div>
  );
}
