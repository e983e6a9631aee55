import { type Box, contains, grow, overlap, type Point, pointsAlong, runsThrough } from '@/lib/plot/geometry';
import { type Anchor, lineHeight, type PlotText, textBox, textSize } from '@/lib/plot/plot-text';

/** A place to try; the lower the cost, the better the place would be if it is free. */
export type Spot = { x: number; y: number; anchor: Anchor; cost: number };

/** A text and the places where it may stand. One that is only nice to have is left out if nothing is free. */
export type LabelWish = {
  lines: readonly string[];
  spots: readonly Spot[];
  optional?: boolean;
  /** The curve it names. The label may stand on it, if there is no room beside it. */
  own?: readonly Point[];
};

/** What labels must keep clear of, and the box that they must stay in. */
export type Surroundings = { frame: Box; lines: readonly (readonly Point[])[]; boxes?: readonly Box[] };

const costs = { line: 100, ownLine: 12, closeLine: 4, label: 200, outside: 1_000 };
const affordable = costs.line;

/** Puts each label, in the order given, into its cheapest place. */
export function placeLabels<Wish extends LabelWish>(
  wishes: readonly Wish[],
  { frame, lines, boxes = [] }: Surroundings,
): (PlotText & { wish: Wish })[] {
  const taken = [...boxes];
  return wishes.flatMap((wish) => {
    const [best] = wish.spots
      .map((spot) => {
        const box = textBox({ ...spot, lines: wish.lines });
        return { spot, box, cost: spot.cost + costOf(wish, box, { frame, lines, boxes: taken }) };
      })
      .toSorted((a, b) => a.cost - b.cost);
    if (!best || (wish.optional && best.cost >= affordable)) return [];
    taken.push(best.box);
    const { x, y, anchor } = best.spot;
    return [{ lines: wish.lines, x, y, anchor, wish }];
  });
}

function costOf({ own }: LabelWish, box: Box, { frame, lines, boxes = [] }: Surroundings): number {
  const hit = lines.filter((line) => runsThrough(line, grow(box, 1)));
  // The closer to another curve, the more easily a curve's label is taken for that one's.
  const others = own ? lines.filter((line) => line !== own) : [];
  const close = [8, 16, 24].flatMap((margin) =>
    others.filter((line) => runsThrough(line, grow(box, margin))),
  ).length;
  const labels = boxes.filter((other) => overlap(grow(box, 3), other)).length;
  return (
    hit.reduce((cost, line) => cost + (line === own ? costs.ownLine : costs.line), 0) +
    close * costs.closeLine +
    labels * costs.label +
    (contains(grow(frame, -4), box) ? 0 : costs.outside)
  );
}

const gap = 9;

/** Places round a point for a text of so many lines, also on it. */
export function spotsBeside([x, y]: Point, lineCount = 1, cost = 0): Spot[] {
  const rise = (textSize * lineHeight * lineCount) / 2 + 6;
  const sides: readonly Spot[] = [
    { x: -gap, y: -rise, anchor: 'end', cost: 0 },
    { x: gap, y: rise, anchor: 'start', cost: 0.5 },
    { x: gap, y: 0, anchor: 'start', cost: 0.5 },
    { x: -gap, y: 0, anchor: 'end', cost: 0.5 },
    { x: 0, y: -rise, anchor: 'middle', cost: 1 },
    { x: 0, y: rise, anchor: 'middle', cost: 1 },
    { x: gap, y: -rise, anchor: 'start', cost: 1.5 },
    { x: -gap, y: rise, anchor: 'end', cost: 1.5 },
    { x: 0, y: 0, anchor: 'middle', cost: 2 },
    { x: 0, y: -2 * rise, anchor: 'middle', cost: 8 },
    { x: 0, y: -2 * rise, anchor: 'start', cost: 8 },
  ];
  return sides.map((side) => ({ ...side, x: x + side.x, y: y + side.y, cost: cost + side.cost }));
}

/** Places beside a curve, best a little past its middle. */
export const spotsAlong = (line: readonly Point[], lineCount = 1): Spot[] =>
  pointsAlong(line, 23).flatMap(({ point, share }) =>
    spotsBeside(point, lineCount, Math.abs(share - 0.6) * 6),
  );

/** Places inside an area, best in its middle. */
export function spotsInside({ x, y, width, height }: Box): Spot[] {
  const shares = [0.5, 0.35, 0.65, 0.2, 0.8];
  return shares.flatMap((across, i) =>
    shares.map((down, j) => ({
      x: x + width * across,
      y: y + height * down,
      anchor: 'middle' as const,
      cost: i + j,
    })),
  );
}
