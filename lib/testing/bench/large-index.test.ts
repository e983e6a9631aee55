import { expect, test } from 'vitest';
import { sampleRecord } from '@/lib/testing/hosted-search/sample-records';
import { formatLargeIndex } from './format-large-index';
import { growRecords } from './grow-records';
import { measureLargeIndex } from './large-index';
import { weighShards } from './sharded-index';

const records = growRecords(
  ['cancel', 'withdraw', 'approve'].map((name) =>
    sampleRecord({ slug: `guides/${name}`, headings: [name], content: `How to ${name} a stream of tokens.` }),
  ),
  300,
);

test('an index is measured with all of its records', () => {
  const cost = measureLargeIndex(records, 'https://docs.example.com');
  expect(cost.records).toBe(300);
  expect(cost.p95).toBeGreaterThanOrEqual(cost.median);
  expect(Math.min(cost.gzip, cost.read, cost.build, cost.median)).toBeGreaterThan(0);
});

test('a partial word may need more files than the whole word, but never all files', () => {
  const cost = weighShards(records, ['withdraw', 'stream']);
  expect(cost.partial.median).toBeGreaterThanOrEqual(cost.whole.median);
  expect(cost.whole.p95).toBeLessThanOrEqual(cost.gzip);
  expect(cost.pages).toBe(300);
});

test('the report contains the measurements', () => {
  const spread = { median: 1234, p95: 5678 };
  const sharded = { shards: 12, gzip: 9_876_543, partial: spread, whole: spread, page: spread, pages: 4000 };
  const cost = {
    records: 100_000,
    gzip: 6_543_210,
    read: 900,
    build: 8000,
    memory: 234e6,
    median: 3,
    p95: 20,
  };
  expect(formatLargeIndex(cost, sharded)).toMatchInlineSnapshot(`
    "Built-in index of 100,000 records
      transfer       6,543.2 kB with gzip
      until ready    900.0 ms to parse it, 8,000.0 ms to build the index
      memory         234.0 MB
      a key          median 3.0 ms, p95 20.0 ms in the engine
    The same in 12 term files and 4,000 page files
      all terms      9,876.5 kB with gzip
      three letters  1.2 kB, p95 5.7 kB
      a whole word   1.2 kB, p95 5.7 kB
      a hit’s page   1.2 kB, p95 5.7 kB"
  `);
});
