import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './hydration';
import { heading, problem, themeToggle } from './parts';
import { workbench } from './places';
import { expect, test } from './reader';
import { start } from './search-reader';

// Readers who are faster than the site, or visit many pages.

const rounds = 50;
const clicks = 200;

/** Lists the section's pages outside categories, because categories can hide their links. */
const pagesOf = (page: Page) =>
  page
    .locator('#sidebar > ul > li > a[href^="/concepts/"]:not(.category)')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))]);

/**
 * Visits pages one after another, each as soon as the one before is shown. It all runs in the page, because only the
 * page is tested.
 * @returns the title of each page
 */
const visit = (page: Page, addresses: readonly string[], way: 'link' | 'back' | 'forward') =>
  page.evaluate(
    async ([paths, how]) => {
      const titles: string[] = [];
      for (const path of paths) {
        if (how === 'link') document.querySelector<HTMLElement>(`#sidebar > ul a[href="${path}"]`)?.click();
        else history[how]();
        const isShown = () =>
          window.location.pathname === path &&
          document.querySelector('#sidebar [aria-current="page"]')?.getAttribute('href') === path;
        for (const end = performance.now() + 10_000; !isShown(); await new Promise(requestAnimationFrame))
          if (performance.now() > end) throw new Error(`${path} isn't shown`);
        titles.push(document.querySelector('main h1')?.textContent ?? '');
      }
      return titles;
    },
    [addresses, way] as const,
  );

test(`back and forward through ${rounds} pages shows each of them again`, async ({ page }) => {
  await openHydrated(page, start);
  const all = await pagesOf(page);
  const paths = [start];
  while (paths.length < rounds)
    paths.push(all.filter((each) => each !== paths.at(-1))[paths.length % (all.length - 1)] ?? '');
  const titles = ['Streaming', ...(await visit(page, paths.slice(1), 'link'))];
  expect(new Set(titles).size, 'each page has its own title').toBe(new Set(paths).size);
  expect(await visit(page, paths.toReversed().slice(1), 'back')).toEqual(titles.toReversed().slice(1));
  expect(await visit(page, paths.slice(1), 'forward')).toEqual(titles.slice(1));

  await test.step('also over all of them at once', async () => {
    await page.evaluate((steps) => history.go(-steps), rounds - 1);
    await expect(page).toHaveURL(start);
    await expect(heading(page)).toHaveText('Streaming');
    await page.evaluate((steps) => history.go(steps), rounds - 1);
    await expect(page).toHaveURL(paths.at(-1) ?? '');
    await expect(heading(page)).toHaveText(titles.at(-1) ?? '');
  });
});

test(`after ${clicks} quick clicks on links, the last page is shown`, async ({ page }) => {
  await openHydrated(page, start);
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

/**
 * Clicks many times, each in its own task.
 * @returns the attribute's value after each click
 */
const clickOneByOne = (control: Locator, attribute: string, count: number) =>
  control.evaluate(
    async (button: HTMLElement, [name, times]) => {
      const values: (string | null | undefined)[] = [];
      for (let index = 0; index < times; index += 1) {
        button.click();
        await new Promise((resolve) => setTimeout(resolve));
        values.push(button.closest(`[${name}]`)?.getAttribute(name));
      }
      return values;
    },
    [attribute, count] as const,
  );

test(`each of ${clicks} clicks on a switch counts, and as many on the search button open one search`, async ({
  page,
}) => {
  await openHydrated(page, `${workbench}/code`);
  const alternating = (odd: string, even: string) =>
    Array.from({ length: clicks }, (_, index) => (index % 2 ? even : odd));

  await test.step('the theme', async () => {
    const toggle = themeToggle(page);
    expect(await clickOneByOne(toggle, 'data-theme', clicks)).toEqual(alternating('light', 'dark'));
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  await test.step('a category', async () => {
    const category = page.locator('#sidebar').getByRole('button', { name: 'Deep' });
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    expect(await clickOneByOne(category, 'aria-expanded', clicks)).toEqual(alternating('true', 'false'));
  });

  await test.step('the search, which closes', async () => {
    await clickOften(page, 'Search', clicks);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
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
