import { mathCharacters, monoCharacters, sansCharacters, signCharacters } from '@/lib/fonts/characters';

/** One font file of the site: where it comes from and what is kept of it. */
export type FontPlan = {
  /** File name in `app/fonts`, without the ending. */
  name: 'docs-sans' | 'docs-signs' | 'docs-mono' | 'docs-math';
  /** Path of the whole font inside the folder of packages. */
  source: string;
  characters: string;
  /** OpenType features to keep; every other one is dropped. */
  features: string[];
  /** Weights to keep; absent for a font of one weight. */
  weights?: { min: number; max: number };
  /** Tables of no use to the site. */
  dropTables: string[];
};

const geist = 'geist/dist/fonts';
const sansWeights = { min: 400, max: 700 };

export const sansPlan: FontPlan = {
  name: 'docs-sans',
  source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  characters: sansCharacters,
  // Its figures are proportional unless a style asks for tabular ones (tnum).
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
  // 600 is for the names in signatures; a browser would thicken 400 badly.
  weights: { min: 400, max: 600 },
  dropTables: [],
};

export const mathPlan: FontPlan = {
  name: 'docs-math',
  source: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
  characters: mathCharacters,
  features: [],
  // MATH stays, and with it the taller and assembled forms of brackets, sums and arrows.
  dropTables: ['GDEF', 'GPOS', 'GSUB'],
};

export const fontPlans: readonly FontPlan[] = [sansPlan, signsPlan, monoPlan, mathPlan];
