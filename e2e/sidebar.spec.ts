import type { Page } from '@playwright/test';
import { sidebars } from '@/content/sidebar';
import { openHydrated, whenHydrated } from './hydration';
import { boxOf } from './layout';
import { expect, test } from './reader';

/** The labels and addresses of the concepts sidebar. Each category leads to its first page. */
const concepts = sidebars.concepts
  .flatMap((entry): { label: string; slug: string }[] =>
    'items' in entry ? [{ ...entry.items[0], label: entry.label }, ...entry.items] : [entry],
  )
  .map(({ label, slug }) => [label, `/${slug}`]);

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Concepts pages' });
const category = (page: Page, name: string) => sidebarOf(page).getByRole('button', { name, exact: true });
const isOpen = (page: Page, name: string, open: boolean) =>
  expect(category(page, name)).toHaveAttribute('aria-expanded', String(open));
const areOpen = (page: Page, open: boolean[]) =>
  expect
    .poll(() =>
      page
        .locator('#sidebar > ul > li > a.category')
        .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-expanded') === 'true')),
    )
    .toEqual(open);
const flowPages = (page: Page) => sidebarOf(page).locator('a[href^="/concepts/flow/"]:not([aria-expanded])');

test('the sidebar lists the concepts in the order of the manifest and marks the current page', async ({
  page,
}) => {
  await openHydrated(page, '/concepts/streaming');
  const entries = await sidebarOf(page)
    .locator('a:visible')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(entries).toEqual(concepts);
  const current = sidebarOf(page).locator('[aria-current="page"]');
  await expect(current).toHaveAttribute('href', '/concepts/streaming');
  const line = await current.evaluate((link) => getComputedStyle(link).borderLeft);
  expect(line, 'the mark has a line').toMatch(/^2px solid (?!rgba\(0, 0, 0, 0\))/);

  await sidebarOf(page).getByRole('link', { name: 'Governance' }).click();
  await expect(page).toHaveURL('/concepts/governance');
  await expect(current).toHaveText('Governance');
  await expect(current, 'as in a category').toHaveCSS('border-left', line);
});

test('a click, Enter, and Space each open and close a category, and a reload keeps its state', async ({
  page,
}) => {
  await openHydrated(page, '/concepts/streaming');
  await isOpen(page, 'Flow', true);
  await category(page, 'Flow').click();
  await isOpen(page, 'Flow', false);
  await expect(flowPages(page)).toHaveCount(0);
  await category(page, 'Flow').press('Enter');
  await isOpen(page, 'Flow', true);
  await expect(flowPages(page)).toHaveCount(2);
  await category(page, 'Flow').press('Space');
  await isOpen(page, 'Flow', false);
  await category(page, 'Lockup').press('Space');
  await category(page, 'Lockup').press('Space');
  expect(await page.evaluate(() => window.scrollY), 'Space scrolls nothing').toBe(0);
  await expect(page).toHaveURL('/concepts/streaming');

  await page.reload();
  await isOpen(page, 'Flow', false);
  await isOpen(page, 'Lockup', true);
  await category(page, 'Flow').click();
  await page.reload();
  await whenHydrated(page);
  await isOpen(page, 'Flow', true);
});

test('on the page of a product, the others are closed until a link leads there, and stay open then', async ({
  page,
}) => {
  await openHydrated(page, '/api/lockup/2024-indexers');
  await areOpen(page, [true, false, false, true]);
  await page.locator('main a[rel="next"]').click();
  await expect(page).toHaveURL('/api/flow/overview');
  await areOpen(page, [true, true, false, true]);
  await page.reload();
  await whenHydrated(page);
  await areOpen(page, [false, true, false, true]);
  await openHydrated(page, '/api/overview');
  await areOpen(page, [true, true, true, true]);
});

test('all concepts are listed on each of their pages', async ({ page }) => {
  for (const address of ['/concepts/lockup/statuses', '/concepts/bob/escrow', '/concepts/fees']) {
    await openHydrated(page, address);
    await areOpen(page, [true, true, true, true, true]);
  }
});

test('Apps and Support show the same sidebar, and only pages of a third section name it', async ({
  page,
}) => {
  const rows = page.locator('#sidebar > ul a');
  const hrefs = () => rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto('/apps/features/overview');
  const texts = await rows.allTextContents();
  const addresses = await hrefs();
  expect(addresses).toEqual(expect.arrayContaining(['/apps/v1', '/support/faq', '/reference/errors']));
  expect(texts.filter((text) => / in [A-Z]/.test(text))).toEqual([
    'Errors in Reference',
    'Glossary in Concepts',
  ]);
  for (const address of ['/apps/guides/how-to', '/support/faq', '/support/how-to']) {
    await page.goto(address);
    await expect(rows, address).toHaveText(texts);
    expect(await hrefs(), address).toEqual(addresses);
    await expect(page.locator('#sidebar [aria-current="page"]')).toHaveAttribute('href', address);
  }
});

test('pages about all products of the reference show their pages and the newest contracts, and the addresses in the guides', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 1120 });
  const pages = page.getByRole('navigation', { name: 'Reference pages' });
  const groups = pages.locator('> ul > li > a.category');
  for (const address of ['/reference/overview', '/reference/errors']) {
    await openHydrated(page, address);
    await expect(groups).toHaveText(['Lockup', 'Flow', 'Airdrops', 'Bob', 'Comptroller', 'Older releases']);
    await areOpen(page, [true, true, true, false, false, false]);
    await expect(pages.getByRole('link', { name: 'SablierLockup' })).toBeInViewport({ ratio: 1 });
    await expect(groups.last()).toBeInViewport({ ratio: 1 });
    await expect(pages.locator('summary'), 'no release to choose').toHaveCount(0);
  }
  await pages.getByRole('link', { name: 'Compare releases' }).first().click();
  await expect(page).toHaveURL('/reference/lockup/changes-by-release');
  await pages.getByRole('link', { name: 'Migrate from v1.0' }).click();
  await expect(page).toHaveURL('/reference/flow/changes');
  await expect(groups.first(), 'stays open').toHaveAttribute('aria-expanded', 'true');
  await pages.getByRole('link', { name: 'All addresses' }).click();
  await expect(page).toHaveURL('/guides/deployments/overview');
  const guides = page.getByRole('navigation', { name: 'Guides pages' });
  await expect(guides.locator('[aria-current="page"]')).toHaveText('All addresses');
});

