import { afterEach, expect, test, vi } from 'vitest';
import { FakeBrowser, site } from '@/lib/testing/offline/browser';
import { listVisited } from './list-visited';
import { cacheEntry, cachePage } from './visited-pages';

afterEach(() => vi.unstubAllGlobals());

test('a cached page is listed by its title, without the name of the site, even if only its payload is cached', async () => {
  const head = '<script data-payload="/docs/a.txt" data-scripts="">{}</script>';
  new FakeBrowser({
    '/docs/a': `<title>Fees &amp; gas | Lockup | Sablier Docs</title>${head}`,
    '/docs/b': `<title>Sablier Docs</title>${head}`,
    '/docs/c': head,
    '/docs/d.txt': '15:[["$","title","3",{"children":"Fees & \\"gas\\" | Sablier Docs"}]]\n',
  });
  for (const path of ['/docs/a', '/docs/b', '/docs/c']) await cachePage(site, path, await fetch(path));
  for (const path of ['/docs/a.txt', '/docs/d.txt']) await cacheEntry(site, path, await fetch('/docs/d.txt'));
  const pages = await listVisited(site.names, 9);
  expect(pages.map(({ path, title }) => `${path} ${title}`).sort()).toEqual([
    expect.stringMatching(/^\/docs\/a Fees &/),
    '/docs/b Sablier Docs',
    '/docs/c /docs/c',
    '/docs/d Fees &amp; &quot;gas&quot;',
  ]);
});
