import { useEffect, useState } from 'react';
import styles from './search-states.module.css';

/** Whether this tab has shown the note. */
let isShown = false;

/**
 * Informs readers who are offline, once per visit, that the results come from the index of an earlier visit.
 */
export function OfflineNote() {
  const [isNeeded] = useState(() => !isShown && !navigator.onLine);
  useEffect(() => {
    if (isNeeded) isShown = true;
  }, [isNeeded]);
  return (
    isNeeded && (
      <p role="status" className={styles.note}>
        You’re offline. Results may be from an earlier visit.
      </p>
    )
  );
}
