/** The original rows of each table. */
const originals = new WeakMap<HTMLTableSectionElement, HTMLTableRowElement[]>();

/** Sorts a table by the column whose header contains the button, and returns an announcement for screen readers. */
export function sortTable(button: Element): string {
  const head = button.closest('th');
  const table = head?.closest('table');
  const body = table?.tBodies[0];
  if (!head || !table || !body) return '';
  const rows = originals.get(body) ?? [...body.rows];
  originals.set(body, rows);

  const direction = nextDirection(head.getAttribute('aria-sort'));
  for (const other of table.querySelectorAll('th[aria-sort]')) other.removeAttribute('aria-sort');
  if (direction) head.setAttribute('aria-sort', direction);

  const texts = rows.map(({ cells }) => cells[head.cellIndex]?.textContent?.trim() ?? '');
  body.append(...sortOrder(texts, direction).flatMap((position) => rows[position] ?? []));
  return direction ? `Sorted by ${button.textContent?.trim()}, ${direction}` : 'Back in the original order';
}

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
const isBlank = (cell: string): boolean => /^[\s–—-]*$/.test(cell);

/** Parses a number, with or without thousands separators, and its unit. */
function readAmount(cell: string): { value: number; unit: string } | undefined {
  const [, sign, digits, unit] =
    /^([-−+]?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(%|\p{L}*)$/u.exec(cell.trim()) ?? [];
  if (!digits || unit === undefined) return undefined;
  const value = Number(digits.replaceAll(',', ''));
  return { value: sign === '-' || sign === '−' ? -value : value, unit };
}

/** The sort direction of a column. Without one, the rows are in their original order. */
type Direction = 'ascending' | 'descending' | undefined;

/** Ascending first, then descending, then the original order. */
const nextDirection = (direction: string | null): Direction =>
  direction === 'ascending' ? 'descending' : direction === 'descending' ? undefined : 'ascending';

/** Returns the positions of a table's rows, sorted by the texts of a column. Equal rows keep their order. */
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
