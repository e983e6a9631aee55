import type { Element } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Marks a table that describes something in each row: four columns or more, one of which says what the thing means. On a
 * phone `app/tables.css` writes each of its rows as a list, so each cell carries the word at the head of its column.
 */
export function markFieldTable(table: Element): void {
  const [head = [], ...rows] = rowsOf(table);
  const labels = head.map(textOf);
  if (labels.length < 4 || !labels.includes('Meaning')) return;
  table.properties.className = ['field-table'];
  for (const [, ...cells] of rows)
    cells.forEach((cell, index) => {
      cell.properties.dataLabel = labels[index + 1];
    });
}

/** The cells of a table, row by row. */
const rowsOf = ({ children }: Element): Element[][] =>
  children
    .filter(isElement)
    .flatMap((part) => part.children.filter(isElement))
    .map((row) => row.children.filter(isElement));

const isElement = (node: Element['children'][number]): node is Element => node.type === 'element';

function textOf(cell: Element): string {
  let text = '';
  visit(cell, 'text', ({ value }) => {
    text += value;
  });
  return text;
}
