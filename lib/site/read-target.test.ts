import { expect, test } from 'vitest';
import { readTarget, toAddress, withoutBase } from './read-target';

test('path and query are separated, and the path is decoded', () => {
  expect(readTarget('/guides/%C3%BCber?a=%20#b')).toEqual({ path: '/guides/über', search: '?a=%20' });
  expect(readTarget('/')).toEqual({ path: '/', search: '' });
});

test('a decomposed accented letter is normalized', () => {
  expect(readTarget('/u%CC%88')).toEqual({ path: '/ü', search: '' });
});

test('an encoded slash does not become a real one', () => {
  expect(readTarget('/a%2Fb%3Fc')).toEqual({ path: '/a%2Fb%3Fc', search: '' });
});

test('the origin in a proxy request is ignored', () => {
  expect(readTarget('http://docs.example.com/a?b')).toEqual({ path: '/a', search: '?b' });
});

test.each(['', '*', 'a/b', '/%', '/%zz', '/%E0%A4%A', '/%FF'])('"%s" is rejected', (target) => {
  expect(readTarget(target)).toBeUndefined();
});

test('a path is inside the base path only if a slash or nothing follows it', () => {
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
])('%s belongs to the URL %s', (path, address) => {
  expect(toAddress(path)).toBe(address);
});
