import type { Box, Point } from '@/lib/figures/plot/geometry';
import { lineHeight, type Mark, type TextMark } from './mark';
import { estimateWidth, fontSizes } from './text-size';

function textExtremes({ look, x, y, anchor, lines }: TextMark): Point[] {
  const width = Math.max(...lines.map((line) => estimateWidth(line, look)));
  const left = anchor === 'start' ? x : x - width / 2;
  const size = fontSizes[look];
  const lastLine = y + (lines.length - 1) * lineHeight;
  return [
    [left, y - size],
    [left + width, lastLine + size * 0.3],
  ];
}

function extremes(mark: Mark): Point[] {
  switch (mark.kind) {
    case 'rect':
      return [
        [mark.x, mark.y],
        [mark.x + mark.width, mark.y + mark.height],
      ];
    case 'circle': {
      const [x, y] = mark.center;
      return [
        [x - mark.radius, y - mark.radius],
        [x + mark.radius, y + mark.radius],
      ];
    }
    case 'text':
      return textExtremes(mark);
    case 'line':
      return mark.points;
  }
}

/** Returns the bounding box of all marks, plus a margin. */
export function boundsOf(marks: Mark[], margin: number): Box {
  const points = marks.flatMap(extremes);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [right, bottom] = [Math.max(...xs) + margin, Math.max(...ys) + margin];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
