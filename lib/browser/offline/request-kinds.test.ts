import { expect, test } from 'vitest';
import { kindOf } from './request-kinds';

const ask = (path: string, fields: Partial<Request> = {}) => ({
  method: 'GET',
  mode: 'cors' as const,
  cache: 'default' as const,
  destination: '' as const,
  headers: new Headers(),
  url: new URL(path, 'https://docs.test').href,
  ...fields,
});
const kind = (path: string, fields?: Partial<Request>) =>
  kindOf(ask(path, fields), 'https://docs.test', '/docs');

test.each([
  ['/docs', { mode: 'navigate' }, 'page'],
  ['/docs/guides/v1.0?q=a', { mode: 'navigate' }, 'page'],
  ['/docs/guides/v1.0.txt', {}, 'payload'],
  ['/docs/_next/static/chunks/a.js', {}, 'hashed'],
  ['/docs/_next/static/media/a.woff2', { destination: 'font' }, 'hashed'],
  ['/docs/search-index.json', {}, 'file'],
  ['/docs/images/a.svg', { destination: 'image' }, 'file'],
] as const)('%s with %j is a %s', (path, fields, expected) => {
  expect(kind(path, fields)).toBe(expected);
});

test.each([
  ['another host', 'https://evil.test/docs/a.txt', {}],
  ['another site on the same origin', '/docs-of-others/a', { mode: 'navigate' }],
  ['a path outside the base path', '/', { mode: 'navigate' }],
  ['a POST request', '/docs/a', { method: 'POST', mode: 'navigate' }],
  ['a HEAD request', '/docs/a.txt', { method: 'HEAD' }],
  [
    'a range request',
    '/docs/images/a.svg',
    { destination: 'image', headers: new Headers({ range: 'bytes=0-1' }) },
  ],
  ['a request that bypasses caches', '/docs/a.txt', { cache: 'no-store' }],
  ['a file that no page needs', '/docs/index.json', {}],
  ['files named after the commit', '/docs/_next/static/d57c00c/_buildManifest.js', {}],
] as const)('%s is left to the browser', (_, path, fields) => {
  expect(kind(path, fields)).toBeUndefined();
});
