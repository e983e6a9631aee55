import { expect, test } from 'vitest';
import { sampleRecord } from '../stand-in/sample-records';
import { createPostings, type Scope } from './postings';

const postings = createPostings([
  sampleRecord({ slug: 'a', headings: ['Fees'], content: 'A fee is paid. A stream has no end.' }),
  sampleRecord({ slug: 'b', headings: ['Streams'], content: 'A stream.', keywords: ['0xabcd'] }),
  sampleRecord({ slug: 'c', headings: ['withdrawMax'], content: 'A stream is paid out.' }),
]);

/** In which records a term stands, with how much it says of each. */
function weightsOf(term: string, scope: Scope = 'all'): Record<number, number> {
  const number = postings.terms.indexOf(term);
  const places = Array.from(postings.records, (_, place) => place).slice(
    postings.starts[number],
    postings.starts[number + 1],
  );
  const weights = places.map((place) => [postings.records[place], postings.weights[scope][place]]);
  return Object.fromEntries(weights.filter(([, weight]) => weight));
}

test('terms stand in order, each once, and lead to the records that hold them', () => {
  expect(postings.terms).toEqual([...new Set(postings.terms)].sort());
  expect(postings.terms).toContain('withdrawmax');
  expect(Object.keys(weightsOf('stream'))).toEqual(['0', '1', '2']);
  expect(Object.keys(weightsOf('0xabcd'))).toEqual(['1']);
  expect(Object.keys(weightsOf('max'))).toEqual(['2']);
});

test('a term says more in a title, in a shorter text, and where few records have it', () => {
  const stream = weightsOf('stream');
  expect(stream[1]).toBeGreaterThan((stream[0] ?? 0) * 2);
  expect(stream[2]).toBeGreaterThan(stream[0] ?? 0);
  expect(weightsOf('paid')[2]).toBeGreaterThan(stream[2] ?? 0);
});

test('what a text alone mentions can be left out, and what no title has too', () => {
  expect(Object.keys(weightsOf('stream', 'naming'))).toEqual(['1']);
  expect(Object.keys(weightsOf('0xabcd', 'naming'))).toEqual(['1']);
  expect(Object.keys(weightsOf('0xabcd', 'title'))).toEqual([]);
  expect(Object.keys(weightsOf('stream', 'title'))).toEqual(['1']);
});
