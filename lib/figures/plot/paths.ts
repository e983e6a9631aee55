import { line } from 'd3-shape';
import { itemAt } from '@/lib/site/invariant';
import type { Point } from './geometry';

const polyline = line<Point>().digits(1);

/** Rounds a coordinate for the SVG. A tenth of a unit is finer than any screen can show. */
export const round = (coordinate: number): number => Math.round(coordinate * 10) / 10;

/** Returns the path of a polyline. */
export const linePath = (points: readonly Point[]): string => polyline(withoutRepeats(points)) ?? '';

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
