import type { Element } from 'hast';
import { h } from 'hastscript';
import { rowsOf, textOf } from '@/lib/markup/field-tables';

const isAnswer = (text: string): boolean => /^(yes|no)$/i.test(text);

/**
 * Shows the answers in a matrix as a check mark or a dash, which `app/tables.css` draws. Screen readers, the
 * search, and the plain forms keep the words. A matrix is a table with at least two columns that contain only
 * "yes", "no", and dashes.
 */
export function markMatrix(table: Element): void {
  const [head = [], ...rows] = rowsOf(table);
  const columns = head.map((_, column) => column).filter((column) => isAnswerColumn(rows, column));
  if (columns.length < 2) return;
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
}

/** Whether a column has answers and contains nothing else apart from dashes. */
function isAnswerColumn(rows: Element[][], column: number): boolean {
  const texts = rows.map((row) => textOf(row[column]));
  return texts.some(isAnswer) && texts.every((text) => isAnswer(text) || text === '–');
}
