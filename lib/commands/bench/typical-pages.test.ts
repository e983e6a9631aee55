import { expect, test } from 'vitest';
import { pickSpread, toAddress } from './typical-pages';

test('pages are picked at equal intervals, including the first and the last', () => {
  const pages = Array.from({ length: 101 }, (_, i) => i);
  expect(pickSpread(pages, 5)).toEqual([0, 25, 50, 75, 100]);
});

test('from a short list, each item is picked once', () => {
  expect(pickSpread(['a', 'b'], 5)).toEqual(['a', 'b']);
  expect(pickSpread(['a', 'b', 'c', 'd', 'e', 'f'], 5)).toEqual(['a', 'b', 'd', 'e', 'f']);
});

test.each([
  ['index.html', '/'],
  ['404.html', '/404'],
  ['guides/v1.0.html', '/guides/v1.0'],
])('%s has the path %s', (file, address) => {
  expect(toAddress(file)).toBe(address);
});
