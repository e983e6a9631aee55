import type { SystemFont } from '@/lib/fonts/system-fonts';

/** What a web font measures, in em; `descent` is positive. */
export type FontMeasure = {
  /** Mean advance of the characters of `sampleText`. */
  averageWidth: number;
  ascent: number;
  descent: number;
  lineGap: number;
  xHeight: number;
};

/** Descriptors of an @font-face rule that bends a system font into shape, as fractions (1 is 100 %). */
export type FallbackFace = {
  sizeAdjust: number;
  ascentOverride: number;
  descentOverride: number;
  lineGapOverride: number;
};

/**
 * Makes a system font as wide and as tall as the web font that takes its place, so that the swap moves nothing.
 * The overrides are divided by the size adjustment because browsers apply that to them as well.
 * Source: https://www.w3.org/TR/css-fonts-5/#size-adjust-desc
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
