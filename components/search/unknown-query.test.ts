import { expect, test } from 'vitest';
import { listDocuments } from '@/lib/pages/document-list';
import { explainUnknown } from './unknown-query';

test.each([
  ['0xdeadbeef', 'looks like a selector'],
  [`0x${'ab'.repeat(20)}`, 'looks like an address'],
  [`0x${'ab'.repeat(32)}`, 'hash of a transaction or the topic of an event'],
  [`0xdeadbeef${'00'.repeat(32)}`, 'looks like revert data'],
  ['支付', 'in English'],
  ['как отменить', 'in English'],
])('%s is explained', (query, what) => {
  expect(explainUnknown(query)?.what).toContain(what);
});

test('words in Latin letters are not explained', () => {
  for (const query of ['zzzz', 'émission', 'stream 流', '404'])
    expect(explainUnknown(query), query).toBeUndefined();
});

test('the pages that help exist', () => {
  const slugs = listDocuments().map(({ slug }) => slug);
  const paths = ['0xdeadbeef', `0x${'ab'.repeat(20)}`].flatMap(
    (query) => explainUnknown(query)?.pages?.map(({ path }) => path) ?? [],
  );
  expect(paths).toHaveLength(3);
  for (const path of paths) expect(slugs).toContain(path.slice(1));
});
