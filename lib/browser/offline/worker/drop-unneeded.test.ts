import { afterEach, expect, test, vi } from 'vitest';
import { recordSite } from '@/lib/browser/offline/cached-site';
import { cacheVisited } from '@/lib/browser/offline/visited-pages';
import { FakeBrowser, filesOf, site } from '@/lib/testing/offline/browser';
import { dropUnneeded } from './drop-unneeded';

afterEach(() => vi.unstubAllGlobals());

test('files of earlier builds are deleted, except those of cached pages, of the whole site, and the search index', async () => {
  const browser = new FakeBrowser(filesOf('streaming', 'visited'));
  await cacheVisited(site, '/docs/streaming', await fetch('/docs/streaming'));
  const chunks = '/docs/_next/static/chunks';
  const others = [`${chunks}/old.js`, `${chunks}/own.js`, `${chunks}/whole.js`, '/docs/search-index.json'];
  const files = await caches.open(site.names.files);
  for (const path of others) await files.put(path, new Response(path));
  await recordSite(
    site,
    { version: '1', bytes: 1, files: [{ path: '/_next/static/chunks/whole.js', hash: '', bytes: 1 }] },
    false,
  );
  await dropUnneeded(site, [`${chunks}/own.js`]);
  expect(await browser.paths(site.names.files)).toEqual([
    `${chunks}/own.js`,
    `${chunks}/visited.css`,
    `${chunks}/visited.js`,
    `${chunks}/whole.js`,
    '/docs/images/streaming.svg',
    '/docs/search-index.json',
  ]);
});
