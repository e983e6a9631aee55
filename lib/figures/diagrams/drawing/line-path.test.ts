import { expect, test } from 'vitest';
import { linePath } from './line-path';

test('a bend is rounded', () => {
  expect(
    linePath([
      { x: 0, y: 0 },
      { x: 20, y: 0 },
      { x: 20, y: 30 },
    ]),
  ).toBe('M0 0H14Q20 0 20 6V30');
});

test('a bend close to an end is rounded less, so that the curve stays on the line', () => {
  expect(
    linePath([
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 30 },
    ]),
  ).toBe('M0 0H2Q4 0 4 2V30');
});

test('points without a bend are left out', () => {
  expect(
    linePath([
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 9, y: 0 },
    ]),
  ).toBe('M0 0H9');
});