test('the categories above the current page open, even if the reader closed them before', async ({
  page,
}) => {
  await openHydrated(page, '/concepts/lockup/airstreams');
  await category(page, 'Flow').click();
  await isOpen(page, 'Flow', false);
  await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/concepts/flow/statuses');
  await isOpen(page, 'Flow', true);
  await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveText('Statuses');

  await openHydrated(page, '/concepts/streaming');
  await isOpen(page, 'Flow', false);
  await openHydrated(page, '/concepts/flow/overview');
  await isOpen(page, 'Flow', true);
});

test('the sidebar keeps its scroll position between pages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openHydrated(page, '/concepts/security');
  const sidebar = sidebarOf(page);
  const scroll = () => sidebar.locator('> ul').evaluate((element) => element.scrollTop);
  await sidebar.hover();
  await page.mouse.wheel(0, 650 - (await scroll()));
  await expect.poll(scroll).toBe(650);

  await sidebar.getByRole('link', { name: 'NFTs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'NFT' })).toBeVisible();
  expect(await scroll()).toBe(650);
  await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transferability' })).toBeVisible();
  expect(await scroll()).toBe(650);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'NFT' })).toBeVisible();
  expect(await scroll()).toBe(650);
});

/** The last pages of long sections, which would be below the fold of the sidebar. */
const farPages = [
  '/concepts/glossary',
  '/guides/custom-deployments',
  '/reference/flow/contracts/contract.SablierFlow',
];

/** Whether the current page's entry is in view in the sidebar. */
const isCurrentInView = (page: Page) =>
  page.locator('#sidebar > ul').evaluate((list) => {
    const entry = list.querySelector('[aria-current="page"]');
    if (!entry) throw new Error('no entry');
    const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
    return inner.top >= outer.top && inner.bottom <= Math.min(outer.bottom, innerHeight);
  });

test('the choice of a release is between its product and the pages of this product', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 });
  await page.goto('/guides/flow/overview');
  const menu = page.locator('#sidebar details');
  await expect(menu).toHaveCount(1);
  const top = async (name: string) =>
    (await boxOf(page.locator('#sidebar a').filter({ hasText: new RegExp(`^${name}$`) }))).y;
  const place = (await boxOf(menu)).y;
  expect(place).toBeGreaterThan(await top('Flow'));
  expect(place).toBeLessThan(await top('Build on Flow'));
  // All releases can be reached in a low window.
  await menu.locator('summary').click();
  const last = menu.getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('the current page is in view in the sidebar, without scripts and after a link was followed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 625 });
  for (const address of farPages) {
    await page.goto(address);
    expect(await isCurrentInView(page), address).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  const scrolled = () => page.locator('#sidebar > ul').evaluate((list) => list.scrollTop);
  await page.goto('/guides/lockup/examples/create-stream/lockup-linear');
  expect(await scrolled(), 'an entry that is in view anyway').toBe(0);
  await openHydrated(page, '/concepts/what-is-sablier');
  expect(await scrolled()).toBe(0);
  await page.locator('main a[href="/concepts/glossary#erc-20"]').first().click();
  await expect(page).toHaveURL('/concepts/glossary#erc-20');
  await expect.poll(() => isCurrentInView(page)).toBe(true);
});

test('pages without a group are in line with the names of the groups', async ({ page }) => {
  await page.goto('/api/overview');
  const left = (name: string) =>
    page
      .locator('#sidebar > ul > li > a', { hasText: name })
      .evaluate(
        (link) => link.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(link).paddingLeft),
      );
  expect(await left('Common queries')).toBeCloseTo(await left('Airdrops'), 0);
});

test('at the end of a page, the sidebar ends above the footer and shows the current page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const sidebar = page.locator('#sidebar');
  for (const address of ['/concepts/lockup/statuses', '/concepts/glossary', '/support/how-to']) {
    await page.goto(address);
    const top = await page.getByRole('banner').evaluate((header) => header.clientHeight);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(async () => (await sidebar.boundingBox())?.y, address).toBe(top);
    await expect.poll(() => isCurrentInView(page), address).toBe(true);
  }
  await page.goto('/concepts/lockup/statuses');
  const gap = () =>
    sidebar.evaluate((element) => {
      const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
      return Math.round(footer - element.getBoundingClientRect().bottom);
    });
  for (const fromEnd of [0, 150]) {
    await page.evaluate((rest) => {
      window.scrollTo(0, document.documentElement.scrollHeight - window.innerHeight - rest);
    }, fromEnd);
    await expect.poll(gap, `${fromEnd} px from the end`).toBeGreaterThanOrEqual(12);
    await expect.poll(gap, `${fromEnd} px from the end`).toBeLessThanOrEqual(24);
  }
  const height = () => sidebar.evaluate((element) => element.clientHeight);
  await page.goto('/guides/custom-deployments');
  const whole = await height();
  await page.locator('footer').evaluate((footer) => {
    window.scrollTo(0, window.scrollY + footer.getBoundingClientRect().top - window.innerHeight);
  });
  expect(await height(), 'before the footer is in view').toBeGreaterThan(whole - 120);
});
