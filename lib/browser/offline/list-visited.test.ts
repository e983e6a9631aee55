import { afterEach, expect, test, vi } from 'vitest';
import { offlinePage } from '@/lib/export/offline/write-offline-files';
import { FakeBrowser, site } from '@/lib/testing/offline/browser';
import { listCached, listVisited, visitedPlaceholder } from './list-visited';
import { cachePage, cachePayload } from './visited-pages';

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
  expect(listCached([{ path: '/docs/a', title: 'A &amp; B' }])).toMatchInlineSnapshot(`
    "<h2>Pages that are kept</h2>
    <ul>
    <li><a href="/docs/a">A &amp; B</a></li>
    </ul>"
  `);
  expect(listCached([])).toBe('');
});

test('a cached page is listed by its title, without the name of the site, even if only its payload is cached', async () => {
  const head = '<script data-payload="/docs/a.txt" data-scripts="">{}</script>';
  new FakeBrowser({
    '/docs/a': `<title>Fees &amp; gas | Lockup | Sablier Docs</title>${head}`,
    '/docs/b': `<title>Sablier Docs</title>${head}`,
    '/docs/c': head,
    '/docs/d.txt': '15:[["$","title","3",{"children":"Fees & \\"gas\\" | Sablier Docs"}]]\n',
  });
  for (const path of ['/docs/a', '/docs/b', '/docs/c']) await cachePage(site, path, await fetch(path));
  for (const path of ['/docs/a.txt', '/docs/d.txt'])
    await cachePayload(site, path, await fetch('/docs/d.txt'));
  const pages = await listVisited(site.names, 9);
  expect(pages.map(({ path, title }) => `${path} ${title}`).sort()).toEqual([
    expect.stringMatching(/^\/docs\/a Fees &/),
    '/docs/b Sablier Docs',
    '/docs/c /docs/c',
    '/docs/d Fees &amp; &quot;gas&quot;',
  ]);
});
