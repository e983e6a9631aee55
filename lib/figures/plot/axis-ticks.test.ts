import { expect, test } from 'vitest';
import { axisTicks } from './axis-ticks';

test.each([
  [100, [0, 25, 50, 75, 100]],
  [30, [0, 10, 20, 30]],
  [36, [0, 12, 24, 36]],
  [12, [0, 3, 6, 9, 12]],
  [4, [0, 1, 2, 3, 4]],
  [3_000, [0, 1_000, 2_000, 3_000]],
  [1_040, [0, 260, 520, 780, 1_040]],
  [1, [0, 0.25, 0.5, 0.75, 1]],
])('an axis up to %s is divided into equal steps', (top, ticks) => {
  expect(axisTicks(top)).toEqual(ticks);
});

test('the top is marked even if no equal steps fit', () => {
  expect(axisTicks(365)).toEqual([0, 100, 200, 300, 365]);
});
