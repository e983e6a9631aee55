import styles from './search-states.module.css';

type Props = {
  title: string;
  text: string;
  onRetry: () => void;
  /** Whether a retry is in progress. */
  isRetrying?: boolean;
};

/** Reports that the search failed and why, and offers to retry. */
export function SearchFailure({ title, text, onRetry, isRetrying = false }: Props) {
  return (
    <div role="alert" className={styles.state}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      {/* Not disabled during a retry, because that would lose the focus. */}
      <button type="button" className="action" aria-busy={isRetrying} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
