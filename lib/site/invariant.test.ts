import { expect, test } from 'vitest';
import { invariant, itemAt, required } from './invariant';

test('a true condition passes', () => {
  expect(() => invariant('something', 'never seen')).not.toThrow();
});

test('a false condition throws', () => {
  expect(() => invariant(false)).toThrow(/^Invariant failed$/);
});

test('the message follows after a colon', () => {
  expect(() => invariant(null, 'no page')).toThrow(/^Invariant failed: no page$/);
});

test('a value that must be there is returned, even if it is falsy', () => {
  expect(required(0)).toBe(0);
  expect(() => required(undefined, 'no page')).toThrow(/^Invariant failed: no page$/);
});

test('an index counts from the end if it is negative', () => {
  expect(itemAt(['a', '', 'c'], 1)).toBe('');
  expect(itemAt(['a', '', 'c'], -1)).toBe('c');
  expect(() => itemAt(['a'], 1)).toThrow('there is no item 1 in a list of 1');
});
