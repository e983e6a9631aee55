import { expect, test } from 'vitest';
import { sampleRecord } from '../stand-in/sample-records';
import { compareRecords, compareSettings, formatChanges } from './compare';

const record = sampleRecord({ slug: 'guides/a', content: 'words' });

test('the order of keys is no change', () => {
  const turned = Object.fromEntries(Object.entries(record).reverse());
  expect(compareRecords([{ ...turned, objectID: record.objectID }], [record])).toMatchObject({
    same: 1,
    changed: [],
  });
});

test('settings that are not ours count for nothing', () => {
  expect(compareSettings({ a: [1], b: 2, c: 3 }, { a: [1], b: 3 })).toEqual(['b']);
});

test('of many names some are shown', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(formatChanges({ added: ids, changed: [], removed: ['x'], same: 3 })).toBe(
    '  new 6: a, b, c, d, e, …\n  gone 1: x\n  unchanged 3',
  );
});
