/** Components that authors may write, and what each is for. `components/mdx` must supply exactly these. */
export const authorComponents = {
  Card: 'one destination inside <Cards>',
  Cards: 'where to go next, at the end of an overview page',
  ErrorDecoder: 'the revert data in the address, decoded',
  StreamPlot: 'a curve of streamed amount over time',
  Steps: 'a numbered procedure',
  Tab: 'one choice inside <Tabs>',
  Tabs: 'the same content for several tools or products',
} as const;

/** Names that authors write and the compiler replaces by what they stand for; no component is behind them. */
export const inclusions = ['Sample', 'Snippet'] as const;

/** Components that the compiler puts in place of Markdown; authors never write them. */
export const generatedComponents = ['Html', 'Picture'] as const;

export type ComponentName = keyof typeof authorComponents | (typeof generatedComponents)[number];

/** HTML elements that an author may write as JSX, because Markdown has no sign for them. */
export const authorElements = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'];

/**
 * Attributes of components and elements, each of them text. What is not here takes none; inclusions, data tables and plots
 * check their own.
 */
export const authorAttributes: Record<string, readonly string[]> = {
  abbr: ['title'],
  Card: ['title', 'href'],
  Tab: ['label'],
  Tabs: ['group'],
};
