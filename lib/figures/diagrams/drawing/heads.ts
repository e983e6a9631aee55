import type { Head, Point } from './mark';

type Shape = {
  /** Corners, as distances backward from the tip and to the side. */
  corners: [back: number, side: number][];
  /** The distance from the tip at which the line ends, so that it doesn't show through. */
  reach: number;
  look: 'head' | 'open-head';
};

const shapes: Record<NonNullable<Head>, Shape> = {
  arrow: {
    corners: [
      [9, 4],
      [0, 0],
      [9, -4],
    ],
    reach: 8,
    look: 'head',
  },
  'open-arrow': {
    corners: [
      [7, 4.5],
      [0, 0],
      [7, -4.5],
    ],
    reach: 1,
    look: 'open-head',
  },
};

/** A positioned arrowhead, and the new end of its line. */
type PlacedHead = { look: Shape['look']; points: Point[]; lineEnd: Point };

/** Positions a head that points away from `from`. A line that's shorter than the head gets a length of zero. */
export function placeHead(head: NonNullable<Head>, tip: Point, from: Point): PlacedHead {
  const { corners, reach, look } = shapes[head];
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const unit = { x: (tip.x - from.x) / length, y: (tip.y - from.y) / length };
  const at = (back: number, side: number): Point => ({
    x: tip.x - unit.x * back - unit.y * side,
    y: tip.y - unit.y * back + unit.x * side,
  });
  return {
    look,
    points: corners.map(([back, side]) => at(back, side)),
    lineEnd: at(Math.min(reach, length), 0),
  };
}
