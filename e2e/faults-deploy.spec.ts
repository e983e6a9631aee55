import type { Page } from '@playwright/test';
import { hold } from './hold';
import { openHydrated, settle, showIntent, whenHydrated } from './hydration';
import { heading, listScripts, problem } from './parts';
import { workbench } from './places';
import { expect, test } from './reader';
import { field, modal, options } from './search-reader';

// A tab that was opened before a deploy. For its links, see `faults-payloads.spec.ts`. For chunks that fail
// to load without a deploy, see `load-failure.spec.ts` and `search-loading.spec.ts`.
test.use({ expectedNoise: [/status of 404|Failed to load chunk|turbopack-worker-\S+ \(net::ERR_FAILED\)/] });

/** Pages of the site with a small index. */
const code = `${workbench}/code`;
const searchPage = `${workbench}/search`;

/**
 * Makes every script that hasn't been loaded yet return 404, like after a deploy.
 * @param isLasting whether the scripts are also missing in the next document, as if the files really didn't
 * exist
 * @returns a function that returns the number of documents requested since
 */
async function replaceDeploy(page: Page, { isLasting }: { isLasting: boolean }): Promise<() => number> {
  const known = await listScripts(page);
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

test('when the search is opened after a deploy, it reloads the page once and keeps all typed text in order', async ({
  page,
}) => {
  await openHydrated(page, code);
  const documents = await replaceDeploy(page, { isLasting: false });
  const releaseDocument = await hold(page, code);
  const asked = page.waitForRequest((request) => request.resourceType() === 'document');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('fea');
  await asked;
  // The page still accepts input until it's unloaded.
  await page.keyboard.type('txu');
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
  await page.keyboard.type('e');
  releaseScripts();
  await expect(field(page)).toHaveValue('feature');
  await page.keyboard.type('s');
  await expect(field(page)).toHaveValue('features');
  await expect(options(page).first()).toContainText(/features/i);
  await expect(modal(page).getByRole('alert')).toHaveCount(0);
  expect(documents()).toBe(1);
  // The text is restored once.
  await page.keyboard.press('Escape');
  await page.reload();
  await whenHydrated(page);
  await expect(modal(page)).toHaveCount(0);
});

test('the search page recovers from a deploy in the same way', async ({ page }) => {
  const input = page.getByRole('main').getByRole('textbox', { name: 'Search the docs' });
  await openHydrated(page, searchPage);
  const documents = await replaceDeploy(page, { isLasting: false });
  const releaseDocument = await hold(page, '**/search?q=*');
  const asked = page.waitForRequest((request) => request.resourceType() === 'document');
  await input.pressSequentially('fea');
  await asked;
  await page.keyboard.type('tu');
  const releaseScripts = await hold(page, '**/_next/static/chunks/*.js');
  const shown = page.waitForEvent('domcontentloaded');
  releaseDocument();
  await shown;
  await page.keyboard.type('re');
  await expect(input).toHaveValue('feature');
  releaseScripts();
  await whenHydrated(page);
  await page.keyboard.type('s');
  await expect(input).toHaveValue('features');
  await expect(page).toHaveURL(`${searchPage}?q=features`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /features/i })
      .first(),
  ).toBeVisible();
  await expect(input).toHaveValue('features');
  expect(documents()).toBe(1);
});

test('if a chunk of the search is really missing, the page is reloaded once, and then the search reports it', async ({
  page,
}) => {
  await openHydrated(page, code);
  const documents = await replaceDeploy(page, { isLasting: true });
  // What is typed between two documents is lost.
  const releaseDocument = await hold(page, code);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('features');
  releaseDocument();
  await expect(modal(page).getByRole('alert')).toContainText('Search could not be loaded');
  await expect(field(page)).toHaveValue('features');
  expect(documents()).toBe(1);
  // The same chunk fails again when the modal is reopened.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(modal(page).getByRole('alert')).toContainText('Search could not be loaded');
  await page.keyboard.press('Escape');
  expect(documents()).toBe(1);
  await expect(heading(page)).toHaveText('Code');
});

test('a page whose script was removed by a deploy is reloaded instead of showing an error', async ({
  page,
}) => {
  await openHydrated(page, searchPage);
  const documents = await replaceDeploy(page, { isLasting: false });
  await page.getByRole('main').getByRole('link', { name: 'Code' }).click();
  await expect(heading(page)).toHaveText('Code');
  await whenHydrated(page);
  await expect(page).toHaveURL(code);
  await expect(problem(page)).toHaveCount(0);
  expect(documents()).toBe(1);
});

test('a page whose script is really missing is reloaded once, and is then text with working links', async ({
  page,
}) => {
  await openHydrated(page, searchPage);
  const documents = await replaceDeploy(page, { isLasting: true });
  await page.getByRole('main').getByRole('link', { name: 'Code' }).click();
  await expect.poll(documents).toBe(1);
  await expect(heading(page)).toHaveText('Code');
  const missing = page.waitForResponse((response) => response.status() === 404);
  await showIntent(page);
  await missing;
  await settle(page);
  await expect(heading(page)).toHaveText('Code');
  expect(documents()).toBe(1);
  await page.locator('#sidebar').getByRole('link', { name: 'Features' }).click();
  await expect(heading(page)).toHaveText('Features');
});
