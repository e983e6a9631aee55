import type { APIRequestContext, Page, Route } from '@playwright/test';
import { openHydrated, showIntent, whenHydrated } from './hydration';
import { expect, test } from './reader';

/** Why these tests start on a hydrated page. */
const because = 'a later part is lost, so the first parts must be there';

// The browser logs each file that these tests block, and React logs the errors that it caught as a result.
test.use({
  expectedNoise: [/net::ERR_FAILED|status of 500|Failed to fetch RSC payload|Failed to load chunk/],
});

declare global {
  interface Window {
    /** Only set in the document that the test opened. A newly loaded one doesn't have it. */
    isFirstDocument?: true;
  }
}

const target = '/concepts/governance';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebarLink = (page: Page, name: string) =>
  page.locator('#sidebar').getByRole('link', { name, exact: true });
const problem = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button') });

async function openMarked(page: Page, address: string): Promise<void> {
  await openHydrated(page, address, because);
  await page.evaluate(() => {
    window.isFirstDocument = true;
  });
}

const isFirstDocument = (page: Page) => page.evaluate(() => window.isFirstDocument === true);

/** Counts the document requests for a URL. */
function recordDocuments(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test('if all requests succeed, navigation does not load a document', async ({ page }) => {
  await openMarked(page, '/concepts/streaming');
  await sidebarLink(page, 'Governance').click();
  await expect(heading(page)).toHaveText('Governance');
  expect(await isFirstDocument(page)).toBe(true);
});

for (const [failure, fail] of [
  ['fails to load', (route: Route) => route.abort()],
  ['returns an error', (route: Route) => route.fulfill({ status: 500, body: 'Broken' })],
] as const) {
  test(`if the payload of a page ${failure}, the whole page is loaded`, async ({ page }) => {
    await openMarked(page, '/concepts/streaming');
    await page.route(`**${target}.txt`, fail);
    const documents = recordDocuments(page);
    await sidebarLink(page, 'Governance').click();
    await expect(heading(page)).toHaveText('Governance');
    await expect(page).toHaveURL(target);
    await expect.poll(() => isFirstDocument(page)).toBe(false);
    // Its payload still fails to load, so the page stays text, and its links work.
    await sidebarLink(page, 'Fees').click();
    await expect(heading(page)).toHaveText('Fees');
    await expect(page).toHaveURL('/concepts/fees');
    expect(documents).toEqual([target, '/concepts/fees']);
  });

  test(`a preloaded payload that ${failure} is requested again on a click`, async ({ page }) => {
    await openMarked(page, '/concepts/streaming');
    await page.route(`**${target}.txt`, fail, { times: 1 });
    const failed = Promise.race([
      page.waitForEvent('requestfailed'),
      page.waitForResponse((response) => response.status() === 500),
    ]);
    await sidebarLink(page, 'Governance').hover();
    await failed;
    await sidebarLink(page, 'Governance').click();
    await expect(heading(page)).toHaveText('Governance');
    await expect(page).toHaveURL(target);
    expect(await isFirstDocument(page)).toBe(true);
  });
}

test('a page that is loaded as a document keeps the link’s query and fragment', async ({ page }) => {
  await openMarked(page, '/concepts/streaming');
  const link = page.locator('main .prose a[href*="#"]:not(.anchor)').first();
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/concepts\/.+#.+/);
  await page.route(`**${address.split('#')[0]}.txt`, (route) => route.abort());
  await link.click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => isFirstDocument(page)).toBe(false);
  await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeInViewport();
});

