import type { APIRequestContext, Page } from '@playwright/test';
import { openHydrated, showIntent, whenHydrated } from './hydration';
import { heading, isMarked, mark, problem, sidebarLink } from './parts';
import { workbench } from './places';
import { expect, test } from './reader';

// A later part is lost in these tests, so they start on a hydrated page.

// The browser logs each file that these tests block, and React logs the errors that it caught as a result.
test.use({
  expectedNoise: [/net::ERR_FAILED|Failed to fetch RSC payload|Failed to load chunk/],
});

const target = '/concepts/governance';
/** Pages of the site with a short list of pages. */
const code = `${workbench}/code`;
const searchPage = `${workbench}/search`;

async function openMarked(page: Page, address: string): Promise<void> {
  await openHydrated(page, address);
  await mark(page);
}

/** Counts the document requests for a URL. */
function recordDocuments(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test('if the payload of a page is missing, it is requested again on a click, or the whole page is loaded', async ({
  page,
}) => {
  await openMarked(page, '/concepts/streaming');
  await test.step('a preloaded payload that fails to load once', async () => {
    await page.route(`**${target}.txt`, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await sidebarLink(page, 'Governance').hover();
    await failed;
    await sidebarLink(page, 'Governance').click();
    await expect(heading(page)).toHaveText('Governance');
    await expect(page).toHaveURL(target);
    // With the payload, navigation doesn't load a document.
    expect(await isMarked(page)).toBe(true);
  });
  await test.step('a payload that always fails to load', async () => {
    await page.route('**/concepts/fees.txt', (route) => route.abort());
    const documents = recordDocuments(page);
    await sidebarLink(page, 'Fees').click();
    await expect(heading(page)).toHaveText('Fees');
    await expect(page).toHaveURL('/concepts/fees');
    await expect.poll(() => isMarked(page)).toBe(false);
    // Its payload still fails to load, so the page stays text, and its links work.
    await sidebarLink(page, 'Governance').click();
    await expect(heading(page)).toHaveText('Governance');
    await expect(page).toHaveURL(target);
    expect(documents).toEqual(['/concepts/fees', target]);
  });
});

/** Returns the script files of a page that another page doesn't have. */
async function scriptsOfOnly(request: APIRequestContext, path: string, other: string): Promise<string[]> {
  const scriptsOf = async (payload: string) => {
    const text = await (await request.get(payload)).text();
    return new Set(text.match(/[\w/]*\/_next\/static\/chunks\/[\w.-]+?\.js/g));
  };
  const known = await scriptsOf(other);
  return [...(await scriptsOf(path))].filter((script) => !known.has(script));
}

/**
 * Blocks the scripts that only documentation pages need.
 * @returns a function that allows them
 */
async function loseDocumentationScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = await scriptsOfOnly(page.request, `${code}.txt`, `${searchPage}.txt`);
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

test('if a script of a page fails to load, the page shows Retry', async ({ page }) => {
  const openCode = () => page.getByRole('main').getByRole('link', { name: 'Code' }).click();
  await openMarked(page, searchPage);
  const deliver = await loseDocumentationScripts(page);

  await test.step('in place of that page only, and the reader can go back', async () => {
    await openCode();
    await expectRetry(page);
    await expect(page).toHaveURL(code);
    // The rest of the site is unchanged.
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(sidebarLink(page, 'Features')).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Search');
    await expect(problem(page)).toHaveCount(0);
  });

  await test.step('which shows the text of the page without the script, and its links work', async () => {
    await openCode();
    await expectRetry(page);
    expect(await isMarked(page)).toBe(true);
    await problem(page).getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(heading(page)).toHaveText('Code');
    await sidebarLink(page, 'Features').click();
    await expect(page).toHaveURL(`${workbench}/features`);
    await expect(heading(page)).toHaveText('Features');
  });

  await test.step('which loads the page as soon as the script can be loaded', async () => {
    await openHydrated(page, searchPage);
    await openCode();
    await expectRetry(page);
    await deliver();
    await problem(page).getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(heading(page)).toHaveText('Code');
    await whenHydrated(page);
    await expect(problem(page)).toHaveCount(0);
    await expect(page).toHaveURL(code);
  });
});

test('a page opened without its payload or a script is text with working links', async ({ page }) => {
  async function openWithout(address: string): Promise<void> {
    const failed = page.waitForEvent('requestfailed');
    await page.goto(address);
    await showIntent(page);
    await failed;
    await expect(problem(page)).toHaveCount(0);
  }

  await test.step('without its payload', async () => {
    await page.route(`**${target}.txt`, (route) => route.abort());
    await openWithout(target);
    await expect(heading(page)).toHaveText('Governance');
    await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').last().click();
    await whenHydrated(page);
    await expect(heading(page)).not.toHaveText('Governance');
  });

  await test.step('without the script of its kind', async () => {
    const deliver = await loseDocumentationScripts(page);
    await openWithout(code);
    await expect(heading(page)).toHaveText('Code');
    await expect(page.getByRole('main').locator('.prose h2').first()).toBeVisible();
    await deliver();
    await page.getByRole('main').locator('.prose a[href$="/features"]').first().click();
    await expect(heading(page)).toHaveText('Features');
    await expect(problem(page)).toHaveCount(0);
  });

  await test.step('without the scripts that every page needs', async () => {
    await page.unroute(`**${target}.txt`);
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await openWithout(target);
    await expect(heading(page)).toHaveText('Governance');
    await sidebarLink(page, 'Fees').click();
    await expect(heading(page)).toHaveText('Fees');
    await page.locator('#sidebar').getByRole('link', { name: 'Lockup', exact: true }).click();
    await expect(page).toHaveURL('/concepts/lockup/overview');
  });
});
