import { formatCount, formatKilobytes, formatNumber } from './format-table';
import type { IndexWeight } from './search-index';
import { type SearchLatency, slowdown } from './search-latency';

/** What was measured of the built-in search; no latency for a folder of plain pages. */
export type SearchCost = { index: IndexWeight; latency?: SearchLatency | undefined };

/** The measurements of the search as lines for a terminal. */
export function formatSearch({ index, latency }: SearchCost): string {
  const { records, gzip, brotli } = index;
  const line = `Search       ${formatCount(records)} records, ${formatKilobytes(gzip)} kB with gzip, ${formatKilobytes(brotli)} kB with brotli`;
  if (!latency) return line;
  const { keys, median, p95 } = latency;
  return [
    line,
    `             ${formatCount(keys)} key strokes until results are painted, processor ${slowdown} times slower:`,
    `             half within ${formatNumber(median)} ms, 95 of 100 within ${formatNumber(p95)} ms`,
  ].join('\n');
}
