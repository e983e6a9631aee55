import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { invariant, required } from '@/lib/site/invariant';
import type { FontPlan } from './font-plan';
import type { FontMeasure } from './fonts-css';
import { sampleText } from './system-fonts';

/**
 * Subsets a font according to its plan.
 * @param packages the folder of the packages, usually `node_modules`
 * @returns the content of a .woff2 file
 * @throws if the package isn't installed or the font can't be read
 */
export function cutFont(packages: string, plan: FontPlan): Promise<Buffer> {
  return subsetFont(readFileSync(join(packages, plan.source)), plan.characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: plan.features,
    dropTables: plan.dropTables,
    variationAxes: plan.weights && { wght: plan.weights },
  });
}

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
