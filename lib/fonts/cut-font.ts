import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { FontPlan } from '@/lib/fonts/font-plan';
import { readSfnt, type Sfnt } from '@/lib/fonts/sfnt';

/**
 * Cuts a font down to its plan.
 * Takes the folder that holds the packages, usually `node_modules`; returns the bytes of a .woff2 file.
 * Throws when the package is not installed or the font can't be read.
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

/** Opens any font file for reading; `weight` fixes a variable font at that weight. */
export async function openFont(bytes: Buffer, weight?: number): Promise<Sfnt> {
  const sfnt = await subsetFont(bytes, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: weight === undefined ? undefined : { wght: weight },
  });
  return readSfnt(sfnt);
}
