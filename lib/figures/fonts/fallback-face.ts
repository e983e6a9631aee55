import type { SystemFont } from './system-fonts';

/** The metrics of a web font in em. `descent` is positive. */
export type FontMeasure = {
  /** The average advance of the characters in `sampleText`. */
  averageWidth: number;
  ascent: number;
  descent: number;
  lineGap: number;
  xHeight: number;
};

/** Descriptors of an @font-face rule that adjusts a system font, as fractions (1 is 100%). */
export type FallbackFace = {
  sizeAdjust: number;
  ascentOverride: number;
  descentOverride: number;
  lineGapOverride: number;
};

/**
 * Makes a system font as wide and tall as the web font that replaces it, so that the swap doesn't shift the layout. The
 * overrides are divided by the size adjustment, because browsers apply it to them, too. Source:
 * https://www.w3.org/TR/css-fonts-5/#size-adjust-desc
 */
export function fallbackFace(web: FontMeasure, system: Pick<SystemFont, 'averageWidth'>): FallbackFace {
  const sizeAdjust = web.averageWidth / system.averageWidth;
  return {
    sizeAdjust,
    ascentOverride: web.ascent / sizeAdjust,
    descentOverride: web.descent / sizeAdjust,
    lineGapOverride: web.lineGap / sizeAdjust,
  };
}
