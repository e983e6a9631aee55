import { expect, test } from 'vitest';
import { moveSelection } from './move-selection';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined],
])('%s moves from position %i of three to %s', (key, current, next) => {
  expect(moveSelection(key, current, 3)).toBe(next);
});

test('in an empty list, no key moves the selection', () => {
  expect(moveSelection('ArrowDown', -1, 0)).toBeUndefined();
});
