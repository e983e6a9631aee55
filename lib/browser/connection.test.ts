import { expect, test } from 'vitest';
import { isSlowConnection } from './connection';

test('data saver and 2g in both kinds are slow', () => {
  expect(isSlowConnection({ saveData: true, effectiveType: '4g' })).toBe(true);
  expect(isSlowConnection({ effectiveType: '2g' })).toBe(true);
  expect(isSlowConnection({ effectiveType: 'slow-2g' })).toBe(true);
});

test('other connections, and browsers that do not tell, are not', () => {
  expect(isSlowConnection({ saveData: false, effectiveType: '3g' })).toBe(false);
  expect(isSlowConnection({})).toBe(false);
});
