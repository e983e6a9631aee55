import { afterEach, expect, test, vi } from 'vitest';
import { FakeBrowser, site } from '@/lib/testing/offline/browser';
import { toCached } from './cached-response';
import { findCached } from './caches';

afterEach(() => vi.unstubAllGlobals());

const { visited, site: whole } = site.names;
const put = async (name: string, response: Response) => (await caches.open(name)).put('/docs/a', response);
const find = async () => (await findCached(site.names, '/docs/a'))?.text();

test('the latest of several copies is returned, and corrupt copies are skipped', async () => {
  new FakeBrowser({});
  expect(await find()).toBeUndefined();
  await put(`${whole}1`, await toCached(new Response('whole'), 2));
  await put(visited, await toCached(new Response('visited'), 1));
  expect(await find()).toBe('whole');
  await put(visited, await toCached(new Response('visited'), 3));
  expect(await find()).toBe('visited');
  await put(visited, new Response('garbage', { headers: { 'x-kept-at': '4' } }));
  expect(await find()).toBe('whole');
});

test('caches of other sites on the same origin are ignored', async () => {
  new FakeBrowser({});
  await put('docs:/docs-of-others:visited', new Response('theirs'));
  expect(await find()).toBeUndefined();
});
