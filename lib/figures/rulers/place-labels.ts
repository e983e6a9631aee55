import type { Field } from './ruler';

/** Widths in pixels: of a byte and of a character of a URL where they're smallest, and of the text of labels. */
const byteWidth = 20;
const characterWidth = 9.6;
const nameWidth = 7.2;
const noteWidth = 6.2;
const gap = 16;

/** The width of the narrowest figure that has labels, in pixels. `app/rulers.css` contains the same number. */
const figureWidth = 640;

type Span = { start: number; end: number };

/**
 * Places the labels of a strip below their fields. A label that would run into another one, or into the leader
 * of a field to its right, moves to a lower line.
 * @returns the line of each label, counted from 1, or 0 for a separator, which has no label
 */
export function placeLabels(fields: readonly Field[], isText: boolean): number[] {
  const placed: (Span & { line: number })[] = [];
  const lines = spansOf(fields, isText)
    .toReversed()
    .map((span) => {
      if (!span) return 0;
      let line = 1;
      while (placed.some((other) => isHit(span, line, other))) line += 1;
      placed.push({ ...span, line });
      return line;
    });
  return lines.toReversed();
}

/** Returns the index of the first field whose label doesn't fit into the figure, or -1. */
export const findOverflow = (fields: readonly Field[], isText: boolean): number =>
  spansOf(fields, isText).findIndex((span) => span !== undefined && span.end > figureWidth + gap);

function spansOf(fields: readonly Field[], isText: boolean): (Span | undefined)[] {
  let at = 0;
  return fields.map(({ name, note, cells }) => {
    const start = at;
    at += cells.length * (isText ? characterWidth : byteWidth);
    if (isText && !name) return undefined;
    return {
      start,
      end: start + (name || 'unused').length * nameWidth + (note.length + 1) * noteWidth + gap,
    };
  });
}

/** Whether a label on a line overlaps another label on it, or a leader that crosses the line. */
function isHit(span: Span, line: number, other: Span & { line: number }): boolean {
  if (other.line === line) return other.start < span.end;
  return other.line > line && other.start < span.end;
}
