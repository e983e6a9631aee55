import type { ReactNode } from 'react';
import type { Point } from '@/lib/figures/plot/geometry';
import styles from './home-plots.module.css';

/**
 * SVG units of a small plot; the origin is the top left corner. The column stretches the shapes, but stroke widths stay
 * the same.
 */
export const plotWidth = 400;
export const plotHeight = 160;
/** The height of the highest point in each plot, so that their labels are on one line. */
export const topHeight = 128;

/** A label at a point of the plot. The label of a dot ends above the dot. */
type Label = { text: string; at: Point; anchor?: 'middle' | 'end'; isAbove?: boolean };

type Props = { description: string; labels: Label[]; children: ReactNode };

/** A small plot. Its shapes fill the available width, while its labels keep the font size of the page. */
export function PlotBox({ description, labels, children }: Props) {
  return (
    <svg className={styles.plot} role="img" aria-label={description}>
      <svg viewBox={`0 0 ${plotWidth} ${plotHeight}`} preserveAspectRatio="none" aria-hidden="true">
        {children}
      </svg>
      {labels.map(({ text, at: [x, y], anchor, isAbove }) => (
        <text
          key={text}
          x={toPercent(x / plotWidth)}
          y={toPercent(y / plotHeight)}
          dy={isAbove ? '-12' : undefined}
          textAnchor={anchor}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

const toPercent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
