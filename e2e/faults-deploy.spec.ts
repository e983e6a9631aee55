import type { Page } from '@playwright/test';
import { openHydrated, showIntent, whenHydrated } from './hydration';
import { expect, test } from './reader';
import { field, heading, modal, options, start } from './search-reader';

// A tab that was opened before a deploy. What its links meet: `faults-payloads.spec.ts`; a part that does not arrive
// without a deploy: `load-failure.spec.ts` and `search-loading.spec.ts`.
test.use({ expectedNoise: [/status of 404|Failed to load chunk/] });

/**
 * Makes every script that the page has not loaded yet a file of a deploy that is gone.
 * @param isLasting whether it stays gone in the next document, as when a file is really missing
 * @returns how often a document was asked for since
 */
async function replaceDeploy(page: Page, { isLasting }: { isLasting: boolean }): Promise<() => number> {
  const known = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await page.route('**/_next/static/chunks/*.js', (route) =>
    known.includes(route.request().url()) || (documents > 0 && !isLasting)
      ? route.continue()
      : route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  );
  return () => documents;
}

test('the search that is opened after a deploy loads the page anew by itself, and keeps what was typed', async ({
  page,
}) => {
  await openHydrated(page, start);
  const documents = await replaceDeploy(page, { isLasting: false });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('stream');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('stream');
  await expect(modal(page).getByRole('alert')).toHaveCount(0);
  expect(documents()).toBe(1);
});

test('a search whose part is really missing loads the page anew once, and then says so', async ({ page }) => {
  await openHydrated(page, start);
  const documents = await replaceDeploy(page, { isLasting: true });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('stream');
  await expect(modal(page).getByRole('alert')).toContainText('Search could not be loaded');
  await expect(field(page)).toHaveValue('stream');
  expect(documents()).toBe(1);
  // The same part fails again when the modal is opened again.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(modal(page).getByRole('alert')).toContainText('Search could not be loaded');
  await page.keyboard.press('Escape');
  expect(documents()).toBe(1);
  await expect(heading(page)).toHaveText('Streaming');
});

test('the search page that meets a deploy recovers in the same way', async ({ page }) => {
  await openHydrated(page, '/search');
  const documents = await replaceDeploy(page, { isLasting: false });
  await page.getByRole('main').getByRole('textbox', { name: 'Search the docs' }).fill('hooks');
  await expect(page.getByRole('main').getByRole('link', { name: /hooks/i }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Search the docs' })).toHaveValue('hooks');
  expect(documents()).toBeLessThanOrEqual(1);
});

test('a page whose script is gone since a deploy is loaded anew instead of an error screen', async ({
  page,
}) => {
  await openHydrated(page, '/search');
  const documents = await replaceDeploy(page, { isLasting: false });
  await page.getByRole('main').getByRole('link', { name: 'What Is' }).first().click();
  await expect(heading(page)).toHaveText(/What is/i);
  await whenHydrated(page);
  await expect(page).toHaveURL('/concepts/what-is-sablier');
  await expect(page.getByRole('alert').filter({ has: page.getByRole('button') })).toHaveCount(0);
  expect(documents()).toBe(1);
});

test('a page whose script is really missing is loaded anew once, and is then text with links that work', async ({
  page,
}) => {
  await openHydrated(page, '/search');
  const documents = await replaceDeploy(page, { isLasting: true });
  await page.getByRole('main').getByRole('link', { name: 'What Is' }).first().click();
  await expect.poll(documents).toBe(1);
  await expect(heading(page)).toHaveText(/What is/i);
  await showIntent(page);
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveText(/What is/i);
  expect(documents()).toBe(1);
  await page.locator('#sidebar').getByRole('link', { name: 'Streaming' }).click();
  await expect(heading(page)).toHaveText('Streaming');
});