test('if the payload of the opened page fails to load, its text is shown and its links work', async ({
  page,
}) => {
  await page.route(`**${target}.txt`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(target);
  await showIntent(page);
  await failed;
  await expect(heading(page)).toHaveText('Governance');
  await expect(problem(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').last().click();
  await whenHydrated(page, because);
  await expect(heading(page)).not.toHaveText('Governance');
});

/** Returns the script files of a page that another page doesn't have. */
async function scriptsOfOnly(request: APIRequestContext, path: string, other: string): Promise<string[]> {
  const scriptsOf = async (payload: string) => {
    const text = await (await request.get(payload)).text();
    return new Set(text.match(/\/_next\/static\/chunks\/[\w.-]+?\.js/g));
  };
  const known = await scriptsOf(other);
  return [...(await scriptsOf(path))].filter((script) => !known.has(script));
}

/**
 * Blocks the scripts that only documentation pages need.
 * @returns a function that allows them
 */
async function loseDocumentationScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = await scriptsOfOnly(page.request, '/concepts/what-is-sablier.txt', '/search.txt');
  expect(scripts).not.toEqual([]);
  const isLost = ({ pathname }: URL) => scripts.includes(pathname);
  await page.route(isLost, (route) => route.abort());
  return () => page.unroute(isLost);
}

async function expectRetry(page: Page): Promise<void> {
  await expect(problem(page).getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  await expect(problem(page)).toContainText('Part of the page didn’t load.');
  await expect(problem(page).getByRole('button')).toHaveText(['Retry']);
}

test('if a script of a page fails to load, the page shows Retry, which loads it', async ({ page }) => {
  await openMarked(page, '/search');
  const deliver = await loseDocumentationScripts(page);
  await page.getByRole('main').getByRole('link', { name: 'What is' }).first().click();
  await expectRetry(page);
  await expect(page).toHaveURL('/concepts/what-is-sablier');
  // The rest of the site is unchanged.
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('#sidebar').getByRole('link', { name: 'Streaming' })).toBeVisible();

  await deliver();
  await problem(page).getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(heading(page)).toHaveText(/What is/i);
  await whenHydrated(page, because);
  await expect(problem(page)).toHaveCount(0);
  await expect(page).toHaveURL('/concepts/what-is-sablier');
});

test('Retry without the script shows the text of the page, and links to other pages work', async ({
  page,
}) => {
  await openMarked(page, '/search');
  const deliver = await loseDocumentationScripts(page);
  await page.getByRole('main').getByRole('link', { name: 'What is' }).first().click();
  await expectRetry(page);
  await problem(page).getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => isFirstDocument(page)).toBe(false);
  await expect(heading(page)).toHaveText(/What is/i);
  await sidebarLink(page, 'Streaming').click();
  await expect(page).toHaveURL('/concepts/streaming');
  await page.goto('/search');
  await expect(heading(page)).toHaveText('Search');

  await deliver();
  await page.getByRole('main').getByRole('link', { name: 'What is' }).first().click();
  await expect(heading(page)).toHaveText(/What is/i);
});

test('a reader can go back from a page that failed to load', async ({ page }) => {
  await openMarked(page, '/search');
  await loseDocumentationScripts(page);
  await page.getByRole('main').getByRole('link', { name: 'What is' }).first().click();
  await expectRetry(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Search');
  await expect(problem(page)).toHaveCount(0);
});

test('a page opened without its script is text with working links', async ({ page }) => {
  const deliver = await loseDocumentationScripts(page);
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/concepts/what-is-sablier');
  await showIntent(page);
  await failed;
  await expect(heading(page)).toHaveText(/What is/i);
  await expect(page.getByRole('main').locator('.prose h2').first()).toBeVisible();
  await deliver();
  await page.getByRole('main').locator('.prose a[href^="/concepts/"]').first().click();
  await expect(heading(page)).not.toHaveText(/What is/i);
  await expect(problem(page)).toHaveCount(0);
});

test('without the scripts that every page needs, a page is text with working links', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(target);
  await showIntent(page);
  await failed;
  await expect(heading(page)).toHaveText('Governance');
  await expect(problem(page)).toHaveCount(0);
  await sidebarLink(page, 'Fees').click();
  await expect(heading(page)).toHaveText('Fees');
  await page.locator('#sidebar').getByRole('link', { name: 'Lockup', exact: true }).click();
  await expect(page).toHaveURL('/concepts/lockup/overview');
});
