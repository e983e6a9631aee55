import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { FontPlan } from './font-plan';

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
