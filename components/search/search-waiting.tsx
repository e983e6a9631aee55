import { useEffect, useState } from 'react';
import { Hourglass } from '@/components/hourglass';
import styles from './search-states.module.css';

/** After this many milliseconds, offer to retry. The pending request can still succeed. */
const patience = 10_000;

/** Shown while a component or an answer is loading. The stylesheet delays it, because a flash would be worse. */
export function SearchWaiting({ onRetry }: { onRetry: () => void }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={`${styles.state} ${styles.waiting} turning`}>
      <Hourglass />
      <p>
        {isSlow
          ? 'Search is taking longer than usual. The connection may be slow or down.'
          : 'Loading search…'}
      </p>
      {isSlow && (
        <button type="button" className="action" onClick={onRetry}>
          Retry
        </button>
      )}
    </div>
  );
}
