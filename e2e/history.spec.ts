import type { Page } from '@playwright/test';
import { openHydrated, settle, whenHydrated } from './hydration';
import { heading } from './parts';
import { expect, test } from './reader';
import { modal, search, start } from './search-reader';

// On a cold page, the browser restores the position itself, so most of these tests start on a hydrated one.

const positionOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls like a reader and returns the position. */
async function scrollOn(page: Page): Promise<number> {
  const before = await positionOf(page);
  await page.evaluate(() => window.scrollBy({ top: 600, behavior: 'instant' }));
  await settle(page);
  expect(await positionOf(page)).toBe(before + 600);
  return before + 600;
}

const fragment = '#where-the-idea-comes-from';

test('back returns to where the reader left a section that a link opened', async ({ page }) => {
  await openHydrated(page, `${start}${fragment}`);
  const left = await scrollOn(page);
  await page.locator('#sidebar a[href="/concepts/fees"]').click();
  await expect(heading(page)).toHaveText('Fees');
  await page.goBack();
  await expect(heading(page)).toHaveText('Streaming');
  await expect(page).toHaveURL(`${start}${fragment}`);
  await settle(page);
  expect(await positionOf(page)).toBe(left);

  await test.step('also forward, after links of the contents list', async () => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await openHydrated(page, start);
    const links = page.locator('#contents a');
    await links.nth(0).click();
    await settle(page);
    const left = await scrollOn(page);
    const first = page.url();
    await links.nth(3).click();
    await settle(page);
    const later = await scrollOn(page);
    const second = page.url();
    expect(second).not.toBe(first);
    await page.goBack();
    await expect(page).toHaveURL(first);
    await settle(page);
    expect(await positionOf(page)).toBe(left);
    await page.goForward();
    await expect(page).toHaveURL(second);
    await settle(page);
    expect(await positionOf(page)).toBe(later);
  });
});

test('the address names the later of two links that were followed at once, or while scripts load', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const pause of [0, 60, 300])
    await test.step(`within ${pause} ms`, async () => {
      await page.goto('about:blank');
      await page.goto(start);
      const fragments = await page.evaluate(async (wait) => {
        const [first, , third] = document.querySelectorAll<HTMLAnchorElement>('#contents a');
        first?.click();
        await new Promise((resolve) => setTimeout(resolve, wait));
        third?.click();
        return [first?.hash, third?.hash];
      }, pause);
      expect(new Set(fragments).size).toBe(2);
      // Next replaces the address while it starts.
      await whenHydrated(page);
      await settle(page);
      await expect(page).toHaveURL(`${start}${fragments[1]}`);
      await page.goBack();
      await expect(page).toHaveURL(`${start}${fragments[0]}`);
    });
});

test('back closes the search, which would cover the page', async ({ page }) => {
  await openHydrated(page, start);
  await page.locator('#sidebar a[href="/concepts/fees"]').click();
  await expect(heading(page)).toHaveText('Fees');
  await search(page, 'cliff');
  await page.goBack();
  await expect(heading(page)).toHaveText('Streaming');
  await expect(modal(page)).toBeHidden();
});
