import type { Element } from 'hast';
import { visit } from 'unist-util-visit';

/** With less text than this per row, on average, a table fits a phone or scrolls beside its first column. */
const leastText = 46;

/** The average length of the texts in a column of sentences. */
const sentence = 40;

/**
 * Marks a table with sentences or phrases in three or more columns. On a phone, `app/tables.css` shows each
 * of its rows as a list, so each cell contains the header of its column, and explicit roles preserve the
 * table for screen readers. Tables of numbers and marks, and sortable ones, remain tables.
 */
export function markFieldTable(table: Element): void {
  const [head = [], ...rows] = rowsOf(table);
  const labels = head.map(textOf);
  if (labels.length < 3 || labels.slice(1).includes('') || rows.length === 0) return;
  if ('dataSortable' in table.properties || !(labels.includes('Meaning') || hasSentences(rows))) return;
  table.properties.className = ['field-table'];
  visit(table, 'element', (part) => {
    // An empty corner cell isn't a header.
    const isCorner = part.tagName === 'th' && textOf(part) === '';
    const role = roles[isCorner ? 'td' : part.tagName];
    if (role) part.properties.role = role;
  });
  for (const row of rows)
    row.forEach((cell, index) => {
      // A name explains itself, but a number doesn't.
      if (index > 0 || /^\d+$/.test(textOf(cell))) cell.properties.dataLabel = labels[index];
    });
}

const roles: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** Whether the rows contain enough text. Names in one column of a matrix aren't enough, but sentences are. */
function hasSentences(rows: Element[][]): boolean {
  const lengths = (rows[0] ?? []).map((_, column) => average(rows.map((row) => textOf(row[column]).length)));
  const short = lengths.slice(1).filter((length) => length <= 4);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return Math.max(...lengths) >= sentence || (total >= leastText && short.length < 3);
}

const average = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the cells of a table, row by row. */
export const rowsOf = ({ children }: Element): Element[][] =>
  children
    .filter(isElement)
    .flatMap((part) => part.children.filter(isElement))
    .map((row) => row.children.filter(isElement));

const isElement = (node: Element['children'][number]): node is Element => node.type === 'element';

/** Returns the text of a cell, which may be missing, because a row can have fewer cells than the header. */
export function textOf(cell: Element | undefined): string {
  let text = '';
  if (cell)
    visit(cell, 'text', ({ value }) => {
      text += value;
    });
  return text.trim();
}
