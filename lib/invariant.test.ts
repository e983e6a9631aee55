import { expect, test } from 'vitest';
import { invariant } from './invariant';

test('a condition that holds passes', () => {
  expect(() => invariant('something', 'never seen')).not.toThrow();
});

test('a condition that fails says so', () => {
  expect(() => invariant(false)).toThrow(/^Invariant failed$/);
});

test('the message follows after a colon', () => {
  expect(() => invariant(null, 'no page')).toThrow(/^Invariant failed: no page$/);
});
