import { dotsPath, linesPath, type Point } from '@/lib/figures/plot/geometry';
import { itemAt } from '@/lib/site/invariant';
import styles from './home-plots.module.css';
import { PlotBox, plotHeight, plotWidth, topHeight } from './plot-box';

// X positions of the tree's levels, from the campaign to the recipients.
const columns = [4, 66, 134, 204] as const;
const top = 26;
const labels = plotHeight - topHeight;
/** When each recipient claims, as a distance from the tree. Recipients that aren't listed haven't claimed. */
const claims = new Map([
  [0, 64],
  [2, 30],
  [3, 128],
  [5, 92],
  [6, 12],
]);

/** Returns a node's position. Level 0 is the campaign, and level 3 is the recipients. */
const node = (level: number, index: number): Point => [
  itemAt(columns, level),
  top + ((plotHeight - 12 - top) * (index + 0.5)) / 2 ** level,
];

const branches = [1, 2, 3].flatMap((level) =>
  Array.from({ length: 2 ** level }, (_, i): Point[] => [node(level - 1, Math.floor(i / 2)), node(level, i)]),
);
const leaves = Array.from({ length: 8 }, (_, i) => node(3, i));
const claimed = [...claims].map(([leaf, wait]): Point => {
  const [x, y] = itemAt(leaves, leaf);
  return [x + wait, y];
});
const now = plotWidth - 4;

/** A campaign that branches into recipients. A stream starts wherever a recipient has claimed. */
export function DropsPlot() {
  return (
    <PlotBox
      description="An Airdrops campaign: a tree branches from the campaign to eight recipients. Five have claimed at different times, and each claim started a stream."
      labels={[
        { text: 'campaign', at: [0, labels], isAbove: true },
        { text: 'recipients', at: [columns[3], labels], anchor: 'middle', isAbove: true },
        { text: 'claims', at: [plotWidth, labels], anchor: 'end', isAbove: true },
      ]}
    >
      <path className={styles.tree} d={linesPath(branches)} />
      <path
        className={styles.waiting}
        d={linesPath(
          leaves.map(([x, y]) => [
            [x, y],
            [now, y],
          ]),
        )}
      />
      <path
        className={styles.curve}
        d={linesPath(
          claimed.map(([x, y]) => [
            [x, y],
            [now, y],
          ]),
        )}
      />
      <path className={styles.dots} d={dotsPath([node(0, 0), ...claimed])} />
    </PlotBox>
  );
}
