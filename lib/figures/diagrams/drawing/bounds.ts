import type { Mark, Point, TextMark } from './mark';
import { estimateWidth, fontSize } from './text-size';

/** The bounding box of a drawing, in its units. */
export type Bounds = { x: number; y: number; width: number; height: number };

function textExtremes({ look, x, y, anchor, lines, lineHeight }: TextMark): Point[] {
  const width = Math.max(...lines.map((line) => estimateWidth(line, look)));
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const size = fontSize(look);
  const lastLine = y + (lines.length - 1) * lineHeight;
  return [
    { x: left, y: y - size },
    { x: left + width, y: lastLine + size * 0.3 },
  ];
}

function extremes(mark: Mark): Point[] {
  switch (mark.kind) {
    case 'rect':
      return [
        { x: mark.x, y: mark.y },
        { x: mark.x + mark.width, y: mark.y + mark.height },
      ];
    case 'circle':
      return [
        { x: mark.center.x - mark.radius, y: mark.center.y - mark.radius },
        { x: mark.center.x + mark.radius, y: mark.center.y + mark.radius },
      ];
    case 'text':
      return textExtremes(mark);
    default:
      return mark.points;
  }
}

/** Returns the bounding box of all marks, plus a margin. */
export function boundsOf(marks: Mark[], margin: number): Bounds {
  const points = marks.flatMap(extremes);
  const left = Math.min(...points.map(({ x }) => x)) - margin;
  const top = Math.min(...points.map(({ y }) => y)) - margin;
  const right = Math.max(...points.map(({ x }) => x)) + margin;
  const bottom = Math.max(...points.map(({ y }) => y)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
