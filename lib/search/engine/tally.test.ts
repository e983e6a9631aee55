import { expect, test } from 'vitest';
import { createTally, type Tally } from './tally';

function drained(tally: Tally): number[][] {
  const all: number[][] = [];
  tally.drain((...each) => all.push(each));
  return all;
}

test('scores add up per record and are reset when drained', () => {
  const tally = createTally(10);
  tally.add(7, 1, 1);
  tally.add(2, 3, 2);
  tally.add(7, 2, 4);
  expect(tally.size()).toBe(2);
  expect(drained(tally)).toEqual([
    [7, 3, 5],
    [2, 3, 2],
  ]);
  expect(tally.size()).toBe(0);
  tally.add(7, 1, 1);
  expect(drained(tally)).toEqual([[7, 1, 1]]);
});

test('a step only counts for records that all previous steps matched', () => {
  const tally = createTally(10);
  tally.addStep(1, 1, 0);
  tally.addStep(1, 1, 0);
  tally.addStep(2, 1, 0);
  tally.addStep(2, 5, 1);
  tally.addStep(3, 5, 1);
  expect(drained(tally)).toEqual([
    [1, 2, 1],
    [2, 6, 2],
  ]);
});
