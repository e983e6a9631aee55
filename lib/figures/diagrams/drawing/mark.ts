/** A point in the drawing's units, which are CSS pixels at full size. */
export type Point = { x: number; y: number };

/** The position of a text relative to its `x`. */
export type Anchor = 'start' | 'middle' | 'end';

/** `look` and `hue` are classes in `app/diagrams.css` without the prefix `diagram-`. */
type Seen = { look: string; hue?: string };

type RectMark = Seen & {
  kind: 'rect';
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
};
type CircleMark = Seen & { kind: 'circle'; center: Point; radius: number };
/** `end` says whether the last point has an arrowhead. */
export type LineMark = Seen & { kind: 'line'; points: Point[]; end: boolean };

/** `y` is the baseline of the first line of text. The others follow at `lineHeight`. */
export type TextMark = Seen & {
  kind: 'text';
  x: number;
  y: number;
  anchor: Anchor;
  lines: string[];
  lineHeight: number;
};

/** A graphical element of a drawing. */
export type Mark = RectMark | CircleMark | LineMark | TextMark;

/** Moves every point of a mark. A rectangle is moved by two opposite corners. */
export function mapPoints(mark: Mark, move: (point: Point) => Point): Mark {
  switch (mark.kind) {
    case 'rect': {
      const from = move({ x: mark.x, y: mark.y });
      const to = move({ x: mark.x + mark.width, y: mark.y + mark.height });
      return { ...mark, x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
    }
    case 'circle':
      return { ...mark, center: move(mark.center) };
    case 'text':
      return { ...mark, ...move({ x: mark.x, y: mark.y }) };
    default:
      return { ...mark, points: mark.points.map(move) };
  }
}
