import { mathCharacters, monoCharacters, sansCharacters, signCharacters } from './characters';

/** A font file of the site: its source, and which parts of it to keep. */
export type FontPlan = {
  /** File name in `app/fonts`, without extension. */
  name: 'docs-sans' | 'docs-signs' | 'docs-mono' | 'docs-math';
  /** Path of the original font, relative to the folder of packages. */
  source: string;
  characters: string;
  /** OpenType features to keep. All others are dropped. */
  features: string[];
  /** Weights to keep. Absent for fonts with a single weight. */
  weights?: { min: number; max: number };
  /** Tables that the site doesn't need. */
  dropTables: string[];
};

const geist = 'geist/dist/fonts';
const sansWeights = { min: 400, max: 700 };

export const sansPlan: FontPlan = {
  name: 'docs-sans',
  source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  characters: sansCharacters,
  // The figures are proportional unless a style selects tabular ones (tnum).
  features: ['kern', 'tnum'],
  weights: sansWeights,
  dropTables: [],
};

export const signsPlan: FontPlan = {
  name: 'docs-signs',
  source: `${geist}/geist-sans/Geist-Variable.woff2`,
  characters: signCharacters,
  features: [],
  weights: sansWeights,
  dropTables: [],
};

export const monoPlan: FontPlan = {
  name: 'docs-mono',
  source: `${geist}/geist-mono/GeistMono-Variable.woff2`,
  characters: monoCharacters,
  features: [],
  // 600 is for names in signatures. Synthetic bold would look bad.
  weights: { min: 400, max: 600 },
  dropTables: [],
};

export const mathPlan: FontPlan = {
  name: 'docs-math',
  source: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
  characters: mathCharacters,
  features: [],
  // The MATH table is kept, along with the tall and assembled forms of brackets, sums, and arrows.
  dropTables: ['GDEF', 'GPOS', 'GSUB'],
};

export const fontPlans: readonly FontPlan[] = [sansPlan, signsPlan, monoPlan, mathPlan];
