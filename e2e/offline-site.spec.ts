import type { Page } from '@playwright/test';
import { violations } from './axe';
import type { FrontServer } from './front-server';
import { openHydrated, whenHydrated } from './hydration';
import { expect, listCached, test } from './offline-reader';
import { workbench } from './places';

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

const siteCaches = async (page: Page): Promise<string[]> =>
  (await page.evaluate(() => caches.keys())).filter((name) => name.includes(':site:'));

test('the whole site can be downloaded, within 12 MB and with its progress, and then read and searched offline', async ({
  page,
  front,
}) => {
  // Slow enough for the progress to be visible.
  front.delay = (path) =>
    new Promise((resolve) => setTimeout(resolve, path.startsWith('/reference/') ? 50 : 0));
  await openHydrated(page, '/concepts/streaming', because);
  await button(page, 'Make available offline').click();
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

test.describe('of a small site', () => {
  const { origin, pathname: base } = new URL(workbench);

  /** Leaves out the snippets and the scripts that no page here loads, because a download takes most of the time. */
  const shorten: FrontServer['change'] = (path, text) => {
    if (path !== `${base}/offline.json`) return undefined;
    const list: { files: { path: string; bytes: number }[] } = JSON.parse(text());
    const files = list.files.filter(
      (file) => !file.path.startsWith('/snippets/') && (file.bytes < 100_000 || !file.path.endsWith('.js')),
    );
    return JSON.stringify({ ...list, files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) });
  };

  test.beforeEach(({ front }) => {
    front.behind = origin;
    front.change = shorten;
  });

  async function makeAvailable(page: Page): Promise<void> {
    await openHydrated(page, `${base}/code`, because);
    await button(page, 'Make available offline').click();
  }

  test('a lost connection and a missing file are reported without losing anything, and the whole can be removed offline', async ({
    page,
    front,
  }) => {
    await test.step('corrupt caches are ignored', async () => {
      await page.goto(`${base}/code`);
      await page.evaluate(async (path) => {
        const cache = await caches.open(`docs:${path}:site:garbage`);
        await cache.put(`${path}/offline.json`, new Response('{"version":1'));
        await cache.put(`${path}/code`, new Response('garbage', { headers: { 'x-kept-at': 'soon' } }));
      }, base);
    });

    await test.step('a lost connection is reported in a line', async () => {
      front.delay = async (path) => {
        if (path === `${base}/deep/v1.0.txt`) front.isOffline = true;
      };
      await makeAvailable(page);
      await expect(status(page)).toHaveText('The connection was lost. Your progress is saved.');
      await expectAccessible(page);
    });
    const arrived = new Set(await listCached(page, ':site:'));
    expect(arrived.size).toBeGreaterThan(5);
    front.delay = async () => {};
    front.isOffline = false;
    front.asked = [];

    await test.step('a missing file is reported in a line', async () => {
      front.change = (path, text) => (path === `${base}/features.txt` ? 500 : shorten(path, text));
      await button(page, 'Continue').click();
      await expect(status(page)).toHaveText(
        'Part of the site couldn’t be downloaded. Your progress is saved.',
        { timeout: 60_000 },
      );
      front.change = shorten;
    });

    await test.step('files that have arrived are not fetched again, and corrupt caches are deleted', async () => {
      await button(page, 'Continue').click();
      await whenWhole(page);
      // All that was missing has been fetched, and nothing else.
      const missing = (await listCached(page, ':site:')).filter((path) => !arrived.has(path));
      expect(missing).toEqual(expect.arrayContaining([`${base}/deep/v1.0.txt`, `${base}/features.txt`]));
      const asked = new Set(front.asked.filter((path) => path !== `${base}/offline.json`));
      expect([...asked].sort()).toEqual(missing.sort());
      expect(await siteCaches(page)).toHaveLength(1);
      await expectAccessible(page);
    });

    await test.step('the downloaded site can be removed, even without a connection', async () => {
      front.isOffline = true;
      await page.reload();
      await whenHydrated(page, because);
      await button(page, 'Remove').click();
      await expect(button(page, 'Make available offline')).toBeFocused();
      expect((await page.goto(`${base}/features`))?.status()).toBe(503);
    });
  });

  test('a started download continues after a reload, can be canceled, and later follows the online version', async ({
    page,
    front,
  }) => {
    await test.step('a started download continues after a reload, and can be canceled', async () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      front.delay = (path) => (path === `${base}/deep/v1.0.txt` ? released : Promise.resolve());
      await makeAvailable(page);
      await expect.poll(async () => (await listCached(page, ':site:')).length).toBeGreaterThan(5);
      await openHydrated(page, `${base}/features`, because);
      await expect(progress(page)).toBeVisible();
      await expectAccessible(page);
      await button(page, 'Cancel').click();
      await expect(button(page, 'Make available offline')).toBeVisible();
      await expect(status(page)).toHaveText('Canceled. Nothing was saved.');
      expect(await siteCaches(page)).toEqual([]);
      release();
    });

    await test.step('a downloaded site is updated to the online version', async () => {
      await button(page, 'Make available offline').click();
      await whenWhole(page);
      const renew = (text: string) => text.replace(/(<h1[^>]*>)Version 1.0/, '$1The new text');
      front.change = (path, text) => {
        if (path === `${base}/deep/v1.0`) return renew(text());
        return shorten(path, text)
          ?.toString()
          .replace(/"version":"\w+"/, '"version":"new"')
          .replace(/("path":"\/deep\/v1\.0","hash":")\w+/, '$1new');
      };
      front.asked = [];
      await openHydrated(page, `${base}/code`, because);
      await expect.poll(() => siteCaches(page)).toContainEqual(expect.stringMatching(/site:new$/));
      await whenWhole(page);
      expect(front.asked.filter((path) => path === `${base}/deep/v1.0`)).toHaveLength(1);
      const pagesAndFiles = front.asked.filter((path) => !path.startsWith(`${base}/_next/`));
      expect(pagesAndFiles.length).toBeLessThan(10);
      front.isOffline = true;
      await page.goto(`${base}/deep/v1.0`);
      await expect(heading(page)).toHaveText('The new text');
    });
  });
});
