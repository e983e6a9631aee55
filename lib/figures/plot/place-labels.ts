import type { PlotFrame } from './frame';
import { type Box, contains, grow, overlap, type Point, pointsAlong, runsThrough } from './geometry';
import { type Hue, type Label, textBox } from './picture';

/** A candidate position. Its cost applies in addition to any collisions. */
export type Spot = Pick<Label, 'x' | 'y' | 'anchor' | 'side' | 'to'> & { cost: number };

/** A label and its candidate positions. An optional label is left out if no position is free. */
export type LabelWish = {
  lines: readonly string[];
  spots: readonly Spot[];
  optional?: boolean;
  hue?: Hue;
  /** The curve that it names. The label may overlap this curve if there's no space next to it. */
  own?: readonly Point[];
};

/** The obstacles to avoid, and the frame to stay in, whose gridlines would strike a label through. */
export type Surroundings = {
  frame: Pick<PlotFrame, 'box' | 'yTicks'>;
  lines: readonly (readonly Point[])[];
};

const costs = { line: 100, ownLine: 60, closeLine: 4, gridline: 3, label: 200, outside: 1_000 };
const affordable = costs.line;

/** Puts each label, in the given order, at its cheapest position. */
export function placeLabels(wishes: readonly LabelWish[], around: Surroundings): Label[] {
  const taken: Box[] = [];
  return wishes.flatMap((wish) => {
    const [best] = wish.spots
      .map((spot) => {
        const box = textBox({ ...spot, lines: wish.lines });
        return { spot, box, cost: spot.cost + costOf(wish, box, around, taken) };
      })
      .toSorted((a, b) => a.cost - b.cost);
    if (!best || (wish.optional && best.cost >= affordable)) return [];
    taken.push(best.box);
    const { cost: _, ...place } = best.spot;
    return [{ lines: wish.lines, ...place, hue: wish.hue }];
  });
}

function costOf({ own }: LabelWish, box: Box, { frame, lines }: Surroundings, taken: readonly Box[]): number {
  const hit = lines.filter((line) => runsThrough(line, grow(box, 1)));
  // Penalize positions close to other curves, because the label could seem to belong to one of them.
  const others = own ? lines.filter((line) => line !== own) : [];
  const close = [8, 16, 24].flatMap((margin) =>
    others.filter((line) => runsThrough(line, grow(box, margin))),
  ).length;
  const labels = taken.filter((other) => overlap(grow(box, 3), other)).length;
  const gridlines = frame.yTicks.filter(({ at }) => at > box.y && at < box.y + box.height).length;
  return (
    hit.reduce((cost, line) => cost + (line === own ? costs.ownLine : costs.line), 0) +
    close * costs.closeLine +
    gridlines * costs.gridline +
    labels * costs.label +
    (contains(grow(frame.box, -4), box) ? 0 : costs.outside)
  );
}

// Half of a dot on a phone, and a space. Above and below, the text's own leading is part of the space.
const gap = 14;
const corner = { x: 6, y: 4 };

/** Returns positions around a point of a curve. */
export function spotsBeside([x, y]: Point, cost = 0): Spot[] {
  const sides: readonly Spot[] = [
    { x: -corner.x, y: -corner.y, anchor: 'end', side: -1, cost: 0 },
    { x: corner.x, y: corner.y, anchor: 'start', side: 1, cost: 0.5 },
    { x: gap, y: 0, anchor: 'start', cost: 0.5 },
    { x: -gap, y: 0, anchor: 'end', cost: 0.5 },
    { x: 0, y: -corner.y, anchor: 'middle', side: -1, cost: 1 },
    { x: 0, y: corner.y, anchor: 'middle', side: 1, cost: 1 },
    { x: corner.x, y: -corner.y, anchor: 'start', side: -1, cost: 1.5 },
    { x: -corner.x, y: corner.y, anchor: 'end', side: 1, cost: 1.5 },
    { x: 0, y: -2 * gap, anchor: 'middle', side: -1, cost: 8 },
    { x: 0, y: -2 * gap, anchor: 'start', side: -1, cost: 8 },
  ];
  return sides.map((side) => ({ ...side, x: x + side.x, y: y + side.y, cost: cost + side.cost }));
}

/** Returns positions along a curve, preferably slightly past its middle. */
export const spotsAlong = (line: readonly Point[]): Spot[] =>
  pointsAlong(line, 23).flatMap(({ point, share }) => spotsBeside(point, Math.abs(share - 0.6) * 6));
