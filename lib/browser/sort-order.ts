import { compareCells, isBlank } from './compare-cells';

/** What a press on a column head makes of it. Without a direction, the rows stand as they came. */
export type Direction = 'ascending' | 'descending' | undefined;

/** Upward first, then downward, then back. */
export const nextDirection = (direction: string | null): Direction =>
  direction === 'ascending' ? 'descending' : direction === 'descending' ? undefined : 'ascending';

/**
 * The order of the rows of a table by one of its columns. Rows that are alike stay as they stand.
 * @param cells the texts of the column, row by row, as they came
 * @returns the positions of the rows
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
