import type { Head, Point } from './mark';

type Shape = {
  /** Corners as distances back from the tip and sideways. */
  corners: [back: number, side: number][];
  /** How far from the tip the line ends, so that it doesn't show through. */
  reach: number;
  look: 'head' | 'open-head' | 'hollow-head';
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
  triangle: {
    corners: [
      [12, 6],
      [0, 0],
      [12, -6],
    ],
    reach: 12,
    look: 'hollow-head',
  },
  diamond: {
    corners: [
      [0, 0],
      [7, 5],
      [14, 0],
      [7, -5],
    ],
    reach: 13,
    look: 'head',
  },
  'hollow-diamond': {
    corners: [
      [0, 0],
      [7, 5],
      [14, 0],
      [7, -5],
    ],
    reach: 14,
    look: 'hollow-head',
  },
};

/** An arrowhead in place, and where the line beneath it has to end. */
export type PlacedHead = { look: Shape['look']; points: Point[]; lineEnd: Point };

/** Sets a head with its tip at `tip`, pointing away from `from`. A head longer than its line only shortens it to nothing. */
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
