import { afterEach, expect, test, vi } from 'vitest';
import { FakeBrowser, site } from '@/lib/testing/offline/browser';
import { findCached, toCached } from './caches';

afterEach(() => vi.unstubAllGlobals());

const put = async (name: string, response: Response) => (await caches.open(name)).put('/docs/a', response);
const find = async () => (await findCached(site.names, '/docs/a'))?.text();

test('a cached copy is returned unless it is corrupt', async () => {
  new FakeBrowser({});
  expect(await find()).toBeUndefined();
  await put(site.names.visited, await toCached(new Response('visited'), 3));
  expect(await find()).toBe('visited');
  await put(site.names.visited, new Response('garbage', { headers: { 'x-kept-at': '4' } }));
  expect(await find()).toBeUndefined();
});

test('caches of other sites on the same origin are ignored', async () => {
  new FakeBrowser({});
  await put('docs:/docs-of-others:visited', new Response('theirs'));
  expect(await find()).toBeUndefined();
});
