import type { Box } from '@/lib/plot/geometry';

export type Anchor = 'start' | 'middle' | 'end';

/** Text in the picture; `x` belongs to the anchor, `y` to the middle of all lines. */
export type PlotText = { lines: readonly string[]; x: number; y: number; anchor: Anchor };

/**
 * The size for which text is laid out, in units of the picture: that of a phone. The style sheet of the plot
 * sets it smaller where the picture is wider, so what fits here fits everywhere.
 */
export const textSize = 19;
export const lineHeight = 1.15;

// Widths in ems of groups of letters in a typical sans serif; all others are as wide as an "n".
const letterWidths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ .,:;'’|!ijlI]/, 0.3],
  [/[ftr()+/-]/, 0.4],
  [/[0-9]/, 0.6],
  [/[%@MWmw—]/, 0.88],
  [/[A-Z]/, 0.68],
];
const usualWidth = 0.57;

/** How wide a text is at the layout's size, estimated: the build has no typeface to measure. */
export function textWidth(text: string): number {
  const widths = Array.from(
    text,
    (letter) => letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? usualWidth,
  );
  return widths.reduce((total, width) => total + width, 0) * textSize;
}

/** The room that a text takes. */
export function textBox({ lines, x, y, anchor }: PlotText): Box {
  const width = Math.max(...lines.map(textWidth));
  const height = lines.length * textSize * lineHeight;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { x: left, y: y - height / 2, width, height };
}
