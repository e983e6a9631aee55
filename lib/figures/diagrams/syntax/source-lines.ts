/** A trimmed line of a diagram, with its line number, starting with 1. */
export type SourceLine = { text: string; number: number };

/** Without blank lines, comments (`%%`), and final semicolons. A directive (`%%{init: …}%%`) isn't a comment. */
export const readSourceLines = (source: string): SourceLine[] =>
  source
    .split('\n')
    .map((text, index) => ({ text: text.trim().replace(/\s*;+$/, ''), number: index + 1 }))
    .filter(({ text }) => text !== '' && !/^%%(?!\{)/.test(text));
