/** A line of a diagram, trimmed, with its number from 1 as its author counts. */
export type SourceLine = { text: string; number: number };

/**
 * Lines that say something: without blank ones, comments (`%%`) and the semicolons that Mermaid lets end a line. A directive
 * (`%%{init: …}%%`) is no comment.
 */
export const readSourceLines = (source: string): SourceLine[] =>
  source
    .split('\n')
    .map((text, index) => ({ text: text.trim().replace(/\s*;+$/, ''), number: index + 1 }))
    .filter(({ text }) => text !== '' && !/^%%(?!\{)/.test(text));
