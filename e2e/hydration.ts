import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until React has hydrated it, its fonts are loaded, and the browser is idle. Most tests open a page
 * cold, with `page.goto`, as a reader does.
 * @param because why the test can't start on a cold page
 */
export async function openHydrated(page: Page, address: string, because: string): Promise<void> {
  await page.goto(address);
  await whenHydrated(page, because);
  await page.evaluate(() => document.fonts.ready);
  await settle(page);
}

/**
 * Waits until the browser has painted all changes and is idle, so that any pending effects have happened. Only for Chromium,
 * like all tests except `engines.spec.ts`: Safari has no `requestIdleCallback`.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });

/** Simulates the first sign of intent, so that the page loads its scripts. */
export const showIntent = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));

/**
 * Shows intent and waits until React has hydrated the open page, which is when it's attached to the heading's element.
 * @param because why the test can't continue on a cold page
 */
export async function whenHydrated(page: Page, because: string): Promise<void> {
  await page.waitForFunction((reason) => {
    // Repeated, because the page may still be loading.
    window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
    const isHydrated = Object.keys(document.querySelector('main h1') ?? {}).some((key) =>
      key.startsWith('__react'),
    );
    return isHydrated && reason !== '';
  }, because);
}
