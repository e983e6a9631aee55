import styles from './home.module.css';

/** A divider made of the stream: a line with a few grains, which move as the reader scrolls past. */
export function StreamRule() {
  return <hr className={styles.rule} />;
}
