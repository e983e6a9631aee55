import { expect, test } from 'vitest';
import { invariant } from './invariant';

test('a true condition passes', () => {
  expect(() => invariant('something', 'never seen')).not.toThrow();
});

test('a false condition throws', () => {
  expect(() => invariant(false)).toThrow(/^Invariant failed$/);
});

test('the message follows after a colon', () => {
  expect(() => invariant(null, 'no page')).toThrow(/^Invariant failed: no page$/);
});
