import { expect, test } from 'vitest';
import { sampleRecord } from '@/lib/testing/hosted-search/sample-records';
import { createPostings, type Scope } from './postings';

const postings = createPostings([
  sampleRecord({ slug: 'a', headings: ['Fees'], content: 'A fee is paid. A stream has no end.' }),
  sampleRecord({ slug: 'b', headings: ['Streams'], content: 'A stream.', keywords: ['0xabcd'] }),
  sampleRecord({ slug: 'c', headings: ['withdrawMax'], content: 'A stream is paid out.' }),
]);

/** Maps each record that contains a term to the term's weight in it. */
function weightsOf(term: string, scope: Scope = 'all'): Record<number, number> {
  const number = postings.terms.indexOf(term);
  const places = Array.from(postings.records, (_, place) => place).slice(
    postings.starts[number],
    postings.starts[number + 1],
  );
  const weights = places.map((place) => [postings.records[place], postings.weights[scope][place]]);
  return Object.fromEntries(weights.filter(([, weight]) => weight));
}

test('terms are sorted and unique, and list the records that contain them', () => {
  expect(postings.terms).toEqual([...new Set(postings.terms)].sort());
  expect(postings.terms).toContain('withdrawmax');
  expect(Object.keys(weightsOf('stream'))).toEqual(['0', '1', '2']);
  expect(Object.keys(weightsOf('0xabcd'))).toEqual(['1']);
  expect(Object.keys(weightsOf('max'))).toEqual(['2']);
});

test('a term weighs more in titles, in shorter texts, and when it is rare', () => {
  const stream = weightsOf('stream');
  expect(stream[1]).toBeGreaterThan((stream[0] ?? 0) * 2);
  expect(stream[2]).toBeGreaterThan(stream[0] ?? 0);
  expect(weightsOf('paid')[2]).toBeGreaterThan(stream[2] ?? 0);
});

test('matches can be limited to names and headings, or to titles', () => {
  expect(Object.keys(weightsOf('stream', 'naming'))).toEqual(['1']);
  expect(Object.keys(weightsOf('0xabcd', 'naming'))).toEqual(['1']);
  expect(Object.keys(weightsOf('0xabcd', 'title'))).toEqual([]);
  expect(Object.keys(weightsOf('stream', 'title'))).toEqual(['1']);
});
