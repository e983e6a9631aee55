import { create, type Font } from 'fontkitten';
import { invariant, required } from '@/lib/site/invariant';
import { toTrueType } from './cut-font';
import type { FontMeasure } from './fallback-face';
import { sampleText } from './system-fonts';

/** Opens any font file for reading. `weight` pins a variable font to that weight. */
export async function openFont(bytes: Buffer, weight?: number): Promise<Font> {
  const font = create(await toTrueType(bytes, weight));
  invariant(!font.isCollection, 'a font file has one font');
  return font;
}

/**
 * Returns the width of a line of text in em: the sum of its advances, without kerning.
 * @throws if the font lacks one of the characters
 */
export function textWidth(font: Font, text: string): number {
  const advances = [...text].map((character) => {
    const code = required(character.codePointAt(0));
    invariant(font.hasGlyphForCodePoint(code), `the font has a glyph for "${character}"`);
    return font.glyphForCodePoint(code).advanceWidth;
  });
  return advances.reduce((sum, advance) => sum + advance, 0) / font.unitsPerEm;
}

/** Measures a font with `sampleText`. @throws if it lacks one of the characters */
export function measureFont(font: Font): FontMeasure {
  const { unitsPerEm, ascent, descent, lineGap, xHeight } = font;
  return {
    averageWidth: textWidth(font, sampleText) / sampleText.length,
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    xHeight: xHeight / unitsPerEm,
  };
}
