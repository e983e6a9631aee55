import { expect, test } from 'vitest';
import { formatSearch } from './format-search';
import { percentile } from './search-latency';

const index = { records: 3542, gzip: 259_554, brotli: 188_894 };
const site = { keys: 500, median: 20, p95: 41.26 };
const pagefind = { keys: 550, median: 339, p95: 538 };
const bare = { keys: 600, median: 10, p95: 20.5 };

test('search costs take up a line per search, or one if no keystrokes were measured', () => {
  expect(
    formatSearch({ index, times: { site, pagefind, bare, cold: { site: 310, pagefind: 620 } } }),
  ).toMatchInlineSnapshot(`
    "Search       3,542 records, 259.6 kB with gzip, 188.9 kB with brotli
                 500 key strokes until results are painted, processor 4 times slower:
                 half within 20.0 ms, 95 of 100 within 41.3 ms
                 Pagefind on the same pages: half within 339.0 ms, 95 of 100 within 538.0 ms
                 a bare page with one row: half within 10.0 ms, 95 of 100 within 20.5 ms
                 opened for the first time: 310.0 ms until results, Pagefind 620.0 ms"
  `);
  expect(formatSearch({ index }).split('\n')).toHaveLength(1);
});

test('a percentile is one of the values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.5)).toBe(51);
  expect(percentile(values, 0.95)).toBe(96);
  expect(percentile([7], 0.95)).toBe(7);
});
