import type { Box } from './geometry';

export type Anchor = 'start' | 'middle' | 'end';

/** A text in the picture. `x` is the position of the anchor, and `y` is the middle of all lines. */
export type PlotText = { lines: readonly string[]; x: number; y: number; anchor: Anchor };

/**
 * The font size that the layout uses, in SVG units, which is the size on a phone. The plot's stylesheet uses smaller
 * sizes for wider pictures, so whatever fits here fits everywhere.
 */
export const textSize = 22;
export const lineHeight = 1.15;

// Widths of characters in a typical sans-serif font, in ems. All others are as wide as an "n".
const letterWidths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ .,:;'’|!ijlI]/, 0.3],
  [/[ftr()+/-]/, 0.4],
  [/[0-9]/, 0.6],
  [/[%@MWmw—]/, 0.88],
  [/[A-Z]/, 0.68],
];
const usualWidth = 0.57;

/** Estimates the width of a text at the layout's font size, because the build has no font to measure it with. */
export function textWidth(text: string): number {
  const widths = Array.from(
    text,
    (letter) => letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? usualWidth,
  );
  return widths.reduce((total, width) => total + width, 0) * textSize;
}

/** Returns the bounding box of a text. */
export function textBox({ lines, x, y, anchor }: PlotText): Box {
  const width = Math.max(...lines.map(textWidth));
  const height = lines.length * textSize * lineHeight;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { x: left, y: y - height / 2, width, height };
}
