import type { BrowserContext } from '@playwright/test';
import { openHydrated, whenHydrated } from './hydration';
import { heading, sidebarLink, themeToggle } from './parts';
import { workbench } from './places';
import { expect, test } from './reader';
import { search, start } from './search-reader';

/** A page of the site with a small index, for tests of the search. */
const code = `${workbench}/code`;

// For cookies that are off, and for storage that throws, is full, or contains garbage, see `storage.spec.ts`.

test('the site sets no cookies, whichever features are used', async ({ page, context }) => {
  await page.goto(start);
  await themeToggle(page).click();
  await openHydrated(page, code);
  await search(page, 'features');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Features');
  expect(await context.cookies()).toEqual([]);
});

test.describe('with a wrong clock', () => {
  test('pages can be read, searched, and left', async ({ page }) => {
    for (const [name, time] of [
      ['decades behind', '1970-01-02'],
      ['decades ahead', '2089-12-31'],
    ] as const) {
      await test.step(name, async () => {
        await page.clock.setFixedTime(time);
        await openHydrated(page, code);
        await sidebarLink(page, 'Features').hover();
        await sidebarLink(page, 'Features').click();
        await expect(heading(page)).toHaveText('Features');
        await search(page, 'samples');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/samples/);
      });
    }
  });

  test('that is set back by a year while a page is open, links still work', async ({ page }) => {
    await page.clock.setFixedTime('2026-06-01');
    await openHydrated(page, start);
    await sidebarLink(page, 'Fees').hover();
    await page.clock.setFixedTime('2025-06-01');
    await sidebarLink(page, 'Governance').click();
    await expect(heading(page)).toHaveText('Governance');
    await sidebarLink(page, 'Fees').click();
    await expect(heading(page)).toHaveText('Fees');
  });
});

/** Blocks files by their extensions on every page. */
const lose = (context: BrowserContext, endings: RegExp) => context.route(endings, (route) => route.abort());

test.describe('without fonts, styles, or images', () => {
  // React reports that the warning about missing styles, which an inline script shows, wasn't in the built page. When a
  // page's own stylesheet fails, React shows the page but leaves a rejection unhandled, whose reason is the link's event.
  test.use({
    expectedNoise: [
      /net::ERR_FAILED|React error #418|preloaded using link preload|Failed to load chunk|^thrown: Event$/,
    ],
  });

  test('no fonts: the text is shown in a system font', async ({ page, context }) => {
    await lose(context, /\.woff2$/);
    await openHydrated(page, start);
    const isShown = await heading(page).evaluate((element) => element.getBoundingClientRect().width > 50);
    expect(isShown).toBe(true);
    expect(await page.evaluate(() => [...document.fonts].every(({ status }) => status !== 'loading'))).toBe(
      true,
    );
    await sidebarLink(page, 'Fees').click();
    await expect(heading(page)).toHaveText('Fees');
  });

  test('no styles: everything is shown in one column, links work, and the search reports the missing styles', async ({
    page,
    context,
  }) => {
    await lose(context, /\.css$/);
    await page.goto(start);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('main').locator('.prose p').first()).toBeVisible();
    await whenHydrated(page);
    // The sidebar is a popover, which browsers hide without a stylesheet.
    const neighbors = page.getByRole('navigation', { name: 'Previous and next page' });
    await neighbors.getByRole('link').last().click();
    await expect(heading(page)).not.toHaveText('Streaming');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    // The bundler retries several times.
    await expect(page.getByRole('alert').filter({ hasText: 'Search could not be loaded' })).toBeVisible({
      timeout: 20_000,
    });
  });

  test('no images: their text alternatives are shown', async ({ page, context }) => {
    await lose(context, /\/images\//);
    await openHydrated(page, `${workbench}/features`);
    const picture = page.getByRole('img', { name: 'The card of a stream with its parts named' });
    await expect(picture.first()).toBeVisible();
  });
});
