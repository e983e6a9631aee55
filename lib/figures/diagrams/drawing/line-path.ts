import { round } from '@/lib/figures/plot/geometry';
import type { Point } from './mark';

const bendRadius = 6;

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Returns the point at a distance of `length` from `from`, in the direction of `to`. */
function along(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const isStraight = (before: Point, at: Point, after: Point): boolean =>
  Math.abs((at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x)) < 0.01;

const withoutIdlePoints = (points: Point[]): Point[] =>
  points.filter((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    return !before || !after || !isStraight(before, point, after);
  });

const pair = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

function lineTo(from: Point, to: Point): string {
  if (round(from.x) === round(to.x) && round(from.y) === round(to.y)) return '';
  if (round(from.y) === round(to.y)) return `H${round(to.x)}`;
  if (round(from.x) === round(to.x)) return `V${round(to.y)}`;
  return `L${pair(to)}`;
}

/** Returns the SVG path data of a line with rounded bends. */
export function linePath(line: Point[]): string {
  const points = withoutIdlePoints(line);
  const [first] = points;
  if (!first) return '';
  let path = `M${pair(first)}`;
  let pen = first;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before) continue;
    if (!after) return path + lineTo(pen, point);
    const radius = Math.min(bendRadius, distance(before, point) / 2, distance(point, after) / 2);
    const enter = along(point, before, radius);
    const leave = along(point, after, radius);
    path += `${lineTo(pen, enter)}Q${pair(point)} ${pair(leave)}`;
    pen = leave;
  }
  return path;
}
