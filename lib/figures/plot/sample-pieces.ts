import type { Piece } from '@/lib/figures/streams/pieces';
import type { Point } from './geometry';

/** Converts a time and an amount to coordinates of the picture. */
export type Projection = (time: number, amount: number) => Point;

// The maximum distance between a polyline and the curve, in SVG units.
const tolerance = 0.1;
const maxDepth = 10;

/** Returns a polyline's corners. Curves are bisected until the difference is invisible. */
export function samplePieces(pieces: readonly Piece[], place: Projection): Point[] {
  const first = pieces[0];
  if (first === undefined) return [];
  const corners = pieces.flatMap((piece) => [
    ...(piece.kind === 'curve' ? bend(curveOf(piece, place), 0, 1, maxDepth) : []),
    place(piece.until, piece.high),
  ]);
  return [place(first.from, first.low), ...corners];
}

const curveOf =
  ({ from, until, low, high, exponent }: Extract<Piece, { kind: 'curve' }>, place: Projection) =>
  (share: number): Point =>
    place(from + (until - from) * share, low + (high - low) * share ** exponent);

/** Returns the polyline's points between two positions on a curve, excluding both ends. */
function bend(curve: (share: number) => Point, from: number, until: number, depth: number): Point[] {
  const middle = (from + until) / 2;
  const point = curve(middle);
  if (depth === 0 || distanceToChord(point, curve(from), curve(until)) < tolerance) return [];
  return [...bend(curve, from, middle, depth - 1), point, ...bend(curve, middle, until, depth - 1)];
}

function distanceToChord([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}
