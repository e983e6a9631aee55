import { expect, test } from 'vitest';
import { isLoadFailure } from './failures';

test('a chunk that failed to load is distinguished from a crash', () => {
  const chunk = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
  expect(isLoadFailure(chunk)).toBe(true);
  expect(isLoadFailure(new Error('Failed to load chunk /_next/static/chunks/a.js'))).toBe(true);
  expect(isLoadFailure(new Error('Cannot read properties of undefined'))).toBe(false);
});
