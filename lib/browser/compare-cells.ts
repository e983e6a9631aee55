/** Compares two cells of a column in ascending order. */
type Compare = (a: string, b: string) => number;

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Returns a comparison function for a column. If all cells are amounts in the same unit, such as `113,703` or `0.3
 * gwei`, they're compared by amount, and otherwise as text in natural order.
 * @param cells the texts of all cells; an empty cell or a dash has no value
 */
export function compareCells(cells: readonly string[]): Compare {
  const amounts = cells.filter((cell) => !isBlank(cell)).map(readAmount);
  const [first] = amounts;
  const isOneUnit = first && amounts.every((amount) => amount?.unit === first.unit);
  if (!isOneUnit) return words.compare;
  return (a, b) => (readAmount(a)?.value ?? 0) - (readAmount(b)?.value ?? 0);
}

/** Whether a cell has no value. Such cells come last in both directions. */
export const isBlank = (cell: string): boolean => /^[\s–—-]*$/.test(cell);

/** Parses a number, with or without thousands separators, and its unit. */
function readAmount(cell: string): { value: number; unit: string } | undefined {
  const [, sign, digits, unit] =
    /^([-−+]?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(%|\p{L}*)$/u.exec(cell.trim()) ?? [];
  if (!digits || unit === undefined) return undefined;
  const value = Number(digits.replaceAll(',', ''));
  return { value: sign === '-' || sign === '−' ? -value : value, unit };
}
