import { expect, test } from 'vitest';
import { isSlowConnection } from './online';

test('data saver, 2g, and slow-2g are slow', () => {
  expect(isSlowConnection({ saveData: true, effectiveType: '4g' })).toBe(true);
  expect(isSlowConnection({ effectiveType: '2g' })).toBe(true);
  expect(isSlowConnection({ effectiveType: 'slow-2g' })).toBe(true);
});

test('other connections are not, and neither are browsers without the API', () => {
  expect(isSlowConnection({ saveData: false, effectiveType: '3g' })).toBe(false);
  expect(isSlowConnection({})).toBe(false);
});
