import { formatCount, formatKilobytes, formatMegabytes, formatNumber } from './format-table';
import type { LargeIndexCost } from './large-index';
import type { ShardedCost } from './sharded-index';

/** Formats the measurements of a generated site for the terminal. */
export function formatLargeIndex(index: LargeIndexCost, sharded: ShardedCost): string {
  const { records, gzip, read, build, memory, median, p95 } = index;
  const kilobytes = (spread: { median: number; p95: number }) =>
    `${formatKilobytes(spread.median)} kB, p95 ${formatKilobytes(spread.p95)} kB`;
  return [
    `Built-in index of ${formatCount(records)} records`,
    `  transfer       ${formatKilobytes(gzip)} kB with gzip`,
    `  until ready    ${formatNumber(read)} ms to parse it, ${formatNumber(build)} ms to build the index`,
    `  memory         ${formatMegabytes(memory)} MB`,
    `  a key          median ${formatNumber(median)} ms, p95 ${formatNumber(p95)} ms in the engine`,
    `The same in ${formatCount(sharded.shards)} term files and ${formatCount(sharded.pages)} page files`,
    `  all terms      ${formatKilobytes(sharded.gzip)} kB with gzip`,
    `  three letters  ${kilobytes(sharded.partial)}`,
    `  a whole word   ${kilobytes(sharded.whole)}`,
    `  a hit’s page   ${kilobytes(sharded.page)}`,
  ].join('\n');
}
