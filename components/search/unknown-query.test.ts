import { expect, test } from 'vitest';
import { listDocuments } from '@/lib/pages/document-list';
import { explainUnknown, isInOtherScript } from './unknown-query';

test.each([
  ['0xdeadbeef', 'looks like a selector'],
  [`0x${'ab'.repeat(20)}`, 'looks like an address'],
  [`0x${'ab'.repeat(32)}`, 'hash of a transaction or the topic of an event'],
  [`0xdeadbeef${'00'.repeat(32)}`, 'looks like revert data'],
  ['0xdeadbeef00', 'part of a hexadecimal number'],
  ['0xd8dA...6045', 'part of a hexadecimal number'],
  [`0x${'ab'.repeat(65)}`, 'part of a hexadecimal number'],
])('%s is explained', (query, what) => {
  expect(explainUnknown(query)?.what).toContain(what);
});

test('words and decimal numbers are not explained', () => {
  for (const query of ['zzzz', 'émission', 'stream 流', '404', '20261130'])
    expect(explainUnknown(query), query).toBeUndefined();
});

test('words in another script are recognized, even beside others, but not units and variables', () => {
  for (const query of ['支付', 'как отменить stream', 'stream 流', 'ακύρωση'])
    expect(isInOtherScript(query), query).toBe(true);
  for (const query of ['zzzz', 'émission', '5 µs', '10 μs', 'Δ', '404'])
    expect(isInOtherScript(query), query).toBe(false);
});

test('the pages that help exist', () => {
  const slugs = listDocuments().map(({ slug }) => slug);
  const paths = [`0x${'ab'.repeat(20)}`, `0x${'ab'.repeat(32)}`, '0xdeadbeef00'].flatMap(
    (query) => explainUnknown(query)?.pages.map(({ path }) => path) ?? [],
  );
  expect(paths).toHaveLength(3);
  for (const path of paths) expect(slugs).toContain(path.slice(1));
});
