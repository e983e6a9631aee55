import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import type { SourceLine } from './source-line';

/** Blocks that were opened and not yet closed. */
export type BlockStack = {
  isEmpty(): boolean;
  open(line: SourceLine): void;
  /** Throws a `DiagramError` when no block is open. */
  close(line: SourceLine): void;
  /** Throws a `DiagramError` when a block is still open at the end of the diagram. */
  finish(): void;
};

/** Starts with no block open; `closing` is what closes one: `end` or `}`. */
export function openBlocks(closing: string): BlockStack {
  const open: SourceLine[] = [];
  return {
    isEmpty: () => open.length === 0,
    open: (line) => open.push(line),
    close: ({ number }) => {
      if (!open.pop()) throw new DiagramError(`"${closing}" closes nothing. Remove it.`, number);
    },
    finish: () => {
      const left = open.at(-1);
      if (left) throw new DiagramError(`"${left.text}" is never closed. Add "${closing}".`, left.number);
    },
  };
}
