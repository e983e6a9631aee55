import type { Column, Row, Upload } from './csv-columns';
import { kinds } from './csv-kinds';
import type { Template } from './csv-templates';

/** What is wrong in a file, and in which of its lines, counted from 1. */
export type CsvProblem = { line: number; what: string };

/**
 * Reads a CSV file by the rules that the page about it states. Values hold neither commas nor quotes, so a comma
 * always parts two of them.
 * @param setting the token's decimals and the present date, written as in the file
 * @returns every problem, or none if the file may be uploaded
 */
export function checkCsv(text: string, template: Template, setting: Omit<Upload, 'rows'>): CsvProblem[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const names = template.columns.map(({ name }) => name);
  const fold = (line: string) => (template.anyCase ? line.toLowerCase() : line);
  const isHeader = (line = '') => fold(line) === names.join(',');
  const header = template.note && !isHeader(lines[0]) ? 1 : 0;
  if (!isHeader(lines[header])) {
    return [{ line: header + 1, what: `The header must be ${names.join(',')}.` }];
  }
  const values = lines.slice(header + 1).map((line) => line.split(','));
  const rows = values.map((cells) =>
    Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
  );
  const problems = rows.flatMap((row, index) => {
    const line = header + 2 + index;
    if (values[index]?.length !== names.length) return [{ line, what: `A line has ${names.length} values.` }];
    return checkRow(row, template.columns, { ...setting, rows }).map((what) => ({ line, what }));
  });
  return [...problems, ...checkCount(rows.length, template).map((what) => ({ line: lines.length, what }))];
}

/** The limits depend on other columns, so they are looked at once all of them have the right format. */
function checkRow(row: Row, columns: Column[], upload: Upload): string[] {
  const cellOf = ({ name }: Column) => row[name] ?? '';
  const formats = columns
    .filter((column) => !kinds[column.kind].accepts(cellOf(column)))
    .map((column) => `${column.name} "${cellOf(column)}" has not the format: ${kinds[column.kind].format}.`);
  if (formats.length > 0) return formats;
  return columns.flatMap((column) =>
    column.limits
      .filter(({ holds }) => !holds(cellOf(column), row, upload))
      .map(({ words }) => `${column.name} "${cellOf(column)}" breaks the limit: ${words}.`),
  );
}

function checkCount(count: number, { rows: { least, most = Number.POSITIVE_INFINITY } }: Template): string[] {
  if (count < least) return [`The file needs at least ${least} rows.`];
  return count > most ? [`The file may have about ${most} rows.`] : [];
}
