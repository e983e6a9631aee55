import styles from './search-states.module.css';
import { isInOtherScript } from './unknown-query';

/** Informs readers who search in another script that the docs are in English. */
export const LanguageNote = ({ query }: { query: string }) =>
  isInOtherScript(query) && <p className={styles.note}>These docs are in English.</p>;
