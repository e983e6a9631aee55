/** The components that authors may use, with their descriptions. `components/mdx` must implement exactly these. */
export const authorComponents = {
  Card: 'one destination inside <Cards>',
  Cards: 'where to go next, at the end of an overview page',
  CompareReleases: 'a comparison of any two releases of a product',
  ErrorDecoder: 'the revert data in the address, decoded',
  StreamPlot: 'a curve of streamed amount over time',
  Steps: 'a numbered procedure',
  Tab: 'one choice inside <Tabs>',
  Tabs: 'the same content for several tools or products',
} as const;

/** Elements that the compiler replaces with content. They have no React component. */
export const inclusions = ['Sample', 'Snippet'] as const;

/** Components that the compiler generates from Markdown. Authors never write them. */
const generatedComponents = ['Html', 'Picture'] as const;

export type ComponentName = keyof typeof authorComponents | (typeof generatedComponents)[number];

/** HTML elements that authors may write as JSX, because Markdown has no syntax for them. */
export const authorElements = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'];

/** Elements that can't be within a line of text. */
export const blocks: readonly string[] = ['Sample', 'StreamPlot'];

/** All attributes are text. Snippets and plots check their own, and data tables list theirs with their functions. */
export const authorAttributes: Record<string, readonly string[]> = {
  abbr: ['title'],
  Card: ['title', 'href'],
  CompareReleases: ['product'],
  Sample: ['file', 'region', 'title', 'meta'],
  Tab: ['label'],
  Tabs: ['group'],
};
