import type { Mark, Point } from './mark';

/** Moves every point of a mark. A rectangle is moved by two opposite corners. */
export function mapPoints(mark: Mark, move: (point: Point) => Point): Mark {
  switch (mark.kind) {
    case 'rect': {
      const from = move({ x: mark.x, y: mark.y });
      const to = move({ x: mark.x + mark.width, y: mark.y + mark.height });
      return { ...mark, x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
    }
    case 'ellipse':
      return { ...mark, center: move(mark.center) };
    case 'text':
      return { ...mark, ...move({ x: mark.x, y: mark.y }) };
    default:
      return { ...mark, points: mark.points.map(move) };
  }
}
