import type { Page } from '@playwright/test';

/** Opens a page and waits until React has taken it over, its fonts are there and the browser has nothing left to do. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenHydrated(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Does what a reader does first, so that the page loads its scripts. */
export const showIntent = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('pointermove')));

/** Shows intent and waits until React has taken over the page that is open: it then knows the heading's element. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Each time, because the page may still be on its way.
    window.dispatchEvent(new Event('pointermove'));
    return Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react'));
  });
}
