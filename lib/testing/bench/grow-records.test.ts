import { expect, test } from 'vitest';
import { createPostings } from '@/lib/search/engine/postings';
import { sampleRecord } from '@/lib/testing/hosted-search/sample-records';
import { growRecords } from './grow-records';

const records = [
  sampleRecord({
    ...{ slug: 'concepts/fees', anchor: 'broker', headings: ['Fees', 'Broker fee'], kind: 'section' },
    content: 'Whoever creates streams for others receives part of every deposit that they make.',
  }),
  sampleRecord({ slug: 'concepts/fees', headings: ['Fees'] }),
];

test('a larger site has unique URLs, and its vocabulary grows more slowly than its number of records', () => {
  const many = growRecords(records, 40);
  expect(many).toHaveLength(40);
  expect(new Set(many.map(({ objectID }) => objectID)).size).toBe(40);
  expect(new Set(many.map(({ url }) => url)).size).toBe(40);
  const words = (all: typeof many) => createPostings(all).terms.length;
  expect(words(many)).toBeGreaterThan(words(records) * 1.5);
  expect(words(many)).toBeLessThan(words(records) * 15);
  expect(growRecords(records, 40)).toEqual(many);
});
