import { expect, test } from 'vitest';
import { readTarget, toAddress, withoutBase } from './read-target';

test('path and query come apart, and the path is decoded', () => {
  expect(readTarget('/guides/%C3%BCber?a=%20#b')).toEqual({ path: '/guides/über', search: '?a=%20' });
  expect(readTarget('/')).toEqual({ path: '/', search: '' });
});

test('a letter with its accent sent apart is the same letter', () => {
  expect(readTarget('/u%CC%88')).toEqual({ path: '/ü', search: '' });
});

test('an encoded slash does not become a real one', () => {
  expect(readTarget('/a%2Fb%3Fc')).toEqual({ path: '/a%2Fb%3Fc', search: '' });
});

test('the origin that a proxy sends along is left out', () => {
  expect(readTarget('http://docs.example.com/a?b')).toEqual({ path: '/a', search: '?b' });
});

test.each(['', '*', 'a/b', '/%', '/%zz', '/%E0%A4%A', '/%FF'])('"%s" is not readable', (target) => {
  expect(readTarget(target)).toBeUndefined();
});

test('a path lies under the base path only when a slash or nothing follows it', () => {
  expect(withoutBase('/docs', '/docs')).toBe('/');
  expect(withoutBase('/docs/a', '/docs')).toBe('/a');
  expect(withoutBase('/docsy/a', '/docs')).toBeUndefined();
  expect(withoutBase('/', '/docs')).toBeUndefined();
  expect(withoutBase('/a', '')).toBe('/a');
});

test.each([
  ['/', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/a/b', '/a/b'],
  ['/a/b/', '/a/b'],
  ['/a/b.html', '/a/b'],
  ['/a/index.html', '/a'],
  ['/a/v1.0', '/a/v1.0'],
  ['/a/v1.0.html', '/a/v1.0'],
])('%s stands for the address %s', (path, address) => {
  expect(toAddress(path)).toBe(address);
});
