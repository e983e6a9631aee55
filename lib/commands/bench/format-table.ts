import { quantile } from 'd3-array';

/** Aligns rows for the terminal: the first column to the left and the others to the right, with two spaces in between. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Formats a number with one decimal place and thousands separators: `1,234.5`. */
export const formatNumber = (value: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Returns the median, or 0 for an empty list. */
export const median = (values: readonly number[]): number => quantile(values, 0.5) ?? 0;
