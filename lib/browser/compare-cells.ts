/** Compares two texts of a column; rising. */
type Compare = (a: string, b: string) => number;

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * How the cells of a column are compared: by their amounts, if all of them are amounts in one unit, as `113,703` or
 * `0.3 gwei`, and otherwise as words, in which numbers still count as numbers.
 * @param cells the texts of all cells; an empty one, or a dash, says nothing
 */
export function compareCells(cells: readonly string[]): Compare {
  const amounts = cells.filter((cell) => !isBlank(cell)).map(readAmount);
  const [first] = amounts;
  const isOneUnit = first && amounts.every((amount) => amount?.unit === first.unit);
  if (!isOneUnit) return words.compare;
  return (a, b) => (readAmount(a)?.value ?? 0) - (readAmount(b)?.value ?? 0);
}

/** Whether a cell says nothing. Such a cell comes last, whichever way a column is sorted. */
export const isBlank = (cell: string): boolean => /^[\s–—-]*$/.test(cell);

/** A number with or without separators, and the unit behind it. */
function readAmount(cell: string): { value: number; unit: string } | undefined {
  const [, sign, digits, unit] =
    /^([-−+]?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(%|\p{L}*)$/u.exec(cell.trim()) ?? [];
  if (!digits || unit === undefined) return undefined;
  const value = Number(digits.replaceAll(',', ''));
  return { value: sign === '-' || sign === '−' ? -value : value, unit };
}
