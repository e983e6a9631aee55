import { areaPath, dotsPath, linePath, type Point } from '@/lib/figures/plot/geometry';
import type { Projection } from '@/lib/figures/plot/sample-pieces';
import { flowStretches, type Stretch } from '@/lib/figures/streams/flow-debt';
import styles from './home-plots.module.css';
import { PlotBox, plotHeight, plotWidth, topHeight } from './plot-box';

const shown = 100;
const topUp = 72;
const stretches = flowStretches(
  {
    rate: 1,
    deposits: [
      { at: 0, amount: 30 },
      { at: topUp, amount: 80 },
    ],
    withdrawals: [],
  },
  shown,
);

const place: Projection = (time, amount) => [
  (time / shown) * plotWidth,
  plotHeight - (amount / 110) * topHeight,
];

/**
 * Debt that grows at a constant rate against the balance: covered, uncovered, and covered again after a
 * top-up.
 */
export function FlowPlot() {
  const debt = stretches.flatMap(({ from, until, debtFrom, debtUntil }) => [
    place(from, debtFrom),
    place(until, debtUntil),
  ]);
  const balance = stretches.flatMap((each) => [
    place(each.from, each.balance),
    place(each.until, each.balance),
  ]);
  const covered = stretches.flatMap((each): Point[] => [
    place(each.from, Math.min(each.debtFrom, each.balance)),
    place(each.until, Math.min(each.debtUntil, each.balance)),
  ]);
  const uncovered = stretches.find((each) => each.uncovered);
  return (
    <PlotBox
      description="A Flow stream: the debt grows in a straight line. It exceeds the balance, which leaves part of the debt uncovered, until a top-up raises the balance above the debt again."
      labels={[
        { text: 'balance', at: place(0, 30), isAbove: true },
        { text: 'top-up', at: place(topUp, 110), anchor: 'end', isAbove: true },
        { text: 'uncovered', at: place(topUp - 2, 34), anchor: 'end' },
        { text: 'debt = rate × time', at: place(shown - 2, 12), anchor: 'end' },
      ]}
    >
      <path className={styles.area} d={areaPath(covered, plotHeight)} />
      {uncovered && <path className={styles.uncovered} d={wedge(uncovered)} />}
      <path className={styles.plan} d={linePath(balance)} />
      <path className={styles.curve} d={linePath(debt)} />
      <path className={styles.dots} d={dotsPath([place(topUp, 110)])} />
    </PlotBox>
  );
}

/** Returns the path of the area where the debt exceeds the balance. */
const wedge = ({ from, until, balance, debtFrom, debtUntil }: Stretch): string =>
  `${linePath([place(from, debtFrom), place(until, debtUntil), place(until, balance)])}Z`;
