import type { Page } from '@playwright/test';
import { hold } from './hold';
import { isHydrated, openHydrated, showIntent, whenHydrated } from './hydration';
import { heading, isMarked, listScripts, mark } from './parts';
import { workbench } from './places';
import { expect, test } from './reader';
import { field, indexFile, modal, options, start } from './search-reader';

// Requests that neither complete nor fail. For slow requests, see `search-loading.spec.ts`.

/** Pages of the site with a small index, for tests of the search. */
const code = `${workbench}/code`;
const searchPage = `${workbench}/search`;

/** The maximum time that a reader waits, in milliseconds. */
const patience = 10_000;

const target = '/concepts/governance';
const link = (page: Page) => page.locator('#sidebar').getByRole('link', { name: 'Governance', exact: true });
const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const searchList = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Docs' }).getByRole('link').first();

test('the browser follows a link if the payload of its page stalls', async ({ page }) => {
  async function open(): Promise<void> {
    await openHydrated(page, start);
    await mark(page);
  }
  async function expectWholePage(): Promise<void> {
    await expect(page.getByText('Loading page…')).toBeVisible();
    await page.clock.fastForward(patience / 2);
    await expect(heading(page)).not.toHaveText('Governance');
    await page.clock.fastForward(patience / 2);
    await expect(heading(page)).toHaveText('Governance');
    expect(await isMarked(page)).toBe(false);
  }
  await page.clock.install();
  await hold(page, `**${target}.txt`);

  await test.step('if it is requested by the click', async () => {
    await open();
    await link(page).click();
    await expectWholePage();
    await expect(page).toHaveURL(target);
  });

  await test.step('if it was requested before the click', async () => {
    await open();
    const asked = page.waitForRequest(`**${target}.txt`);
    await link(page).hover();
    await asked;
    await link(page).click();
    await expectWholePage();
  });

  await test.step("with the link's query and fragment", async () => {
    await open();
    const id = await page.evaluate(async (address) => {
      const html = await (await fetch(address)).text();
      return new DOMParser().parseFromString(html, 'text/html').querySelector('main h2[id]')?.id ?? 'none';
    }, target);
    await link(page).evaluate((element, hash) => {
      if (element instanceof HTMLAnchorElement) element.href += `?from=here#${hash}`;
    }, id);
    await link(page).click();
    await expectWholePage();
    await expect(page).toHaveURL(`${target}?from=here#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
});

test('the browser follows a link if a script of its page stalls', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, searchPage);
  await mark(page);
  const known = await listScripts(page);
  await page.route('**/_next/static/chunks/*.js', (route) => {
    if (known.includes(route.request().url())) return route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: 'Code' }).click();
  await expect(page.getByText('Loading page…')).toBeVisible();
  await page.clock.fastForward(patience);
  await expect(heading(page)).toHaveText('Code');
  expect(await isMarked(page)).toBe(false);
});

for (const [what, pattern] of [
  ['the payload', `**${start}.txt`],
  ['a script', '**/*.js'],
] as const)
  test(`if ${what} of a fresh page stalls, a click waits for up to a minute, and late files still hydrate the page`, async ({
    page,
  }) => {
    await page.clock.install();
    const release = await hold(page, pattern);
    await page.goto(start);
    const copy = page.getByRole('button', { name: 'Copy page' });
    await copy.click();
    await page.clock.fastForward(30_000);
    await expect(copy).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(30_000);
    await expect(copy).not.toHaveAttribute('aria-busy');
    await expect(page.locator('html')).toHaveAttribute('data-lost');
    // No click waits in vain again.
    await copy.click();
    await expect(copy).not.toHaveAttribute('aria-busy');
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.locator('html')).not.toHaveAttribute('data-lost');
    await mark(page);
    await link(page).click();
    await expect(heading(page)).toHaveText('Governance');
    expect(await isMarked(page)).toBe(true);
  });

test('without a connection, the open page stays, and the timeout only starts when there is one', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openHydrated(page, start);
  await mark(page);
  const release = await hold(page, `**${target}.txt`);
  await link(page).click();
  await expect(page.getByText('Loading page…')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.clock.fastForward(3 * patience);
  expect(await isMarked(page)).toBe(true);
  await context.setOffline(false);
  await expect(page.getByText('Loading page…')).toBeVisible();
  release();
  await expect(heading(page)).toHaveText('Governance');
  expect(await isMarked(page)).toBe(true);
});

test('if a chunk of the search stalls, Retry is offered and keeps the typed text', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, code);
  let isStalled = true;
  await page.route('**/*.js', (route) => {
    if (!isStalled) return route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('features');
  await expect(modal(page).getByText('Loading search…')).toBeVisible();
  await expect(modal(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.clock.fastForward(patience);
  await expect(modal(page).getByRole('status').first()).toContainText('Search is taking longer than usual.');
  isStalled = false;
  await modal(page).getByRole('button', { name: 'Retry' }).click();
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('features');
});

test('if the index stalls, Retry is offered and does not reload the page', async ({ page }) => {
  await openHydrated(page, code);
  await mark(page);
  // Tests can't control the worker's clock.
  await page.route(indexFile, () => {});
  await page.keyboard.press('Control+k');
  await page.keyboard.type('features');
  await expect(modal(page).getByRole('alert')).toContainText('Unable to fetch results', {
    timeout: patience + 10_000,
  });
  await page.unroute(indexFile);
  await modal(page).getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(options(page).first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test.describe('the search page without its scripts', () => {
  test.use({ expectedNoise: [/net::ERR_FAILED|Failed to load chunk|preloaded using link preload/] });
  const address = `${searchPage}?q=tip%20title`;
  const input = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Search the docs' });
  const result = (page: Page, name: string | RegExp) =>
    page.getByRole('main').getByRole('link', { name }).first();

  test('reports it, with the query, Retry, and the list of all pages', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(address);
    await expect(failure(page)).toContainText('Search could not be loaded');
    await expect(input(page)).toHaveValue('tip title');
    await expect(searchList(page)).toBeVisible({ timeout: 1000 });
    await input(page).fill('picture');
    await page.unroute('**/*.js');
    await failure(page).getByText('Retry').click();
    await expect(page).toHaveURL(`${searchPage}?q=picture`);
    await expect(result(page, /picture/i)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    await expect(input(page)).toHaveValue('picture');
  });

  test('reports it if they stall, and continues when they arrive', async ({ page }) => {
    const release = await hold(page, '**/*.js');
    await page.goto(address, { waitUntil: 'commit' });
    await expect(input(page)).toHaveValue('tip title');
    await showIntent(page);
    await expect(failure(page)).toBeHidden();
    await expect(failure(page)).toBeVisible({ timeout: patience + 10_000 });
    await expect(failure(page).getByText('Retry')).toHaveAttribute('href', /\/search\?q=tip\+title$/);
    await expect(searchList(page)).toBeVisible();
    release();
    await expect(result(page, 'Admonitions')).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

  test('lists all pages even if only the search chunk is missing', async ({ page }) => {
    await openHydrated(page, searchPage);
    const known = await listScripts(page);
    const lose = '**/_next/static/chunks/*.js';
    await page.route(lose, (route) =>
      known.includes(route.request().url()) ? route.continue() : route.abort(),
    );
    await input(page).fill('picture');
    await expect(failure(page)).toContainText('Search could not be loaded');
    await expect(input(page)).toHaveValue('picture');
    await expect(searchList(page)).toBeVisible();
    await page.unroute(lose);
    await failure(page).getByRole('button', { name: 'Retry' }).click();
    await whenHydrated(page);
    await expect(result(page, /picture/i)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });
});
