import type { PlotFrame } from './frame';
import { type Box, contains, grow, overlap, type Point, pointsAlong, runsThrough } from './geometry';
import { type Hue, type Label, textBox } from './picture';

/** A candidate position, maybe with its own line breaks. Its cost applies in addition to any collisions. */
export type Spot = Omit<Label, 'lines' | 'hue'> & { cost: number; lines?: readonly string[] };

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

const costs = { line: 100, ownLine: 60, closeLine: 4, gridline: 6, label: 200, neighbor: 8, outside: 1_000 };
const affordable = costs.line;

/** Puts each label, in the given order, at its cheapest position. */
export function placeLabels(wishes: readonly LabelWish[], around: Surroundings): Label[] {
  const taken: Box[] = [];
  return wishes.flatMap((wish) => {
    const [best] = wish.spots
      .map((spot) => ({ spot, cost: spot.cost + costOf(wish, spot, around, taken) }))
      .toSorted((a, b) => a.cost - b.cost);
    if (!best || (wish.optional && best.cost >= affordable)) return [];
    const { cost: _, ...place } = best.spot;
    const label = { lines: wish.lines, ...place, hue: wish.hue };
    taken.push(textBox(label));
    return [label];
  });
}

function costOf(wish: LabelWish, spot: Spot, { frame, lines }: Surroundings, taken: readonly Box[]): number {
  const { own } = wish;
  const texts = spot.lines ?? wish.lines;
  const box = textBox({ ...spot, lines: texts });
  const yOf = (i: number) => box.y + (box.height * i) / texts.length;
  const boxes = texts.map((text, i) => textBox({ ...spot, lines: [text], y: yOf(i), side: 1 }));
  // A line from the label ends at a curve, but must not cross one.
  const leader = spot.to ? pointsAlong([[spot.x, spot.y], spot.to], 47).slice(0, 40) : [];
  boxes.push(...leader.map(({ point: [x, y] }) => ({ x, y, width: 0, height: 0 })));
  const hit = lines.filter((line) => boxes.some((each) => runsThrough(line, grow(each, 1))));
  // Penalize positions close to other curves, the closest most, because the label could seem to belong to one of them.
  const others = own ? lines.filter((line) => line !== own) : [];
  const close = [6, 6, 6, 12, 18, 24].flatMap((margin) =>
    others.filter((line) => runsThrough(line, grow(box, margin))),
  ).length;
  const labels = taken.filter((other) => overlap(grow(box, 3), other)).length;
  const neighbors = taken.filter((other) => overlap(grow(box, 16), other)).length;
  // A gridline may touch the leading.
  const { y, height } = grow(box, -4);
  const gridlines = frame.yTicks.filter(({ at }) => at > y && at < y + height).length;
  // Above the axes there may be space, but the picture ends beside them.
  const cut = Math.max(0, frame.box.x - box.x, box.x + box.width - frame.box.x - frame.box.width);
  return (
    hit.reduce((cost, line) => cost + (line === own ? costs.ownLine : costs.line), 0) +
    close * costs.closeLine +
    gridlines * costs.gridline +
    labels * costs.label +
    neighbors * costs.neighbor +
    cut +
    (contains(grow(frame.box, -4), box) ? 0 : costs.outside)
  );
}

// Half of a dot on a phone, and a space. At a corner, which stays in place when the text gets smaller, less is enough.
const gap = 14;
const corner = { x: 8, y: 4 };

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
    { x: 3 * gap, y: 0, anchor: 'start', cost: 8 },
  ];
  return sides.map((side) => ({ ...side, x: x + side.x, y: y + side.y, cost: cost + side.cost }));
}

/** Returns positions above a point, each with a line to it, which is at least `rise` long. */
export function spotsApart(to: Point, rise: number): Spot[] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((up) =>
    [0, -1, 1, -2, 2, -3, 3, -4, 4].flatMap((right) =>
      (['middle', 'end', 'start'] as const).map((anchor, i): Spot => {
        const cost = 10 + up + Math.abs(right) + i;
        return { x: to[0] + right * 18, y: to[1] - rise - up * 12, anchor, side: -1, to, cost };
      }),
    ),
  );
}

/** Returns positions along a curve, preferably slightly past its middle, and not where another curve coincides. */
export function spotsAlong(line: readonly Point[], others: Surroundings['lines'] = []): Spot[] {
  const points = pointsAlong(line, 47);
  const alone = points.filter(({ point: [x, y] }) => {
    const around = grow({ x, y, width: 0, height: 0 }, 4);
    return !others.some((other) => other !== line && runsThrough(other, around));
  });
  return (alone.length > 0 ? alone : points).flatMap(({ point, share }) =>
    spotsBeside(point, Math.abs(share - 0.6) * 6),
  );
}
