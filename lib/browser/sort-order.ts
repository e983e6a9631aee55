import { compareCells, isBlank } from './compare-cells';

/** The sort direction of a column. Without one, the rows are in their original order. */
export type Direction = 'ascending' | 'descending' | undefined;

/** Ascending first, then descending, then the original order. */
export const nextDirection = (direction: string | null): Direction =>
  direction === 'ascending' ? 'descending' : direction === 'descending' ? undefined : 'ascending';

/**
 * Returns the positions of a table's rows, sorted by one of its columns. Equal rows keep their order.
 * @param cells the texts of the column in their original order
 */
export function sortOrder(cells: readonly string[], direction: Direction): number[] {
  const positions = cells.map((_, position) => position);
  if (!direction) return positions;
  const compare = compareCells(cells);
  const sign = direction === 'descending' ? -1 : 1;
  return positions.sort((one, other) => {
    const [a = '', b = ''] = [cells[one], cells[other]];
    return Number(isBlank(a)) - Number(isBlank(b)) || (isBlank(a) ? 0 : sign * compare(a, b));
  });
}
