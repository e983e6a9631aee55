import type { ColdTimes } from './cold-search';
import { formatCount, formatKilobytes, formatNumber } from './format-table';
import type { IndexWeight } from './search-index';
import { type SearchLatency, type SearchTimes, slowdown } from './search-latency';

/** Measurements of the built-in search. A folder of plain pages has no times. */
export type SearchCost = { index: IndexWeight; times?: SearchTimes | undefined };

/** Formats the search measurements for the terminal. */
export function formatSearch({ index, times }: SearchCost): string {
  const { records, gzip, brotli } = index;
  const line = `Search       ${formatCount(records)} records, ${formatKilobytes(gzip)} kB with gzip, ${formatKilobytes(brotli)} kB with brotli`;
  if (!times) return line;
  return [
    line,
    `             ${formatCount(times.site.keys)} key strokes until results are painted, processor ${slowdown} times slower:`,
    `             ${formatLatency(times.site)}`,
    ...(times.pagefind ? [`             Pagefind on the same pages: ${formatLatency(times.pagefind)}`] : []),
    `             a bare page with one row: ${formatLatency(times.bare)}`,
    `             opened for the first time: ${formatCold(times.cold)}`,
  ].join('\n');
}

const formatCold = ({ site, pagefind }: ColdTimes): string =>
  `${formatNumber(site)} ms until results${pagefind === undefined ? '' : `, Pagefind ${formatNumber(pagefind)} ms`}`;

const formatLatency = ({ median, p95 }: SearchLatency): string =>
  `half within ${formatNumber(median)} ms, 95 of 100 within ${formatNumber(p95)} ms`;
