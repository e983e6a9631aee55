import styles from './home.module.css';

/** A divider that looks like a stream: a line with a few grains that move as the reader scrolls. */
export function StreamRule() {
  return <hr className={styles.rule} />;
}
