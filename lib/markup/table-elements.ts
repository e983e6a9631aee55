import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { sansWidth } from './sans-width';

/** Adds what the stylesheets need to lay out a table. */
export function markTable(table: Element): void {
  if (!markMatrix(table)) markFieldTable(table);
  markNames(table);
}

/** The average lengths of a sentence, and of a row that neither fits a phone nor scrolls beside its first column. */
const [sentence, leastText] = [40, 46];

/**
 * On a phone, `app/tables.css` shows rows of three or more columns of words as lists, so cells contain their header,
 * and roles preserve the table for screen readers.
 */
function markFieldTable(table: Element): void {
  const [head = [], ...rows] = rowsOf(table);
  const labels = head.map(textOf);
  if (labels.length < 3 || labels.slice(1).includes('') || rows.length === 0) return;
  if ('dataSortable' in table.properties || !(labels.includes('Meaning') || hasSentences(rows))) return;
  const isLong = labels.slice(1).some(({ length }) => length > 12);
  table.properties.className = isLong ? ['field-table', 'long-labels'] : ['field-table'];
  addRoles(table);
  for (const row of rows)
    row.forEach((cell, index) => {
      // A name explains itself, but a number doesn't.
      if (index > 0 ? cell.children.length > 0 : /^\d+$/.test(textOf(cell)))
        cell.properties.dataLabel = labels[index];
    });
}

/**
 * Marks a table whose first column contains short names beside sentences. `app/tables.css` keeps the names on one line,
 * because browsers leave most of the width to the sentences.
 */
function markNames(table: Element): void {
  const [head = [], ...rows] = rowsOf(table);
  if (!hasSentences(rows)) return;
  // Longer names may wrap. There's more space for them if sentences are the only other column.
  if (rows.some(([name]) => textOf(name).length > (head.length === 2 ? 40 : 22))) return;
  table.properties.className = [table.properties.className ?? [], 'short-names'].flat().map(String);
}

/**
 * In pixels: a little less than `--width-prose`, because widths are estimates; the space between columns; and the size of
 * text.
 */
const [textWidth, gap, textSize] = [584, 24, 14];

/** Whether no cell wraps in a table that is as wide as the text. Other tables are as wide as code. */
export function fitsText(table: Element): boolean {
  const rows = rowsOf(table).map((row) => row.map((cell) => sansWidth(textOf(cell)) * textSize));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column] ?? 0)));
  return widths.reduce((sum, width) => sum + gap + width) <= textWidth;
}

/** Preserves a table for screen readers, whatever its parts are for the layout. */
export function addRoles(table: Element): void {
  visit(table, 'element', (part) => {
    // An empty corner cell isn't a header.
    const isCorner = part.tagName === 'th' && textOf(part) === '';
    const role = part.properties.scope === 'row' ? 'rowheader' : roles[isCorner ? 'td' : part.tagName];
    if (role) part.properties.role = role;
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

/**
 * Returns the text of an element, without the markup of formulas. A cell can be missing, because a row can have fewer
 * cells than the header.
 */
export function textOf(element: Element | undefined): string {
  let text = '';
  if (element)
    visit(element, 'text', ({ value }) => {
      text += value;
    });
  return text.trim();
}

const isAnswer = (text: string): boolean => /^(yes|no)$/i.test(text);

/**
 * Shows the answers in a matrix as a check mark or a dash, which `app/special-tables.css` draws. Screen readers, the
 * search, and the plain forms keep the words. A matrix is a table with at least two columns that contain only
 * "yes", "no", and dashes.
 *
 * With four or more columns, `app/tables.css` shows the answers of a row side by side below its name on a phone, so each
 * cell contains the header of its column.
 * @returns whether the table is a matrix
 */
function markMatrix(table: Element): boolean {
  const [head = [], ...rows] = rowsOf(table);
  const columns = head.map((_, column) => column).filter((column) => isAnswerColumn(rows, column));
  if (columns.length < 2) return false;
  for (const column of columns) {
    for (const row of [head, ...rows]) {
      const cell = row[column];
      if (!cell) continue;
      cell.properties.align = 'center';
      const text = textOf(cell);
      if (row === head || !isAnswer(text)) continue;
      cell.properties.dataAnswer = text.toLowerCase();
      cell.children = [h('span.sr-only', text)];
    }
  }
  if (head.length < 4 || columns.length > 4) return true;
  table.properties.className = ['matrix', `matrix-${columns.length}`];
  addRoles(table);
  for (const row of rows)
    row.forEach((cell, column) => {
      if (!columns.includes(column) && textOf(cell) === '–') cell.properties.dataEmpty = '';
      else if (column > 0) cell.properties.dataLabel = textOf(head[column]);
    });
  return true;
}

/** Whether a column has answers and contains nothing else apart from dashes. */
function isAnswerColumn(rows: Element[][], column: number): boolean {
  const texts = rows.map((row) => textOf(row[column]));
  return texts.some(isAnswer) && texts.every((text) => isAnswer(text) || text === '–');
}

/** A Markdown table that readers can sort. */
export type Sortable = { sortable: string };

/** Marks the tables in a tree that are worth sorting, which are those of at least eight rows. */
export function markSortable(tree: Root): Root {
  visit(tree, 'table', (table) => {
    if (table.children.length > 8) table.data = { hProperties: { dataSortable: '' } };
  });
  return tree;
}

export const isSortable = ({ properties }: Element): boolean => 'dataSortable' in properties;

/** Makes headers buttons for `lib/browser/sort-table.ts`, so that nothing moves when scripts load. */
export function addSortButtons(table: Element): void {
  for (const head of rowsOf(table)[0] ?? []) {
    const words = head.children;
    const button = h('button.sort', { type: 'button', dataAction: 'sort' }, h('span', words));
    if (head.tagName === 'th') head.children = [h('noscript', words), button];
  }
}
