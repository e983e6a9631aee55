import { hold } from './hold';
import { openHydrated, showIntent, whenHydrated } from './hydration';
import { heading, themeToggle } from './parts';
import { workbench } from './places';
import { expect, test } from './reader';
import { field, indexFile, modal, options, search, start } from './search-reader';

/** A page of the site with a small index, for tests of the search. */
const code = `${workbench}/code`;

// For a search that was loaded before going offline, see `search-loading.spec.ts`. For a hosted index, see
// `search-hosted.spec.ts`.

test.describe('going offline during a visit', () => {
  test.use({
    expectedNoise: [/net::ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch RSC|Failed to load chunk/],
  });

  test('keeps the open page, its controls, and visited pages, and links work as soon as there is a connection', async ({
    page,
    context,
  }) => {
    const link = (name: string) => page.locator('#sidebar').getByRole('link', { name });
    const offline = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await openHydrated(page, start);

    await test.step('the theme, categories, and links within the page work offline', async () => {
      await context.setOffline(true);
      await themeToggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      const flow = page.locator('#sidebar').getByRole('button', { name: 'Flow' });
      const before = await flow.getAttribute('aria-expanded');
      await flow.click();
      await expect(flow).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true');
      await page.locator('#contents').getByRole('link').last().click();
      await expect(page).toHaveURL(/#/);
    });

    await test.step('a link works as soon as there is a connection', async () => {
      await link('Governance').click();
      await expect(offline).toBeVisible();
      await expect(heading(page)).toHaveText('Streaming');
      // Above the sidebar, the pointer would request whatever link gets below it.
      await page.mouse.move(700, 300);
      await page.mouse.wheel(0, 400);
      await expect(heading(page)).toBeAttached();
      await context.setOffline(false);
      await expect(heading(page)).toHaveText('Governance');
      await expect(page).toHaveURL('/concepts/governance');
      await expect(page.getByRole('status').filter({ hasText: 'offline' })).toHaveCount(0);
    });

    await test.step('the reader can go back to visited pages offline, and then elsewhere', async () => {
      await context.setOffline(true);
      await link('Fees').click();
      await expect(offline).toBeVisible();
      await page.goBack();
      await expect(heading(page)).toHaveText('Streaming');
      await context.setOffline(false);
      await link('Security').click();
      await expect(heading(page)).toHaveText('Security');
      await expect(page).toHaveURL('/concepts/security');
    });
  });

  test('the search reports it and keeps the typed text, and Retry waits for the connection', async ({
    page,
    context,
  }) => {
    await openHydrated(page, code);
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('features');
    const retry = modal(page).getByRole('alert').getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await expect(field(page)).toHaveValue('features');
    await expect(heading(page)).toHaveText('Code');
    await context.setOffline(false);
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('features');
  });

  test('a page without interaction stays text, and the next one is hydrated', async ({ page, context }) => {
    await page.goto(start);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await showIntent(page);
    await failed;
    await expect(heading(page)).toHaveText('Streaming');
    await themeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await context.setOffline(false);
    await page.locator('#sidebar').getByRole('link', { name: 'Fees' }).click();
    await expect(heading(page)).toHaveText('Fees');
    await whenHydrated(page);
  });
});

test.describe('the search index', () => {
  test.use({ expectedNoise: [/status of (404|500)|net::ERR_FAILED/] });

  test('that is missing or invalid is reported, the page stays, and each Retry requests it again', async ({
    page,
  }) => {
    const index = await (await page.request.get(`${workbench}/search-index.json`)).text();
    const text = 'application/json';
    const failure = modal(page).getByRole('alert');
    for (const [fault, answer] of [
      ['does not arrive', undefined],
      ['is answered with an error', { status: 500, body: 'Broken' }],
      ['is gone', { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }],
      ['ends in the middle', { contentType: text, body: index.slice(0, index.length / 2) }],
      ['is empty', { contentType: text, body: '' }],
      ['has another format', { contentType: text, body: '{"records":[]}' }],
    ] as const) {
      await test.step(`an index that ${fault}`, async () => {
        await page.route(indexFile, (route) => (answer ? route.fulfill(answer) : route.abort()));
        await openHydrated(page, code);
        await page.keyboard.press('Control+k');
        await expect(modal(page).getByRole('region', { name: 'Popular pages' })).toBeVisible();
        await page.keyboard.type('features');
        await expect(failure).toContainText('Unable to fetch results');
        await expect(failure).toContainText('You might want to check your network connection.');
        const asked = page.waitForRequest(indexFile);
        await failure.getByRole('button', { name: 'Retry' }).click();
        await asked;
        await expect(failure).toContainText('Unable to fetch results');
        await page.unroute(indexFile);
        await failure.getByRole('button', { name: 'Retry' }).click();
        await expect(options(page).first()).toBeVisible();
        await expect(failure).toHaveCount(0);
        await expect(field(page)).toHaveValue('features');
        await expect(page).toHaveURL(code);
      });
    }
  });

  test('that is slow delays neither typing nor leaving', async ({ page }) => {
    await openHydrated(page, code);
    const release = await hold(page, indexFile);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('features');
    await expect(modal(page).getByText('Loading search…')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await page.locator('#sidebar').getByRole('link', { name: 'Features' }).click();
    await expect(heading(page)).toHaveText('Features');
    release();
    await search(page, 'features');
  });
});
