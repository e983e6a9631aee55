import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { invariant, required } from '@/lib/site/invariant';

/** Uncompresses a font file. `weight` pins a variable font to that weight. */
export const toTrueType = (bytes: Buffer, weight?: number): Promise<Buffer> =>
  subsetFont(bytes, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: weight === undefined ? undefined : { wght: weight },
  });

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
