import { afterEach, expect, test, vi } from 'vitest';
import { offlinePage } from '@/lib/export/offline/write-offline-files';
import { FakeBrowser, site } from '@/lib/testing/offline/browser';
import { listCached, listVisited, visitedPlaceholder } from './list-visited';
import { cacheVisited } from './visited-pages';

afterEach(() => vi.unstubAllGlobals());

test('the offline page is a complete document without scripts and with a placeholder for the list', () => {
  const page = offlinePage(['/docs/a.css'], '/docs');
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).toContain('<link rel="stylesheet" href="/docs/a.css">');
  expect(page).toContain('<a href="/docs">');
  expect(page).not.toContain('<script');
  expect(page.split(visitedPlaceholder)).toHaveLength(2);
});

test('cached pages are listed as links, and the list is empty if there are none', () => {
  expect(listCached([{ path: '/docs/a', title: 'A &amp; B' }], true, '/docs')).toMatchInlineSnapshot(`
    "<h2>Pages that are kept</h2>
    <ul>
    <li><a href="/docs">Start page</a></li>
    <li><a href="/docs/search">Search</a></li>
    <li><a href="/docs/a">A &amp; B</a></li>
    </ul>"
  `);
  expect(listCached([], false, '')).toBe('');
});

test('a cached page is listed by its title, without the name of the site', async () => {
  const head = '<script data-payload="/docs/a.txt" data-scripts="">{}</script>';
  new FakeBrowser({
    '/docs/a': `<title>Fees &amp; gas | Lockup | Sablier Docs</title>${head}`,
    '/docs/b': `<title>Sablier Docs</title>${head}`,
    '/docs/c': head,
  });
  for (const path of ['/docs/a', '/docs/b', '/docs/c'])
    await cacheVisited(site, path, await fetch(path), true);
  const titles = (await listVisited(site.names, 9)).map(({ title }) => title);
  expect(titles.sort()).toEqual(['/docs/c', 'Fees &amp; gas | Lockup', 'Sablier Docs']);
});
