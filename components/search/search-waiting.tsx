import { Hourglass } from '@/components/hourglass';
import styles from './search-states.module.css';

/** Shown while a part or an answer is on its way; the stylesheet lets it appear after a moment, because a flash is worse. */
export function SearchWaiting() {
  return (
    <div role="status" className={`${styles.state} ${styles.waiting}`}>
      <Hourglass />
      <p>Loading search…</p>
    </div>
  );
}
