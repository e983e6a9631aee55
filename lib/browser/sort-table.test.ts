import { expect, test } from 'vitest';
import { compareCells, sortOrder } from './sort-table';

const sorted = (...cells: string[]): string[] => [...cells].sort(compareCells(cells));

test('amounts are compared by value, including separators and fractions', () => {
  expect(sorted('2,740,781', '999', '37,482', '114', '1,000')).toEqual([
    '114',
    '999',
    '1,000',
    '37,482',
    '2,740,781',
  ]);
  expect(sorted('0.5', '0.25', '1,000.75', '1,000.5')).toEqual(['0.25', '0.5', '1,000.5', '1,000.75']);
  expect(sorted('3', '-20', '−1', '+2')).toEqual(['-20', '−1', '+2', '3']);
});

test('amounts in the same unit are compared by value, and those in different units as text', () => {
  expect(sorted('1,200 gas', '90 gas', '300 gas')).toEqual(['90 gas', '300 gas', '1,200 gas']);
  expect(sorted('10%', '0.3%', '2%')).toEqual(['0.3%', '2%', '10%']);
  expect(sorted('2 weeks', '10 days', '3 days')).toEqual(['2 weeks', '3 days', '10 days']);
});

test('text is compared case-insensitively, with numbers in natural order', () => {
  expect(sorted('withdraw', 'Cancel', 'burn')).toEqual(['burn', 'Cancel', 'withdraw']);
  expect(sorted('stream 10', 'stream 9', 'stream 100')).toEqual(['stream 9', 'stream 10', 'stream 100']);
  // A single cell that isn't an amount makes the column text.
  expect(sorted('20', 'none', '3')).toEqual(['3', '20', 'none']);
});

test('equal rows keep their order in both directions', () => {
  expect(sortOrder(['b', 'a', 'b', 'a'], 'ascending')).toEqual([1, 3, 0, 2]);
  expect(sortOrder(['b', 'a', 'b', 'a'], 'descending')).toEqual([0, 2, 1, 3]);
});

test('an empty cell comes last in both directions, and does not turn amounts into text', () => {
  const cells = ['–', '30', '', '1,000', '200'];
  expect(sortOrder(cells, 'ascending')).toEqual([1, 4, 3, 0, 2]);
  expect(sortOrder(cells, 'descending')).toEqual([3, 4, 1, 0, 2]);
});
