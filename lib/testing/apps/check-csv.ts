import type { Column, Row, Upload } from '@/lib/protocol/apps/csv-columns';
import { kinds } from '@/lib/protocol/apps/csv-kinds';
import type { Template } from '@/lib/protocol/apps/csv-templates';
import { required } from '@/lib/site/invariant';

/** A mistake in a file, and its line, counting from 1. */
type CsvProblem = { line: number; what: string };

/**
 * Validates a CSV file according to the rules on its page. Values contain neither commas nor quotes, so splitting at
 * commas is enough.
 * @param setting the token's decimals and the current date, in the format of the file
 * @returns all problems, or none if the file can be uploaded
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
    if (values[index]?.length !== names.length)
      return [{ line, what: `Each line needs ${names.length} values.` }];
    return checkRow(row, template.columns, { ...setting, rows }).map((what) => ({ line, what }));
  });
  return [...problems, ...checkCount(rows.length, template).map((what) => ({ line: lines.length, what }))];
}

/** Limits can depend on other columns, so check them once all values have the right format. */
function checkRow(row: Row, columns: Column[], upload: Upload): string[] {
  const cellOf = ({ name }: Column) => required(row[name], `there is no column ${name}`);
  const formats = columns
    .filter((column) => !kinds[column.kind].accepts(cellOf(column)))
    .map(
      (column) => `${column.name} "${cellOf(column)}" doesn’t have the format: ${kinds[column.kind].format}.`,
    );
  if (formats.length > 0) return formats;
  return columns.flatMap((column) =>
    column.limits
      .filter(({ holds }) => !holds(cellOf(column), row, upload))
      .map(({ words }) => `${column.name} "${cellOf(column)}" breaks the limit: ${words}.`),
  );
}

function checkCount(count: number, { rows: { least, most = Number.POSITIVE_INFINITY } }: Template): string[] {
  if (count < least) return [`The file needs at least ${least} rows.`];
  return count > most ? [`The file can have at most ${most} rows.`] : [];
}
