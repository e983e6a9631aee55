import { line } from 'd3-shape';
import type { Point } from '@/lib/plot/geometry';

const polyline = line<Point>().digits(1);

/** A coordinate as the picture stores it: a tenth of a unit is finer than any screen shows. */
export const round = (coordinate: number): number => Math.round(coordinate * 10) / 10;

/** The path of a polyline. */
export const linePath = (points: readonly Point[]): string => polyline(withoutRepeats(points)) ?? '';

/** The path of the area between a polyline and a horizontal line at `base`. */
export const areaPath = (points: readonly Point[], base: number): string =>
  `${linePath(points)}V${round(base)}H${round(points[0]?.[0] ?? 0)}Z`;

/** One path of many separate lines, as in a grid. */
export const linesPath = (lines: readonly (readonly Point[])[]): string => lines.map(linePath).join('');

/** One path of dots: lines without length, which round caps turn into dots. */
export const dotsPath = (points: readonly Point[]): string =>
  points.map(([x, y]) => `M${round(x)},${round(y)}h0`).join('');

const withoutRepeats = (points: readonly Point[]): Point[] =>
  points.filter(([x, y], i) => {
    const before = points[i - 1];
    return before === undefined || before[0] !== x || before[1] !== y;
  });
