/**
 * Representative pages of the real site: the home page, prose, plots and formulas, a long list, and the "not found"
 * page.
 */
export const typicalPages = [
  'index.html',
  'concepts/streaming.html',
  'concepts/lockup/stream-shapes.html',
  'concepts/glossary.html',
  '404.html',
];

/** Picks up to `count` items at equal intervals, including the first and the last. */
export function pickSpread<T>(all: readonly T[], count: number): T[] {
  if (all.length <= count) return [...all];
  return Array.from({ length: count }, (_, i) => all[Math.round((i * (all.length - 1)) / (count - 1))] as T);
}

/** Returns the path of a page from its file name: `/concepts/streaming`, or `/` for the home page. */
export const toAddress = (file: string): string =>
  `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
