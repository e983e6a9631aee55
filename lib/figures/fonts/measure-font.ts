import type { FontMeasure } from './fallback-face';
import { readVerticalMetrics, type Sfnt } from './sfnt';
import { sampleText } from './system-fonts';
import { textWidth } from './text-width';

/** Measures an opened font with `sampleText`. Throws if it lacks any of the characters. */
export function measureFont(font: Sfnt): FontMeasure {
  const { unitsPerEm, ascent, descent, lineGap, xHeight } = readVerticalMetrics(font);
  return {
    averageWidth: textWidth(font, sampleText) / sampleText.length,
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    xHeight: xHeight / unitsPerEm,
  };
}
