import { afterEach, expect, test, vi } from 'vitest';
import { cacheEntry, cachePage } from '@/lib/browser/offline/visited-pages';
import { FakeBrowser, filesOf, site } from '@/lib/testing/offline/browser';
import { dropUnneeded } from './drop-unneeded';

afterEach(() => vi.unstubAllGlobals());

test('files of earlier builds are deleted, except those of cached pages and the search index', async () => {
  const browser = new FakeBrowser(filesOf('streaming', 'visited'));
  await cachePage(site, '/docs/streaming', await fetch('/docs/streaming'));
  const chunks = '/docs/_next/static/chunks';
  await cacheEntry(site, '/docs/a.txt', new Response(`2:"${chunks}/payload.js"\n`));
  const names = ['old', 'own', 'payload', 'visited'].map((name) => `${chunks}/${name}.js`);
  const files = await caches.open(site.names.files);
  for (const path of [...names, '/docs/search-index.json']) await files.put(path, new Response(path));
  await dropUnneeded(site, [`${chunks}/own.js`]);
  expect(await browser.paths(site.names.files)).toEqual([
    `${chunks}/own.js`,
    `${chunks}/payload.js`,
    `${chunks}/visited.css`,
    `${chunks}/visited.js`,
    '/docs/images/streaming.svg',
    '/docs/search-index.json',
  ]);
});

test('the caches of earlier kinds are deleted, and those of other sites remain', async () => {
  new FakeBrowser({});
  for (const name of [`${site.names.prefix}site:1`, site.names.pages, 'docs:/docs-of-others:files'])
    await caches.open(name);
  await dropUnneeded(site, []);
  expect((await caches.keys()).sort()).toEqual(
    ['docs:/docs-of-others:files', site.names.files, site.names.pages].sort(),
  );
});
