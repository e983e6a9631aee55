import { nextDirection, sortOrder } from './sort-order';

/** The original rows of each table. */
const originals = new WeakMap<HTMLTableSectionElement, HTMLTableRowElement[]>();

/**
 * Sorts a table by the column whose header contains the button.
 * @returns an announcement for screen readers
 */
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
