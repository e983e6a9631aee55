import type { ReactNode } from 'react';
import styles from './home-plots.module.css';

/** Units of a small plot, from the corner at the top left. The column stretches them; strokes keep their width. */
export const plotWidth = 400;
export const plotHeight = 160;

type Props = { description: string; labels: ReactNode; children: ReactNode };

/** A small plot: shapes that fill whatever room there is, and words that keep the size of the page's text. */
export function PlotBox({ description, labels, children }: Props) {
  return (
    <svg className={styles.plot} role="img" aria-label={description}>
      <svg viewBox={`0 0 ${plotWidth} ${plotHeight}`} preserveAspectRatio="none" aria-hidden="true">
        {children}
      </svg>
      {labels}
    </svg>
  );
}

type LabelProps = {
  at: readonly [x: number, y: number];
  anchor?: 'middle' | 'end';
  dy?: string;
  children: string;
};

/** A word at a point of the plot. */
export function PlotLabel({ at: [x, y], anchor, dy, children }: LabelProps) {
  return (
    <text x={toPercent(x / plotWidth)} y={toPercent(y / plotHeight)} dy={dy} textAnchor={anchor}>
      {children}
    </text>
  );
}

const toPercent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
