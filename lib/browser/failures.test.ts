import { expect, test } from 'vitest';
import { isLoadFailure, messagesOf } from './failures';

test('messages follow the causes, outermost first', () => {
  const error = new Error('The plot broke', { cause: new Error('No curve', { cause: 'no segments' }) });
  expect(messagesOf(error)).toEqual(['The plot broke', 'No curve', 'no segments']);
});

test('a circle of causes ends', () => {
  const error = new Error('a');
  error.cause = new Error('b', { cause: error });
  expect(messagesOf(error)).toEqual(['a', 'b']);
});

test('an error without words gives its name', () => {
  expect(messagesOf(new TypeError())).toEqual(['TypeError']);
});

test('a chunk that did not arrive is told apart from a crash', () => {
  const chunk = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
  expect(isLoadFailure(chunk)).toBe(true);
  expect(isLoadFailure(new Error('Failed to load chunk /_next/static/chunks/a.js'))).toBe(true);
  expect(isLoadFailure(new Error('Cannot read properties of undefined'))).toBe(false);
});
