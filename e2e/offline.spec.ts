import type { Page } from '@playwright/test';
import type { FrontServer } from './front-server';
import { settle, showIntent, whenHydrated } from './hydration';
import { countWorkers, expect, listCached, test, whenCached } from './offline-reader';
import { heading, sidebarLink } from './parts';
import { hosted, site, workbench } from './places';
import { search } from './search-reader';
import { refused, watchPolicy } from './watch-policy';

// The page's scripts register the service worker, so these tests start on a hydrated page.

// The browser logs each failed request.
test.use({
  // A page whose HTML never went by opens in that of another page, which React replaces (#418).
  expectedNoise: [
    /net::ERR_|status of (404|503)|Failed to fetch|Failed to load chunk|another version|Minified React error #418/,
  ],
});

/** Opens a page like a reader, and waits until it's cached with its payload. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenHydrated(page);
  await whenCached(page, path);
  await whenCached(page, `${path}.txt`);
}

/** Returns the requested paths since the last call, without hashed files, after checking that each was requested once. */
function takeRequests({ asked }: FrontServer): string[] {
  const paths = asked.splice(0).sort();
  expect(paths).toEqual([...new Set(paths)]);
  return paths.filter((path) => !path.startsWith('/_next/'));
}

test('a page has no worker before the first interaction, and then works offline like online, however it was opened', async ({
  page,
  front,
}) => {
  await watchPolicy(page);
  await page.goto('/concepts/streaming', { waitUntil: 'networkidle' });
  expect(await countWorkers(page)).toBe(0);
  await showIntent(page);
  await expect.poll(() => countWorkers(page)).toBe(1);
  await whenCached(page, '/concepts/streaming');
  await whenCached(page, '/concepts/streaming.txt');
  expect(await refused(page), 'what the policy of the page refused').toEqual([]);
  expect(takeRequests(front)).toEqual(['/concepts/streaming', '/concepts/streaming.txt', '/sw.js']);

  await sidebarLink(page, 'Governance').click();
  await expect(heading(page)).toHaveText('Governance');
  await whenCached(page, '/concepts/governance.txt');
  expect(takeRequests(front)).toEqual(['/concepts/governance.txt']);
  front.isOffline = true;
  for (const [path, title] of [
    ['/concepts/streaming?a=1', 'Streaming'],
    ['/concepts/governance', 'Governance'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await whenHydrated(page);
    const style = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--page'));
    expect(style).not.toBe('');
  }
  await sidebarLink(page, 'Streaming').click();
  await expect(heading(page)).toHaveText('Streaming');
});

test('what is visited before there is a worker is requested once, and offline, it opens where the reader is', async ({
  context,
  page,
  front,
}) => {
  const [found, hooks] = ['/guides/lockup/examples/vesting-data', '/guides/lockup/examples/hooks'];
  const [releaseWorker, releaseHooks] = [front.hold('/sw.js'), front.hold(`${hooks}.txt`)];
  // A worker is only registered after a search that the visit begins with.
  await page.goto('/concepts/streaming?utm_source=news');
  await search(page, 'read vesting data');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Read vesting data');
  await expect.poll(() => front.asked).toContain('/sw.js');
  await page.locator(`#sidebar a[href="${hooks}"]`).click();
  await expect.poll(() => front.asked).toContain(`${hooks}.txt`);
  releaseWorker();
  for (const path of ['/concepts/streaming', '/concepts/streaming.txt', '/search-index.json', `${found}.txt`])
    await whenCached(page, path);
  releaseHooks();
  await expect(page).toHaveURL(hooks);
  await whenCached(page, `${hooks}.txt`);
  expect(takeRequests(front)).toEqual(
    [
      '/concepts/streaming',
      '/concepts/streaming.txt',
      '/search-index.json',
      '/sw.js',
      `${found}.txt`,
      `${hooks}.txt`,
    ].sort(),
  );

  front.isOffline = true;
  await test.step('a page that was only reached by a link opens at the fragment, and keeps its position', async () => {
    const tab = await context.newPage();
    await tab.goto(`${hooks}#from-v1-2`);
    await whenHydrated(tab);
    await expect(tab.locator('#from-v1-2')).toBeInViewport();
    await tab.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    // The browser records the position with a frame.
    await settle(tab);
    await tab.reload();
    await whenHydrated(tab);
    await expect(heading(tab)).toBeAttached();
    expect(await tab.evaluate(() => window.scrollY)).toBe(1500);
  });
  await page.goto('/concepts/streaming');
  await expect(heading(page)).toHaveText('Streaming');
  await whenHydrated(page);
});

test('online, a page is never outdated, and offline it is the one last seen', async ({ page, front }) => {
  await visit(page, '/concepts/governance');
  front.change = (path, text) =>
    path === '/concepts/governance' ? text().replace(/(<h1[^>]*>)Governance/, '$1The new text') : undefined;
  await page.reload();
  await expect(heading(page)).toHaveText('The new text');
  await expect(async () => {
    const kept = await page.evaluate(async () => {
      const found = await caches.match('/concepts/governance');
      return found?.text();
    });
    expect(kept).toContain('The new text');
  }).toPass();
  front.isOffline = true;
  await page.reload();
  await expect(heading(page)).toHaveText('The new text');
});

test('after a deployment, an open tab uses the cached scripts of its build', async ({ page, front }) => {
  const { origin, pathname: base } = new URL(workbench);
  front.behind = origin;
  await visit(page, `${base}/code`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tabs');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const scripts = (await listCached(page)).filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  // The deployment has a new worker, which waits, and none of the old files.
  front.change = (path, text) => {
    if (path === `${base}/sw.js`) return `${text()}\n// another build`;
    return path.startsWith(`${base}/_next/static/`) ? 404 : undefined;
  };
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.reload();
  await whenHydrated(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tabs');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(await listCached(page)).toEqual(expect.arrayContaining(scripts));
});

test('offline, visited pages work, and others return 503 with links to them until there is a connection, with a base path', async ({
  page,
  front,
}) => {
  const { origin, pathname: base } = new URL(workbench);
  front.behind = origin;
  await visit(page, `${base}/code`);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe(base);
  await page.goto(base);
  await whenHydrated(page);
  await whenCached(page, `${base}/`);
  await whenCached(page, `${base}/index.txt`);
  front.isOffline = true;

  await test.step('the home page and other visited pages work', async () => {
    await page.goto(base);
    await expect(heading(page)).toBeVisible();
    await whenHydrated(page);
    await page.goto(`${base}/code?a=1#tabs`);
    await expect(heading(page)).toHaveText('Code');
  });

  await test.step('an uncached page returns 503 with links to the cached ones', async () => {
    await watchPolicy(page);
    expect((await page.goto(`${base}/features`))?.status()).toBe(503);
    await expect(heading(page)).toHaveText('This page isn’t saved on this device');
    expect(await refused(page)).toEqual([]);
    const style = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--page'));
    expect(style).not.toBe('');
    expect(await page.evaluate(() => document.fonts.check('1rem "Docs Sans"'))).toBe(true);
    await page.getByRole('listitem').getByRole('link', { name: /^Code/ }).click();
    await expect(heading(page)).toHaveText('Code');
  });

  await test.step('it loads when there is a connection', async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText('This page isn’t saved on this device');
    front.isOffline = false;
    await page.getByRole('link', { name: 'try again' }).click();
    await expect(heading(page)).toHaveText('Features');
  });

  await test.step('URLs outside the base path are not affected', async () => {
    front.isOffline = true;
    await expect(page.goto('/elsewhere')).rejects.toThrow('net::ERR_');
  });
});

test('a site without a worker offers no offline features, and removes an earlier worker', async ({
  page,
  front,
}) => {
  await visit(page, '/concepts/streaming');
  front.behind = hosted;
  await page.goto('/code');
  // Browsers request the worker's script some time after the page.
  await expect.poll(() => countWorkers(page), { timeout: 15_000 }).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto('/features');
  await whenHydrated(page);
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
  expect(await countWorkers(page)).toBe(0);
});

test('the worker itself is revalidated each time', async ({ request }) => {
  for (const address of [`${site}/sw.js`, `${workbench}/sw.js`])
    expect((await request.get(address)).headers()['cache-control']).toBe('no-cache');
});
