/** A place in the drawing, in its own units (CSS pixels at full size). */
export type Point = { x: number; y: number };

/** What an end of a line carries; `null` for nothing. */
export type Head = 'arrow' | 'open-arrow' | 'triangle' | 'diamond' | 'hollow-diamond' | null;

/** Where a text stands about its `x`. */
export type Anchor = 'start' | 'middle' | 'end';

/** `look` is the name of a class of `app/diagrams.css` without its prefix `diagram-`; `hue` is one more. */
type Seen = { look: string; hue?: string };

export type RectMark = Seen & {
  kind: 'rect';
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
};
export type EllipseMark = Seen & { kind: 'ellipse'; center: Point; radiusX: number; radiusY: number };
export type PolygonMark = Seen & { kind: 'polygon'; points: Point[] };
export type LineMark = Seen & { kind: 'line'; points: Point[]; start: Head; end: Head };

/** `y` is the base line of the first line of text; the others follow at `lineHeight`. */
export type TextMark = Seen & {
  kind: 'text';
  x: number;
  y: number;
  anchor: Anchor;
  lines: string[];
  lineHeight: number;
  /** Width into which longer lines are squeezed; absent where there is room. */
  mostWidth?: number;
};

/** One thing to draw. */
export type Mark = RectMark | EllipseMark | PolygonMark | LineMark | TextMark;
