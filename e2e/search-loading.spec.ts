import type { Page } from '@playwright/test';
import { hold } from './hold';
import { openHydrated, settle, whenHydrated } from './hydration';
import { heading, listScripts } from './parts';
import { workbench } from './places';
import { expect, test } from './reader';
import { entry, field, indexFile, modal, options, search } from './search-reader';

/** A small page, on which the search loads a small index. */
const small = `${workbench}/deep/v1.0`;

// These tests count what the search loads beyond the page's own scripts, so they start on a hydrated page.

/** Records the paths that the page requests from now on, except for the script that counts visits on another host. */
function recordRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(workbench).origin) asked.push(pathname);
  });
  return asked;
}

test.describe('loading', () => {
  test('a page loads nothing of the search before the reader shows interest, and then once, which is enough offline', async ({
    page,
    context,
  }) => {
    const asked = recordRequests(page);
    await openHydrated(page, small);
    const before = asked.length;
    expect(asked.filter((path) => path.includes('search'))).toEqual([]);
    await entry(page).hover();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    expect(asked.filter((path) => path.endsWith('search-index.json'))).toEqual([]);
    await search(page, 'code');
    await page.keyboard.press('Escape');
    const loaded = asked.length;
    await search(page, 'tables');
    expect(asked.length).toBe(loaded);
    expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
    expect(asked.filter((path) => path.endsWith('search-index.json'))).toHaveLength(1);

    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await search(page, 'steps');
    await expect(options(page).first()).toContainText(/steps/i);
    await context.setOffline(false);
  });

  test('with data saver pointing at it loads nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const connection = { saveData: true, effectiveType: '4g' };
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
    });
    await openHydrated(page, small);
    const asked = recordRequests(page);
    await entry(page).hover();
    await entry(page).focus();
    await settle(page);
    expect(asked).toEqual([]);
    await search(page, 'code');
  });

  test('what is typed while it loads is kept, and Enter leads to its first result', async ({ page }) => {
    await openHydrated(page, small);
    const releaseScripts = await hold(page, '**/*.js');
    const releaseIndex = await hold(page, indexFile);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('admoni');
    await expect(field(page)).toHaveValue('admoni');
    await expect(modal(page).getByText('Loading search…')).toBeVisible();
    releaseScripts();
    await page.keyboard.type('tions');
    await page.keyboard.press('Enter');
    await expect(options(page)).toHaveCount(0);
    releaseIndex();
    await expect(page).toHaveURL(`${workbench}/features#admonitions`);
    await expect(modal(page)).toHaveCount(0);
  });

  test('until the index answers, the search does not report that there are no results, and typing after Enter cancels it', async ({
    page,
  }) => {
    await openHydrated(page, small);
    const release = await hold(page, indexFile);
    const asked = page.waitForRequest(indexFile);
    await page.keyboard.press('Control+k');
    await expect(modal(page).getByRole('region', { name: 'Popular pages' })).toBeVisible();
    await page.keyboard.type('code');
    await asked;
    await expect(modal(page).getByText('Loading search…')).toBeVisible();
    await settle(page);
    await expect(modal(page).getByText('No results')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.type(' in');
    release();
    await expect(options(page).first()).toBeVisible();
    await expect(page).toHaveURL(small);
  });

  test('on a slow network a reader types at once and gets there with one Enter', async ({ page }) => {
    await openHydrated(page, small);
    const session = await page.context().newCDPSession(page);
    // The server of the tests doesn't compress files, and the index of these pages is small.
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 60_000,
      uploadThroughput: 60_000,
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('admonitions');
    await expect(field(page)).toHaveValue('admonitions');
    await expect(modal(page).getByText('Loading search…')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${workbench}/features#admonitions`, { timeout: 40_000 });
    await expect(heading(page)).toHaveText('Features', { timeout: 20_000 });
  });

  test('the search is not shown without its styles, however late they come', async ({ page }) => {
    await openHydrated(page, small);
    const release = await hold(page, '**/*.css');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveCSS('border-top-width', '0px');
    const lateStyles = setTimeout(release, 500);
    const row = modal(page).getByRole('region', { name: 'Popular pages' }).getByRole('link').first();
    await row.waitFor();
    expect(await row.evaluate((link) => getComputedStyle(link).display)).toBe('flex');
    clearTimeout(lateStyles);
    release();
  });
});

test.describe('when something does not arrive', () => {
  test.use({ expectedNoise: [/net::ERR_FAILED|Failed to load chunk|Loading chunk/] });

  const failure = (page: Page) => modal(page).getByRole('alert');
  const retry = (page: Page) => failure(page).getByRole('button', { name: 'Retry' });

  test('a missing part is reported each time, and each Retry loads the page once and keeps what was typed', async ({
    page,
  }) => {
    await openHydrated(page, small);
    const known = await listScripts(page);
    await page.route('**/*.js', (route) =>
      known.includes(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.keyboard.press('Control+k');
    await page.keyboard.type('code');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url());
    });
    await test.step('a part that stays missing', async () => {
      await expect(failure(page)).toContainText('Search could not be loaded');
      await expect(field(page)).toHaveValue('code');
      await retry(page).click();
      await whenHydrated(page);
      await expect(failure(page)).toContainText('Search could not be loaded');
      await expect(field(page)).toHaveValue('code');
      await settle(page);
      expect(documents).toHaveLength(1);
    });

    await test.step('a part that is there again', async () => {
      await page.unroute('**/*.js');
      await retry(page).click();
      await expect(options(page).first()).toBeVisible();
      await expect(field(page)).toHaveValue('code');
      await page.keyboard.press('Escape');
      await expect(heading(page)).toHaveText('Version 1.0');
      await page.reload();
      await whenHydrated(page);
      await expect(modal(page)).toHaveCount(0);
      expect(documents).toHaveLength(3);
    });
  });
});
