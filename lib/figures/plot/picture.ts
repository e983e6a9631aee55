import { sansWidth } from '@/lib/markup/sans-width';
import type { Box, Point } from './geometry';

/** The colors of a plot, which the stylesheet defines. */
export type Hue = 'lockup' | 'flow' | 'drops' | 'text' | 'danger' | 'quiet';

export type Shade = { d: string; hue: Hue; kind: 'tint' | 'strong' | 'hatch' };
/** `plan` is a schedule that no longer applies. It's drawn thinner. */
export type Line = { d: string; hue: Hue; kind: 'curve' | 'plan'; dash?: string };
/** `to` is the end of a line from the text to what it names. */
export type Label = PlotText & { hue?: Hue | undefined; to?: Point };

/** The content between the axes, in SVG units. */
export type Drawing = {
  shades: readonly Shade[];
  lines: readonly Line[];
  /** Dots at jumps and marked times, as one path. */
  dots: string;
  labels: readonly Label[];
};

export type Anchor = 'start' | 'middle' | 'end';

/** A text in the picture. `x` is the position of the anchor. All lines are above (-1), around, or below (1) `y`. */
export type PlotText = { lines: readonly string[]; x: number; y: number; anchor: Anchor; side?: -1 | 0 | 1 };

/** In SVG units, as on a phone. Wider pictures have smaller text, so whatever fits here fits everywhere. */
export const textSize = 22;
export const lineHeight = 1.15;

/** Returns the approximate width of a text in SVG units. All digits are as wide as a zero. */
export const textWidth = (text: string): number => sansWidth(text.replace(/\d/g, '0')) * textSize;

/** Returns the bounding box of a text. */
export function textBox({ lines, x, y, anchor, side = 0 }: PlotText): Box {
  const width = Math.max(...lines.map(textWidth));
  const height = lines.length * textSize * lineHeight;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { x: left, y: y + (height * (side - 1)) / 2, width, height };
}

/** Returns a short ID of a plot, the same in every build: a 32-bit FNV-1a hash in base 36. */
export function plotId(title: string, description: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${title}\n${description}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return `plot-${(hash >>> 0).toString(36)}`;
}
