/** Pages of the real site that stand for their kinds: front page, prose, plots and formulas, a long list, and no page. */
export const typicalPages = [
  'index.html',
  'concepts/streaming.html',
  'concepts/lockup/stream-shapes.html',
  'concepts/glossary.html',
  '404.html',
];

/** Takes up to `count` of a list at equal distances, first and last among them. */
export function pickSpread<T>(all: readonly T[], count: number): T[] {
  if (all.length <= count) return [...all];
  return Array.from({ length: count }, (_, i) => all[Math.round((i * (all.length - 1)) / (count - 1))] as T);
}

/** The address of a page from the name of its file: `/concepts/streaming`, and `/` for the first page. */
export const toAddress = (file: string): string =>
  `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
