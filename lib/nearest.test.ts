import { expect, test } from 'vitest';
import { editDistance, nearest } from './nearest';

test('distance counts the letters to insert, delete or change', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('same', 'same')).toBe(0);
});

test('a typing mistake finds the name that was meant, whatever its case', () => {
  expect(nearest('Calout', ['Callout', 'Columns'])).toBe('Callout');
  expect(nearest('/concepts/lockup/Hook', ['/concepts/lockup/hooks', '/concepts/nft'])).toBe(
    '/concepts/lockup/hooks',
  );
});

test('a name that resembles nothing finds nothing', () => {
  expect(nearest('zebra', ['Callout', 'Columns'])).toBeUndefined();
});
