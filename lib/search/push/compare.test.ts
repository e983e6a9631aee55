import { expect, test } from 'vitest';
import { sampleRecord } from '@/lib/testing/hosted-search/sample-records';
import { compareRecords, compareSettings, formatChanges } from './compare';

const record = sampleRecord({ slug: 'guides/a', content: 'words' });

test('the order of keys does not matter', () => {
  const turned = Object.fromEntries(Object.entries(record).reverse());
  expect(compareRecords([{ ...turned, objectID: record.objectID }], [record])).toMatchObject({
    same: 1,
    changed: [],
  });
});

test('settings that we do not set are ignored', () => {
  expect(compareSettings({ a: [1], b: 2, c: 3 }, { a: [1], b: 3 })).toEqual(['b']);
});

test('only some of many IDs are listed', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(formatChanges({ added: ids, changed: [], removed: ['x'], same: 3 })).toBe(
    '  new 6: a, b, c, d, e, …\n  gone 1: x\n  unchanged 3',
  );
});
