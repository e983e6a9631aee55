import { readCsv } from '@/lib/protocol/apps/csv';
import { required } from '@/lib/site/invariant';
import { accepts } from './csv-kinds';
import { limits, type Row, type Upload } from './csv-limits';

/** A mistake in a file, and its line, counting from 1. */
type CsvProblem = { line: number; what: string };

/**
 * Validates a CSV file according to the rules on its page. Values contain neither commas nor quotes, so splitting at
 * commas is enough.
 * @param setting the token's decimals and the current date, in the format of the file
 * @returns all problems, or none if the file can be uploaded
 */
export function checkCsv(text: string, template: string, setting: Omit<Upload, 'rows'>): CsvProblem[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const columns = columnsOf(template);
  const names = columns.map(({ name }) => name);
  const isCampaign = template === campaign;
  const isHeader = (line = '') => (isCampaign ? line.toLowerCase() : line) === names.join(',');
  const header = !isCampaign && !isHeader(lines[0]) ? 1 : 0;
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
    return checkRow(row, columns, { ...setting, rows }).map((what) => ({ line, what }));
  });
  return [...problems, ...checkCount(rows.length, template).map((what) => ({ line: lines.length, what }))];
}

type Column = ReturnType<typeof columnsOf>[number];

/** Returns the columns of a template, with the format of their kinds. */
function columnsOf(template: string) {
  const { kinds, columns, templates } = readCsv();
  return required(templates[template]).map((id) => {
    const column = required(columns[id], `there is no column ${id}`);
    return { ...column, format: required(kinds[column.kind]).format };
  });
}

/** Limits can depend on other columns, so check them once all values have the right format. */
function checkRow(row: Row, columns: Column[], upload: Upload): string[] {
  const cellOf = ({ name }: Column) => required(row[name], `there is no column ${name}`);
  const formats = columns
    .filter((column) => !required(accepts[column.kind])(cellOf(column)))
    .map((column) => `${column.name} "${cellOf(column)}" doesn’t have the format: ${column.format}.`);
  if (formats.length > 0) return formats;
  return columns.flatMap((column) =>
    column.limits
      .filter((words) => !required(limits[words], `no rule says "${words}"`)(cellOf(column), row, upload))
      .map((words) => `${column.name} "${cellOf(column)}" breaks the limit: ${words}.`),
  );
}

/**
 * The file of a campaign, which has no line of notes above its header, and whose header can have capitals. All others are
 * batches of streams, all created in one transaction.
 */
export const campaign = 'airstream';

/** A batch's most rows are approximate, because they depend on the block gas limit. */
function checkCount(count: number, template: string): string[] {
  const [least, most] = template === campaign ? [2, Number.POSITIVE_INFINITY] : [1, 60];
  if (count < least) return [`The file needs at least ${least} rows.`];
  return count > most ? [`The file can have at most ${most} rows.`] : [];
}
