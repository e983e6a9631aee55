import { expect, test } from 'vitest';
import { editDistance, nearest } from './nearest';

test('the distance is the number of insertions, deletions, and substitutions', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('same', 'same')).toBe(0);
});

test('a typo results in the intended name, regardless of case', () => {
  expect(nearest('Calout', ['Callout', 'Columns'])).toBe('Callout');
  expect(nearest('/concepts/lockup/Hook', ['/concepts/lockup/hooks', '/concepts/nft'])).toBe(
    '/concepts/lockup/hooks',
  );
});

test('an unrelated name has no nearest name', () => {
  expect(nearest('zebra', ['Callout', 'Columns'])).toBeUndefined();
});
