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

/**
 * Returns the value below which a part of the values are.
 * @param part from 0 to 1
 * @returns 0 for an empty list
 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Returns the median, or 0 for an empty list. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
