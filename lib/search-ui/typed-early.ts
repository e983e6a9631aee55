/**
 * What the reader typed after the shortcut of the search, before there were scripts that hear it: once, and nothing the
 * next time. The loader of the page keeps it, see `lib/export/payload-loader.ts`.
 */
export function takeTypedEarly(): string {
  const { dataset } = document.documentElement;
  const { typed = '' } = dataset;
  delete dataset.typed;
  return typed;
}
