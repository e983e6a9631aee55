import { afterEach, expect, test, vi } from 'vitest';
import { FakeBrowser, filesOf, origin, site } from '@/lib/testing/offline/browser';
import { findCached } from './caches';
import { listVisited } from './list-visited';
import { cacheShown, cacheVisited, forget, maxPages } from './visited-pages';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const visit = async (name: string, isSparing = false) =>
  cacheVisited(site, `/docs/${name}`, await fetch(`/docs/${name}`), isSparing);
const textOf = async (path: string) => (await findCached(site.names, path))?.text();

test('a visited page is cached with its payload, styles, scripts, and images', async () => {
  const browser = new FakeBrowser(filesOf('streaming'));
  await visit('streaming');
  for (const [path, text] of Object.entries(browser.host)) expect(await textOf(path)).toBe(text);
  expect(await textOf('/docs/other')).toBeUndefined();
});

test('on a metered connection, no scripts are fetched', async () => {
  const browser = new FakeBrowser(filesOf('streaming'));
  await visit('streaming', true);
  expect(browser.asked).toEqual([
    '/docs/streaming',
    '/docs/_next/static/chunks/a.css',
    '/docs/images/streaming.svg',
  ]);
  expect(await textOf('/docs/streaming')).toContain('<title>streaming a</title>');
});

test('a file that fails to load is left out, and the page is still cached', async () => {
  const browser = new FakeBrowser({
    ...filesOf('streaming'),
    '/docs/_next/static/chunks/a.js': 500,
    '/docs/streaming.txt': 404,
  });
  await visit('streaming');
  expect(await browser.paths(site.names.visited)).toEqual(['/docs/streaming']);
  expect(await textOf('/docs/_next/static/chunks/a.js')).toBeUndefined();
});

test('a redirect page is not cached', async () => {
  const browser = new FakeBrowser({ '/docs/s/Flow': '<script>location.replace("/")</script>' });
  await visit('s/Flow');
  expect(await browser.paths(site.names.visited)).toEqual([]);
});

test('only the most recently visited pages are kept, each with its payload', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const names = Array.from({ length: maxPages + 2 }, (_, index) => `page-${index}`);
  const browser = new FakeBrowser(Object.assign({}, ...names.map((name) => filesOf(name))));
  for (const name of names) {
    vi.advanceTimersByTime(1000);
    await visit(name);
  }
  const cachedPaths = await browser.paths(site.names.visited);
  expect(cachedPaths).toHaveLength(maxPages * 2);
  for (const dropped of ['page-0', 'page-1'])
    expect(cachedPaths.join()).not.toMatch(new RegExp(`${dropped}[.,]`));
  expect((await listVisited(site.names, 2)).map(({ path, title }) => [path, title])).toEqual([
    [`/docs/page-${maxPages + 1}`, `page-${maxPages + 1} a`],
    [`/docs/page-${maxPages}`, `page-${maxPages} a`],
  ]);
});

test('if there is no space for a page, the older ones are kept', async () => {
  const browser = new FakeBrowser({ ...filesOf('first'), ...filesOf('second') });
  await visit('first');
  browser.caches.room = 10;
  await expect(visit('second')).rejects.toThrow('No room');
  expect(await textOf('/docs/first')).toContain('first a');
});

test('a page reached by client-side navigation is fetched once, and not again while it is fresh', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const browser = new FakeBrowser(filesOf('streaming'));
  const show = () => cacheShown(site, `${origin}/docs/streaming?q=a#b`, false);
  await show();
  expect(await textOf('/docs/streaming')).toContain('streaming a');
  browser.asked = [];
  await show();
  expect(browser.asked).toEqual([]);
  vi.advanceTimersByTime(70_000);
  await show();
  expect(browser.asked).toContain('/docs/streaming');
});

test('a redirected page or an error is not cached in place of the requested page', async () => {
  const browser = new FakeBrowser({
    '/docs/moved': { leadsTo: '/docs/streaming' },
    '/docs/': { leadsTo: '/docs' },
    '/docs': filesOf('index')['/docs/index'] ?? '',
    ...filesOf('streaming'),
  });
  for (const path of ['moved', 'missing', '']) await cacheShown(site, `${origin}/docs/${path}`, true);
  expect(await browser.paths(site.names.visited)).toEqual(['/docs/']);
});

test('a deleted page is removed from the cache with its payload', async () => {
  const browser = new FakeBrowser(filesOf('streaming'));
  await visit('streaming');
  await forget(site, '/docs/streaming');
  expect(await browser.paths(site.names.visited)).toEqual([]);
});
