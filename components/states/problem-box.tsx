import type { ReactNode } from 'react';
import styles from './problem-box.module.css';

type Props = { title: string; children: ReactNode; action: ReactNode };

/** Shows an error and what the reader can do about it. */
export function ProblemBox({ title, children, action }: Props) {
  return (
    <div role="alert" className={styles.box}>
      <h1>{title}</h1>
      {children}
      <p className={styles.actions}>{action}</p>
    </div>
  );
}
