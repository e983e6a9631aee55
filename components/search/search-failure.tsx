import styles from './search-states.module.css';

const causes = {
  /** The index or its host didn't respond. */
  fetch: {
    title: 'Unable to fetch results',
    text: 'You might want to check your network connection.',
  },
  /** A script didn't load. */
  missing: {
    title: 'Search could not be loaded',
    text: 'Part of the search didn’t load. You might be offline, or the site might have just been updated.',
  },
  /** A component threw an error. */
  broken: {
    title: 'Search stopped working',
    text: 'Retry reloads the page and keeps what you have typed.',
  },
};

type Props = {
  cause: keyof typeof causes;
  onRetry: () => void;
  /** Whether a retry is in progress. */
  isRetrying: boolean;
};

/** Reports that the search failed and why, and offers to retry. */
export function SearchFailure({ cause, onRetry, isRetrying }: Props) {
  const { title, text } = causes[cause];
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
