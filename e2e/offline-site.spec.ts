import type { Page } from '@playwright/test';
import { violations } from './axe';
import type { FrontServer } from './front-server';
import { openHydrated, whenHydrated } from './hydration';
import { expect, listCached, test } from './offline-reader';

/** Why these tests start on a hydrated page. */
const because = 'the page’s scripts register the service worker';

// The browser logs each failed request.
test.use({ expectedNoise: [/net::ERR_|status of 50[03]|Failed to fetch/] });
test.describe.configure({ timeout: 90_000 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('contentinfo');
const button = (page: Page, name: string) => footer(page).getByRole('button', { name });
const status = (page: Page) => footer(page).getByRole('status');
const progress = (page: Page) => footer(page).getByRole('progressbar', { name: 'Making the site available' });

const whenWhole = (page: Page) => expect(status(page)).toHaveText('Available offline', { timeout: 60_000 });

/** Checks the current state of the footer with axe. */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await violations(page, { within: 'footer' })).toEqual([]);
}

/** Leaves out most pages of the list that a download follows, because the whole site takes five times as long. */
const shorten: FrontServer['change'] = (path, text) => {
  if (path !== '/offline.json') return undefined;
  const list: { files: { path: string; bytes: number }[] } = JSON.parse(text());
  const files = list.files.filter((file) => !/^\/(guides|reference|api|apps|snippets)\//.test(file.path));
  return JSON.stringify({ ...list, files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) });
};

async function makeAvailable(page: Page, path = '/concepts/streaming'): Promise<void> {
  await openHydrated(page, path, because);
  await button(page, 'Make available offline').click();
}

test('the whole site can be downloaded, within 12 MB and with its progress, and then read and searched offline', async ({
  page,
  front,
}) => {
  // Slow enough for the progress to be visible.
  front.delay = (path) =>
    new Promise((resolve) => setTimeout(resolve, path.startsWith('/reference/') ? 50 : 0));
  await makeAvailable(page);
  await expect(progress(page)).toBeVisible();
  await expect(status(page)).toHaveText('Making the site available offline');
  const readProgress = () => progress(page).evaluate((bar: HTMLProgressElement) => bar.value);
  await expect.poll(readProgress).toBeGreaterThan(0);
  const early = await readProgress();
  await expect.poll(readProgress).toBeGreaterThan(early);
  await whenWhole(page);
  await expect(progress(page)).toHaveCount(0);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  expect(usage).toBeGreaterThan(1_000_000);
  expect(usage).toBeLessThan(12_000_000);
  const kept = await listCached(page);
  expect(kept.filter((path) => /^\/(social|samples|s)\/|\.md$|llms/.test(path))).toEqual([]);

  front.isOffline = true;
  await openHydrated(page, '/guides/lockup/overview', because);
  await expect(status(page)).toHaveText('Available offline');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('withdrawMax');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reference\//);
  await expect(heading(page)).toBeVisible();
  await page.goto('/search?q=cliff');
  const hits = page.getByRole('main').getByRole('link', { name: /cliff/i });
  await expect(hits.first()).toBeVisible({ timeout: 15_000 });
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  expect((await page.goto('/no/such/page'))?.status()).toBe(503);
  await expect(page.getByRole('listitem').getByRole('link', { name: 'Search' })).toBeVisible();
});

test.describe('of a site with fewer pages', () => {
  test.beforeEach(({ front }) => {
    front.change = shorten;
  });

  test('it can be removed, even without a connection', async ({ page, front }) => {
    await makeAvailable(page);
    await whenWhole(page);
    await expectAccessible(page);
    front.isOffline = true;
    await page.reload();
    await whenHydrated(page, because);
    await button(page, 'Remove').click();
    await expect(button(page, 'Make available offline')).toBeFocused();
    expect((await page.goto('/concepts/fees'))?.status()).toBe(503);
  });

  test('a lost connection is reported in a line, and files that have arrived are not fetched again', async ({
    page,
    front,
  }) => {
    front.delay = async (path) => {
      if (path.startsWith('/concepts/lockup/')) front.isOffline = true;
    };
    await makeAvailable(page);
    await expect(status(page)).toHaveText('The connection was lost. Your progress is saved.');
    await expectAccessible(page);
    const arrived = new Set(await listCached(page, ':site:'));
    expect(arrived.size).toBeGreaterThan(5);
    front.delay = async () => {};
    front.isOffline = false;
    front.asked = [];
    await button(page, 'Continue').click();
    await whenWhole(page);
    // All that was missing has been fetched, and nothing else.
    const missing = (await listCached(page, ':site:')).filter((path) => !arrived.has(path));
    expect(missing).toContain('/concepts/lockup/hooks');
    expect(front.asked.filter((path) => path !== '/offline.json').sort()).toEqual(missing.sort());
  });

  test('a started download continues after a reload, and can be canceled', async ({ page, front }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    front.delay = (path) => (path.startsWith('/concepts/lockup/') ? released : Promise.resolve());
    await makeAvailable(page);
    await expect.poll(async () => (await listCached(page, ':site:')).length).toBeGreaterThan(5);
    await openHydrated(page, '/concepts/fees', because);
    await expect(progress(page)).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Cancel').click();
    await expect(button(page, 'Make available offline')).toBeVisible();
    await expect(status(page)).toHaveText('Canceled. Nothing was saved.');
    expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes(':site:'))).toEqual([]);
    release();
  });

  test('a downloaded site is updated to the online version', async ({ page, front }) => {
    await makeAvailable(page);
    await whenWhole(page);
    const renew = (text: string) => text.replace(/(<h1[^>]*>)Governance/, '$1The new text');
    front.change = (path, text) => {
      if (path === '/concepts/governance') return renew(text());
      return shorten(path, text)
        ?.toString()
        .replace(/"version":"\w+"/, '"version":"new"')
        .replace(/("path":"\/concepts\/governance","hash":")\w+/, '$1new');
    };
    front.asked = [];
    await openHydrated(page, '/concepts/fees', because);
    await expect
      .poll(() => page.evaluate(() => caches.keys()))
      .toContainEqual(expect.stringMatching(/site:new$/));
    await whenWhole(page);
    expect(front.asked.filter((path) => path === '/concepts/governance')).toHaveLength(1);
    expect(front.asked.length).toBeLessThan(40);
    front.isOffline = true;
    await page.goto('/concepts/governance');
    await expect(heading(page)).toHaveText('The new text');
  });

  test('corrupt caches and a missing file are reported or ignored, without losing anything', async ({
    page,
    front,
  }) => {
    await page.goto('/concepts/streaming');
    await page.evaluate(async () => {
      const cache = await caches.open('docs::site:garbage');
      await cache.put('/offline.json', new Response('{"version":1'));
      await cache.put('/concepts/fees', new Response('garbage', { headers: { 'x-kept-at': 'soon' } }));
    });
    front.change = (path, text) => (path === '/concepts/governance' ? 500 : shorten(path, text));
    await makeAvailable(page);
    await expect(status(page)).toHaveText(
      'Part of the site couldn’t be downloaded. Your progress is saved.',
      {
        timeout: 60_000,
      },
    );
    front.change = shorten;
    await button(page, 'Continue').click();
    await whenWhole(page);
    expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes(':site:'))).toHaveLength(
      1,
    );
  });
});
