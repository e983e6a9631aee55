import { expect, test } from 'vitest';
import { compareCells } from './compare-cells';
import { nextDirection, sortOrder } from './sort-order';

const sorted = (...cells: string[]): string[] => [...cells].sort(compareCells(cells));

test('amounts are compared by their value, separators and fractions included', () => {
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

test('amounts in one unit are compared without it, and those in several as words', () => {
  expect(sorted('1,200 gas', '90 gas', '300 gas')).toEqual(['90 gas', '300 gas', '1,200 gas']);
  expect(sorted('10%', '0.3%', '2%')).toEqual(['0.3%', '2%', '10%']);
  expect(sorted('2 weeks', '10 days', '3 days')).toEqual(['2 weeks', '3 days', '10 days']);
});

test('words are compared without regard to case, and numbers in them as numbers', () => {
  expect(sorted('withdraw', 'Cancel', 'burn')).toEqual(['burn', 'Cancel', 'withdraw']);
  expect(sorted('stream 10', 'stream 9', 'stream 100')).toEqual(['stream 9', 'stream 10', 'stream 100']);
  // One cell that is no amount makes the column one of words.
  expect(sorted('20', 'none', '3')).toEqual(['3', '20', 'none']);
});

test('a column goes up, then down, then back to how it came', () => {
  const cells = ['30', '1,000', '200'];
  expect(nextDirection(null)).toBe('ascending');
  expect(nextDirection('ascending')).toBe('descending');
  expect(nextDirection('descending')).toBeUndefined();
  expect(sortOrder(cells, 'ascending')).toEqual([0, 2, 1]);
  expect(sortOrder(cells, 'descending')).toEqual([1, 2, 0]);
  expect(sortOrder(cells, undefined)).toEqual([0, 1, 2]);
});

test('rows that are alike keep their places, in both directions', () => {
  expect(sortOrder(['b', 'a', 'b', 'a'], 'ascending')).toEqual([1, 3, 0, 2]);
  expect(sortOrder(['b', 'a', 'b', 'a'], 'descending')).toEqual([0, 2, 1, 3]);
});

test('a cell that says nothing comes last, in both directions, and takes no number its rank', () => {
  const cells = ['–', '30', '', '1,000', '200'];
  expect(sortOrder(cells, 'ascending')).toEqual([1, 4, 3, 0, 2]);
  expect(sortOrder(cells, 'descending')).toEqual([3, 4, 1, 0, 2]);
});
