import { rowHeight } from './frame';
import { type Box, overlap } from './geometry';
import { type Anchor, textWidth } from './picture';

/** The position of a mark's label: its row in the header, counted from the axes up, and its side of the line. */
type EventPlace = { row: number; anchor: Extract<Anchor, 'start' | 'end'> };

type Mark = { x: number; label: string };
type Candidate = EventPlace & { mark: Mark; box: Box };

const labelGap = 6;

/**
 * Arranges the labels of up to three marks in the header, so that no label overlaps another label, another mark's line,
 * or the edges of the picture. It tries all combinations, because there are only a few.
 * @param reserved the occupied width at the left of the lowest row
 */
export function placeEvents(marks: readonly Mark[], width: number, reserved: number): EventPlace[] {
  const rows = marks.length + (reserved > 0 ? 1 : 0);
  const [best] = combinations(marks.map((mark) => candidatesOf(mark, rows)))
    .map((places) => ({ places, cost: costOf(places, width, reserved) }))
    .toSorted((a, b) => a.cost - b.cost);
  return best ? best.places.map(({ row, anchor }) => ({ row, anchor })) : [];
}

/** Returns the x coordinate of a label next to a line. */
export const labelX = (x: number, anchor: EventPlace['anchor']): number =>
  x + (anchor === 'start' ? labelGap : -labelGap);

function candidatesOf(mark: Mark, rows: number): Candidate[] {
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
    (['start', 'end'] as const).map((anchor) => {
      const size = textWidth(mark.label);
      const x = labelX(mark.x, anchor) - (anchor === 'start' ? 0 : size);
      return { row, anchor, mark, box: { x, y: -row * rowHeight, width: size, height: 1 } };
    }),
  );
}

const combinations = <Item>(choices: readonly (readonly Item[])[]): Item[][] =>
  choices.reduce<Item[][]>(
    (all, items) => all.flatMap((chosen) => items.map((item) => [...chosen, item])),
    [[]],
  );

function costOf(places: readonly Candidate[], width: number, reserved: number): number {
  const taken: Box = { x: 0, y: 0, width: reserved, height: 1 };
  return places.reduce((cost, { row, anchor, box }, i) => {
    const outside = Math.max(0, -box.x, box.x + box.width - width);
    const others = places.filter((_, j) => j !== i);
    const hits = others.filter((other) => overlap(other.box, box) || crosses(other, box, row)).length;
    return (
      cost +
      outside * 10 +
      (hits + (overlap(taken, box) ? 1 : 0)) * 100 +
      row * 5 +
      (anchor === 'end' ? 1 : 0)
    );
  }, 0);
}

/** A mark's line rises to its own row, so it crosses any label in a lower row at its position. */
const crosses = (other: Candidate, box: Box, row: number): boolean =>
  other.row >= row && other.mark.x > box.x - labelGap / 2 && other.mark.x < box.x + box.width + labelGap / 2;
