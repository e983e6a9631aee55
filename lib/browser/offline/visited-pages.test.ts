import { afterEach, expect, test, vi } from 'vitest';
import { FakeBrowser, filesOf, site } from '@/lib/testing/offline/browser';
import { findCached } from './caches';
import { listVisited } from './list-visited';
import { cacheEntry, cachePage, maxEntries, openCached } from './visited-pages';

afterEach(() => vi.unstubAllGlobals());

const visit = async (name: string) => cachePage(site, `/docs/${name}`, await fetch(`/docs/${name}`));
const follow = async (name: string) =>
  cacheEntry(site, `/docs/${name}.txt`, await fetch(`/docs/${name}.txt`));
const textOf = async (path: string) => (await findCached(site.names, path))?.text();

test('a file that fails to load is left out, and the page is still cached', async () => {
  const browser = new FakeBrowser({
    ...filesOf('streaming'),
    '/docs/_next/static/chunks/a.css': 500,
    '/docs/images/streaming.svg': 404,
  });
  await visit('streaming');
  expect(await browser.paths(site.names.pages)).toEqual(['/docs/streaming']);
  expect(await browser.paths(site.names.files)).toEqual([]);
});

test('only what was visited most recently is kept', async () => {
  const names = Array.from({ length: maxEntries + 2 }, (_, index) => `page-${index}`);
  const browser = new FakeBrowser(Object.assign({}, ...names.map((name) => filesOf(name))));
  for (const name of names) await visit(name);
  const cachedPaths = await browser.paths(site.names.pages);
  expect(cachedPaths).toHaveLength(maxEntries);
  for (const dropped of ['page-0', 'page-1']) expect(cachedPaths).not.toContain(`/docs/${dropped}`);
  await visit('page-5');
  expect((await listVisited(site.names, 2)).map(({ path, title }) => [path, title])).toEqual([
    ['/docs/page-5', 'page-5 a'],
    [`/docs/page-${maxEntries + 1}`, `page-${maxEntries + 1} a`],
  ]);
});

test('if there is no space for a page, the older ones are kept', async () => {
  const browser = new FakeBrowser({ ...filesOf('first'), ...filesOf('second') });
  await visit('first');
  browser.caches.room = 10;
  await expect(visit('second')).rejects.toThrow('No room');
  expect(await textOf('/docs/first')).toContain('first a');
});

test('a page that was only reached by a link opens in a page of the same build', async () => {
  const payload = '2:"/docs/_next/static/chunks/a.js"\n0:"Text"\n';
  new FakeBrowser({ ...filesOf('streaming', 'b'), ...filesOf('fees'), '/docs/nft.txt': payload });
  await follow('nft');
  await visit('streaming');
  expect(await openCached(site, '/docs/nft')).toBeUndefined();
  await visit('fees');
  const html = (await (await openCached(site, '/docs/nft'))?.text()) ?? '';
  expect(html).toContain('data-payload="/docs/nft.txt" data-eager="" data-sum="');
  expect(html).toContain('data-scripts="a"');
  expect(html).toContain('<title></title>');
  expect(html).not.toContain('Other');
});
