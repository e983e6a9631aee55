import type { APIRequestContext, Page, Route } from '@playwright/test';
import { openHydrated, showIntent, whenHydrated } from './hydration';
import { expect, test } from './reader';

/** The reason why tests here start with a hydrated page. */
const because = 'a later part is lost, so the first parts must be there';

// The browser notes each file that these tests keep from it, and React that it caught what followed from that.
test.use({
  expectedNoise: [/net::ERR_FAILED|status of 500|Failed to fetch RSC payload|Failed to load chunk/],
});

declare global {
  interface Window {
    /** Stands only in the document that the test has opened: a whole new page doesn't have it. */
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

/** How often the page at an address was asked for as a whole. */
function recordDocuments(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test('as long as everything arrives, the page changes without being loaded as a whole', async ({ page }) => {
  await openMarked(page, '/concepts/streaming');
  await sidebarLink(page, 'Governance').click();
  await expect(heading(page)).toHaveText('Governance');
  expect(await isFirstDocument(page)).toBe(true);
});

for (const [failure, fail] of [
  ['does not arrive', (route: Route) => route.abort()],
  ['is answered with an error', (route: Route) => route.fulfill({ status: 500, body: 'Broken' })],
] as const) {
  test(`when the content of a page ${failure}, the whole page is loaded`, async ({ page }) => {
    await openMarked(page, '/concepts/streaming');
    await page.route(`**${target}.txt`, fail);
    const documents = recordDocuments(page);
    await sidebarLink(page, 'Governance').click();
    await expect(heading(page)).toHaveText('Governance');
    await expect(page).toHaveURL(target);
    await expect.poll(() => isFirstDocument(page)).toBe(false);
    // Its content still doesn't come, so it stays the text that it is, and its links lead on.
    await sidebarLink(page, 'Fees').click();
    await expect(heading(page)).toHaveText('Fees');
    await expect(page).toHaveURL('/concepts/fees');
    expect(documents).toEqual([target, '/concepts/fees']);
  });

  test(`a preloaded page whose content ${failure} is asked for again on a click`, async ({ page }) => {
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

test('a page loaded as a whole keeps the query and the place that the link named', async ({ page }) => {
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

test('when the content of the page that is opened does not arrive, its text is there and its links work', async ({
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

/** The script files of a page that another one doesn't have. */
async function scriptsOfOnly(request: APIRequestContext, path: string, other: string): Promise<string[]> {
  const scriptsOf = async (payload: string) => {
    const text = await (await request.get(payload)).text();
    return new Set(text.match(/\/_next\/static\/chunks\/[\w.-]+?\.js/g));
  };
  const known = await scriptsOf(other);
  return [...(await scriptsOf(path))].filter((script) => !known.has(script));
}

/**
 * Keeps the scripts that only documentation pages need from a page.
 * @returns lets them through
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

test('a script that a page needs and that does not arrive is told with Retry, which loads the page', async ({
  page,
}) => {
  await openMarked(page, '/search');
  const deliver = await loseDocumentationScripts(page);
  await page.getByRole('main').getByRole('link', { name: 'What is' }).first().click();
  await expectRetry(page);
  await expect(page).toHaveURL('/concepts/what-is-sablier');
  // The rest of the site stays as it is.
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('#sidebar').getByRole('link', { name: 'Streaming' })).toBeVisible();

  await deliver();
  await problem(page).getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(heading(page)).toHaveText(/What is/i);
  await whenHydrated(page, because);
  await expect(problem(page)).toHaveCount(0);
  await expect(page).toHaveURL('/concepts/what-is-sablier');
});

test('Retry while the script is still missing brings the text of the page, and the way elsewhere is open', async ({
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

test('a reader leaves a page that could not be loaded by going back', async ({ page }) => {
  await openMarked(page, '/search');
  await loseDocumentationScripts(page);
  await page.getByRole('main').getByRole('link', { name: 'What is' }).first().click();
  await expectRetry(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Search');
  await expect(problem(page)).toHaveCount(0);
});

test('a page opened without the script that it needs is text with links that work', async ({ page }) => {
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

test('without the scripts that every page needs, a page is text with links that work', async ({ page }) => {
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
