import { DiagramError } from '@/lib/figures/diagrams/diagram-error';

/** A trimmed line of a diagram, with its line number, starting with 1. */
export type SourceLine = { text: string; number: number };

/** Without blank lines, comments (`%%`), and final semicolons. A directive (`%%{init: …}%%`) isn't a comment. */
export const readSourceLines = (source: string): SourceLine[] =>
  source
    .split('\n')
    .map((text, index) => ({ text: text.trim().replace(/\s*;+$/, ''), number: index + 1 }))
    .filter(({ text }) => text !== '' && !/^%%(?!\{)/.test(text));

type BlockStack = {
  isEmpty(): boolean;
  open(line: SourceLine): void;
  /** @throws DiagramError if no block is open */
  close(line: SourceLine): void;
  /** @throws DiagramError if a block is still open at the end of the diagram */
  finish(): void;
};

/** Creates an empty stack of blocks, which `end` closes. */
export function openBlocks(): BlockStack {
  const open: SourceLine[] = [];
  return {
    isEmpty: () => open.length === 0,
    open: (line) => open.push(line),
    close: ({ number }) => {
      if (!open.pop()) throw new DiagramError('"end" does not close anything. Remove it.', number);
    },
    finish: () => {
      const left = open.at(-1);
      if (left) throw new DiagramError(`"${left.text}" is never closed. Add "end".`, left.number);
    },
  };
}
