const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const ascii = range(0x20, 0x7e);
const noBreakSpace = '\u00a0';

/** Prose: ASCII, accented Latin-1 characters, and typographic characters. */
const sansCharacters =
  ascii + noBreakSpace + range(0xc0, 0xd6) + range(0xd8, 0xf6) + range(0xf8, 0xff) + '’‘“”–—…·•×−€™';

/** Symbols that prose needs but the sans font lacks. A second font provides them. */
const signCharacters = '←↑→↓↗≤≥≠≈±∞¼½¾';

/** Code: ASCII, symbols that occur in comments, and the lines of directory trees. */
const monoCharacters = ascii + noBreakSpace + '’“”–—…·•×−←↑→↓↗≤≥≠≈∞─│└├';

/** Formulas: the characters in KaTeX's MathML, and those that browsers substitute for them. */
const mathCharacters = [
  ascii + noBreakSpace + range(0x2002, 0x200b),
  // Greek.
  range(0x391, 0x3a1) + range(0x3a3, 0x3a9) + range(0x3b1, 0x3c9) + 'ϑϕϖϱϵ',
  // Italics, with which browsers render a single letter in <mi> instead of the upright letter in the page, and bold.
  range(0x1d434, 0x1d454) + 'ℎ' + range(0x1d456, 0x1d467) + range(0x1d6e2, 0x1d71b) + range(0x1d400, 0x1d433),
  'ℂℍℕℙℚℝℤℒℓ',
  '¬±×÷·−∓∗∘⋅√∂∇∈∉∋∏∑∫∞∅∀∃∧∨∩∪⊂⊆∝∼≃≅≈≠≡≤≥≪≫∣∥‖',
  '←↑→↓↔↦⇐⇒⇔⟵⟶⟷⟸⟹⟺',
  '⌈⌉⌊⌋⟨⟩⏞⏟',
  '¯‾˙¨ˆˇ’“”–—…⋯⋮⋱′″',
  // Function application, times, separator, and plus. They're invisible, but browsers still look them up.
  range(0x2061, 0x2064),
].join('');

/** A font file of the site: its source, and which parts of it to keep. */
type FontPlan = {
  /** File name in `app/fonts`, without extension. */
  name: 'docs-sans' | 'docs-signs' | 'docs-mono' | 'docs-math';
  /** Path of the original font, relative to the folder of packages. */
  source: string;
  characters: string;
  /** OpenType features to keep. All others are dropped. */
  features: string[];
  weights?: { min: number; max: number };
  dropTables?: string[];
};

const geist = 'geist/dist/fonts';

export const fontPlans: readonly FontPlan[] = [
  {
    name: 'docs-sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    characters: sansCharacters,
    // The figures are proportional unless a style selects tabular ones (tnum).
    features: ['kern', 'tnum'],
    weights: { min: 400, max: 700 },
  },
  {
    name: 'docs-signs',
    source: `${geist}/geist-sans/Geist-Variable.woff2`,
    characters: signCharacters,
    features: [],
    weights: { min: 400, max: 700 },
  },
  {
    name: 'docs-mono',
    source: `${geist}/geist-mono/GeistMono-Variable.woff2`,
    characters: monoCharacters,
    features: [],
    // 600 is for names in signatures. Synthetic bold would look bad.
    weights: { min: 400, max: 600 },
  },
  {
    name: 'docs-math',
    source: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
    characters: mathCharacters,
    features: [],
    // The MATH table is kept, along with the tall and assembled forms of brackets, sums, and arrows.
    dropTables: ['GDEF', 'GPOS', 'GSUB'],
  },
];
