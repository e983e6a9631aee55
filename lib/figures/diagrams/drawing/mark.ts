/** A point in the drawing's units, which are CSS pixels at full size. */
export type Point = { x: number; y: number };

/** The arrowhead at an end of a line, or `null`. */
export type Head = 'arrow' | 'open-arrow' | 'triangle' | 'diamond' | 'hollow-diamond' | null;

/** The position of a text relative to its `x`. */
export type Anchor = 'start' | 'middle' | 'end';

/** `look` and `hue` are classes in `app/diagrams.css` without the prefix `diagram-`. */
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

/** `y` is the baseline of the first line of text. The others follow at `lineHeight`. */
export type TextMark = Seen & {
  kind: 'text';
  x: number;
  y: number;
  anchor: Anchor;
  lines: string[];
  lineHeight: number;
  /** The width to which longer lines are condensed. Absent if there's enough space. */
  mostWidth?: number;
};

/** A graphical element of a drawing. */
export type Mark = RectMark | EllipseMark | PolygonMark | LineMark | TextMark;
