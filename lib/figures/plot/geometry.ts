import { itemAt } from '@/lib/site/invariant';

export type Point = readonly [x: number, y: number];

/** `x` and `y` are the coordinates of the top left corner. */
export type Box = { x: number; y: number; width: number; height: number };

/** Enlarges a box by `margin` on each side. */
export const grow = ({ x, y, width, height }: Box, margin: number): Box => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Whether any segment of a polyline crosses the box. */
export const runsThrough = (line: readonly Point[], box: Box): boolean =>
  line.some((point, i) => segmentCrosses(line[i - 1] ?? point, point, box));

/** The Liang–Barsky algorithm: clips the segment to the box and checks whether anything remains. */
function segmentCrosses([x1, y1]: Point, [x2, y2]: Point, { x, y, width, height }: Box): boolean {
  let enter = 0;
  let leave = 1;
  for (const [step, room] of [
    [x1 - x2, x1 - x],
    [x2 - x1, x + width - x1],
    [y1 - y2, y1 - y],
    [y2 - y1, y + height - y1],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  return enter <= leave;
}

/**
 * Distributes points along a polyline, as candidates for label positions.
 * @returns `count` points at equal intervals, excluding the ends, each with its share of the length
 */
export function pointsAlong(line: readonly Point[], count: number): { point: Point; share: number }[] {
  const total = lengthOf(line);
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / (count + 1);
    return { share, point: pointAt(line, total * share) };
  });
}

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((length, point, i) => length + distance(line[i - 1] ?? point, point), 0);

function pointAt(line: readonly Point[], length: number): Point {
  let covered = 0;
  for (const [i, to] of line.entries()) {
    const from = line[i - 1] ?? to;
    const step = distance(from, to);
    if (step > 0 && covered + step >= length) return between(from, to, (length - covered) / step);
    covered += step;
  }
  return line.at(-1) ?? [0, 0];
}

/** Returns a point between two others, at a share of the way from the first to the second. */
export const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

/** Returns the distance between two points. */
export const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

/** Rounds a coordinate for the SVG. A tenth of a unit is finer than any screen can show. */
export const round = (coordinate: number): number => Math.round(coordinate * 10) / 10;

/** Returns the path of a polyline. */
export const linePath = (points: readonly Point[]): string =>
  withoutRepeats(points)
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)},${round(y)}`)
    .join('');

/** Returns the path of the area between a polyline and a horizontal line at `base`. */
export const areaPath = (points: readonly Point[], base: number): string =>
  `${linePath(points)}V${round(base)}H${round(itemAt(points, 0)[0])}Z`;

/** Returns a single path with several separate lines, such as a grid. */
export const linesPath = (lines: readonly (readonly Point[])[]): string => lines.map(linePath).join('');

/** Returns a single path of dots, which are zero-length lines with round caps. */
export const dotsPath = (points: readonly Point[]): string =>
  points.map(([x, y]) => `M${round(x)},${round(y)}h0`).join('');

const withoutRepeats = (points: readonly Point[]): Point[] =>
  points.filter(([x, y], i) => {
    const before = points[i - 1];
    return before === undefined || before[0] !== x || before[1] !== y;
  });
