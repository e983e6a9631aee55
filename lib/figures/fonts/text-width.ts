import { readCharacterMap } from './character-map';
import { advanceWidth, readVerticalMetrics, type Sfnt } from './sfnt';

/**
 * Returns the width of a line of text in em: the sum of its advances, without kerning. Throws if the font lacks any of
 * the characters.
 */
export function textWidth(font: Sfnt, text: string): number {
  const glyphs = readCharacterMap(font);
  const { unitsPerEm } = readVerticalMetrics(font);
  const advances = [...text].map((character) => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0);
    if (glyph === undefined) throw new Error(`The font has no glyph for "${character}".`);
    return advanceWidth(font, glyph);
  });
  return advances.reduce((sum, advance) => sum + advance, 0) / unitsPerEm;
}
