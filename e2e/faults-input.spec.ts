import type { Page } from '@playwright/test';
import { openHydrated } from './hydration';
import { workbench } from './places';
import { expect, test } from './reader';
import { heading, start } from './search-reader';

/** Why these tests start on a hydrated page. */
const because = 'the hand acts on a page that is in use';

/** The message in place of a page that can't be shown. Next also has an empty alert, for screen readers. */
const problem = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button') });

// Readers who are faster than the site, or visit many pages.

const rounds = 50;
const clicks = 200;

/** Lists the section's pages outside categories, because categories can hide their links. */
const pagesOf = (page: Page) =>
  page
    .locator('#sidebar > ul > li > a[href^="/concepts/"]:not(.category)')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))]);

const clickLink = (page: Page, path: string) =>
  page.evaluate((href) => document.querySelector<HTMLElement>(`#sidebar a[href="${href}"]`)?.click(), path);

test(`back and forward through ${rounds} pages shows each of them again`, async ({ page }) => {
  test.setTimeout(120_000);
  await openHydrated(page, start, because);
  const paths = await pagesOf(page);
  const visited: [path: string, title: string | null][] = [[start, await heading(page).textContent()]];
  while (visited.length < rounds) {
    const path =
      paths.filter((each) => each !== visited.at(-1)?.[0])[visited.length % (paths.length - 1)] ?? '';
    await clickLink(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('#sidebar [aria-current="page"]')).toHaveAttribute('href', path);
    visited.push([path, await heading(page).textContent()]);
  }
  for (const [path, title] of [...visited].reverse().slice(1)) {
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(title ?? '');
  }
  for (const [path, title] of visited.slice(1)) {
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(title ?? '');
  }
});

test('going back over many pages at once shows the first one', async ({ page }) => {
  await openHydrated(page, start, because);
  const paths = (await pagesOf(page)).filter((path) => path !== start).slice(0, 12);
  for (const path of paths) {
    await clickLink(page, path);
    await expect(page).toHaveURL(path);
  }
  await page.evaluate((steps) => history.go(-steps), paths.length);
  await expect(page).toHaveURL(start);
  await expect(heading(page)).toHaveText('Streaming');
  await page.evaluate((steps) => history.go(steps), paths.length);
  await expect(page).toHaveURL(paths.at(-1) ?? '');
});

test(`after ${clicks} quick clicks on links, the last page is shown`, async ({ page }) => {
  await openHydrated(page, start, because);
  await page.evaluate((count) => {
    const links = [...document.querySelectorAll<HTMLElement>('#sidebar a[href^="/concepts/"]')];
    for (let index = 0; index < count; index += 1) links[index % links.length]?.click();
    document.querySelector<HTMLElement>('#sidebar a[href="/concepts/fees"]')?.click();
  }, clicks);
  await expect(heading(page)).toHaveText('Fees');
  await expect(page).toHaveURL('/concepts/fees');
  await expect(heading(page)).toHaveCount(1);
  await expect(problem(page)).toHaveCount(0);
  await page.locator('#sidebar').getByRole('link', { name: 'Governance' }).click();
  await expect(heading(page)).toHaveText('Governance');
});

/** Clicks many times within one task, faster than any reader. */
const clickOften = (page: Page, name: string | RegExp, count: number) =>
  page
    .getByRole('button', { name })
    .first()
    .evaluate((button: HTMLElement, times) => {
      for (let index = 0; index < times; index += 1) button.click();
    }, count);

test(`each of ${clicks} clicks on a switch counts`, async ({ page }) => {
  await openHydrated(page, start, because);
  const theme = () => page.locator('html').getAttribute('data-theme');
  const toggle = page.getByRole('button', { name: 'Switch between dark and light theme' });
  for (let index = 0; index < clicks; index += 1) await toggle.dispatchEvent('click');
  await expect.poll(theme).toBe('dark');
  await toggle.click();
  await expect.poll(theme).toBe('light');
  const flow = page.locator('#sidebar').getByRole('button', { name: 'Flow' });
  const before = await flow.getAttribute('aria-expanded');
  for (let index = 0; index < clicks; index += 1) await flow.dispatchEvent('click');
  await expect(flow).toHaveAttribute('aria-expanded', before ?? '');
});

test(`${clicks} clicks on the search button open one search, which closes`, async ({ page }) => {
  await openHydrated(page, start, because);
  await clickOften(page, 'Search', clicks);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(`${clicks} clicks before hydration result in one choice and no errors`, async ({ page }) => {
  await page.goto(`${workbench}/code`);
  await page.evaluate((count) => {
    const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
    for (let index = 0; index < count; index += 1) tabs[index % tabs.length]?.click();
    tabs.find(({ textContent }) => textContent === 'pnpm')?.click();
  }, clicks);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['pnpm', 'pnpm']);
});
