import styles from './search-states.module.css';

type Props = {
  title: string;
  text: string;
  onRetry: () => void;
  /** A new attempt is under way. */
  isRetrying?: boolean;
};

/** Says that searching failed, why it may have, and offers to try again. */
export function SearchFailure({ title, text, onRetry, isRetrying = false }: Props) {
  return (
    <div role="alert" className={styles.state}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      {/* Not disabled while it tries, because the focus would be lost. */}
      <button type="button" className={styles.action} aria-busy={isRetrying} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
