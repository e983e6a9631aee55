import type { Page } from '@playwright/test';
import { openHydrated, showIntent, whenHydrated } from './hydration';
import { expect, test } from './reader';
import { field, heading, hold, modal, options, start } from './search-reader';

/** Why pages are hydrated before anyone touches them here. */
const because = 'the tab was in use before the deploy';

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
  await openHydrated(page, start, because);
  const documents = await replaceDeploy(page, { isLasting: false });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('stream');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('stream');
  await expect(modal(page).getByRole('alert')).toHaveCount(0);
  expect(documents()).toBe(1);
});

test('what is typed while the search reloads the page arrives in order, once', async ({ page }) => {
  await openHydrated(page, start, because);
  await replaceDeploy(page, { isLasting: false });
  const releaseDocument = await hold(page, `**${start}`);
  const asked = page.waitForRequest((request) => request.resourceType() === 'document');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('wit');
  await asked;
  // The page that is about to be left still takes what is typed.
  await page.keyboard.type('hxd');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('End');
  const releaseScripts = await hold(page, '**/_next/static/chunks/*.js');
  const shown = page.waitForEvent('domcontentloaded');
  releaseDocument();
  await shown;
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('rx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('a');
  releaseScripts();
  await expect(field(page)).toHaveValue('withdra');
  await page.keyboard.type('w');
  await expect(field(page)).toHaveValue('withdraw');
  await expect(options(page).first()).toContainText(/withdraw/i);
  // It is brought back once.
  await page.keyboard.press('Escape');
  await page.reload();
  await whenHydrated(page, because);
  await expect(modal(page)).toHaveCount(0);
});

test('what is typed while the search page reloads arrives in order, once', async ({ page }) => {
  const input = page.getByRole('main').getByRole('textbox', { name: 'Search the docs' });
  await openHydrated(page, '/search', because);
  await replaceDeploy(page, { isLasting: false });
  const releaseDocument = await hold(page, '**/search?q=*');
  const asked = page.waitForRequest((request) => request.resourceType() === 'document');
  await input.pressSequentially('wit');
  await asked;
  await page.keyboard.type('hd');
  const releaseScripts = await hold(page, '**/_next/static/chunks/*.js');
  const shown = page.waitForEvent('domcontentloaded');
  releaseDocument();
  await shown;
  await page.keyboard.type('ra');
  await expect(input).toHaveValue('withdra');
  releaseScripts();
  await whenHydrated(page, because);
  await page.keyboard.type('w');
  await expect(input).toHaveValue('withdraw');
  await expect(page).toHaveURL('/search?q=withdraw');
});

test('a search whose part is really missing loads the page anew once, and then says so', async ({ page }) => {
  await openHydrated(page, start, because);
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
  await openHydrated(page, '/search', because);
  const documents = await replaceDeploy(page, { isLasting: false });
  await page.getByRole('main').getByRole('textbox', { name: 'Search the docs' }).fill('hooks');
  await expect(page.getByRole('main').getByRole('link', { name: /hooks/i }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Search the docs' })).toHaveValue('hooks');
  expect(documents()).toBeLessThanOrEqual(1);
});

test('a page whose script is gone since a deploy is loaded anew instead of an error screen', async ({
  page,
}) => {
  await openHydrated(page, '/search', because);
  const documents = await replaceDeploy(page, { isLasting: false });
  await page.getByRole('main').getByRole('link', { name: 'What is' }).first().click();
  await expect(heading(page)).toHaveText(/What is/i);
  await whenHydrated(page, because);
  await expect(page).toHaveURL('/concepts/what-is-sablier');
  await expect(page.getByRole('alert').filter({ has: page.getByRole('button') })).toHaveCount(0);
  expect(documents()).toBe(1);
});

test('a page whose script is really missing is loaded anew once, and is then text with links that work', async ({
  page,
}) => {
  await openHydrated(page, '/search', because);
  const documents = await replaceDeploy(page, { isLasting: true });
  await page.getByRole('main').getByRole('link', { name: 'What is' }).first().click();
  await expect.poll(documents).toBe(1);
  await expect(heading(page)).toHaveText(/What is/i);
  await showIntent(page);
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveText(/What is/i);
  expect(documents()).toBe(1);
  await page.locator('#sidebar').getByRole('link', { name: 'Streaming' }).click();
  await expect(heading(page)).toHaveText('Streaming');
});
