import { areaPath, dotsPath, linePath } from '@/lib/figures/plot/geometry';
import { type Projection, samplePieces } from '@/lib/figures/plot/sample-pieces';
import { streamedAmount, toPieces } from '@/lib/figures/streams/pieces';
import styles from './home-plots.module.css';
import { PlotBox, plotHeight, plotWidth, topHeight } from './plot-box';

const deposit = 100;
const duration = 100;
const shown = 112;
const cliff = 28;

const place: Projection = (time, amount) => [
  (time / shown) * plotWidth,
  plotHeight - (amount / deposit) * topHeight,
];

/** A Lockup Dynamic curve: a cliff, then an accelerating rate until the whole deposit is streamed. */
export function LockupPlot() {
  const pieces = toPieces(
    { shape: 'cliff-exponential', cliff, cliffAmount: 18, exponent: 3 },
    { deposit, duration },
  );
  const curve = [...samplePieces(pieces, place), place(shown, deposit)];
  const atCliff = place(cliff, streamedAmount(pieces, cliff));
  const atEnd = place(duration, deposit);
  return (
    <PlotBox
      description="A Lockup stream: nothing until the cliff, a first amount at the cliff, then an accelerating curve until the whole deposit is released at the end."
      labels={[
        { text: 'deposit', at: place(0, deposit), isAbove: true },
        { text: 'cliff', at: atCliff, anchor: 'end', isAbove: true },
        { text: 'end', at: atEnd, anchor: 'end', isAbove: true },
      ]}
    >
      <path className={styles.plan} d={linePath([place(0, deposit), atEnd])} />
      <path className={styles.area} d={areaPath(curve, plotHeight)} />
      <path className={styles.curve} d={linePath(curve)} />
      <path className={styles.dots} d={dotsPath([atCliff, atEnd])} />
    </PlotBox>
  );
}
