import type { Box, Point } from '@/lib/figures/plot/geometry';
import type { TextLook } from './text-size';

/** `look` and `hue` are classes in `app/diagrams.css` without the prefix `diagram-`. */
type RectMark = Box & { kind: 'rect'; look: string; hue?: string | undefined; radius: number };
type CircleMark = { kind: 'circle'; look: string; center: Point; radius: number };
/** A line of horizontal and vertical pieces. `end` says whether the last point has an arrowhead. */
export type LineMark = { kind: 'line'; look: string; points: Point[]; end: boolean };

/** `y` is the baseline of the first line of text. The others follow at `lineHeight`. */
export type TextMark = {
  kind: 'text';
  look: TextLook;
  x: number;
  y: number;
  anchor: 'start' | 'middle';
  lines: string[];
};

/** The distance between two lines of a text. */
export const lineHeight = 16;

/** A graphical element of a drawing, in its units, which are CSS pixels at full size. */
export type Mark = RectMark | CircleMark | LineMark | TextMark;
