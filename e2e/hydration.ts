import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until React has hydrated it, its fonts are there, and the browser is idle. Most tests open a page
 * cold, with `page.goto`, as a reader does.
 * @param because why the test can't start on a cold page
 */
export async function openHydrated(page: Page, address: string, because: string): Promise<void> {
  await page.goto(address);
  await whenHydrated(page, because);
  await page.evaluate(() => document.fonts.ready);
  await settle(page);
}

/** Waits until the browser has painted what has changed, and has nothing left to do: what would happen has happened. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });

/** Does what a reader does first, so that the page loads its scripts. */
export const showIntent = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));

/**
 * Shows intent and waits until React has hydrated the page that is open: it then knows the heading's element.
 * @param because why the test can't go on with a cold page
 */
export async function whenHydrated(page: Page, because: string): Promise<void> {
  await page.waitForFunction((reason) => {
    // Each time, because the page may still be on its way.
    window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
    const isHydrated = Object.keys(document.querySelector('main h1') ?? {}).some((key) =>
      key.startsWith('__react'),
    );
    return isHydrated && reason !== '';
  }, because);
}
