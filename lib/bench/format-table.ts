/**
 * Lines up rows for a terminal: the first column to the left, the others to the right, two spaces between.
 * @param rows cells of the same number in each row
 */
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

/** A number with one digit after the point and commas between thousands: `1,234.5`. */
export const formatNumber = (value: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A count with commas between thousands. */
export const formatCount = (value: number): string => value.toLocaleString('en');

/** Bytes as megabytes of 10⁶ bytes, without the unit. */
export const formatMegabytes = (bytes: number): string => formatNumber(bytes / 1e6);

/** Bytes as kilobytes of 10³ bytes, without the unit. */
export const formatKilobytes = (bytes: number): string => formatNumber(bytes / 1e3);
