import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Whether React has hydrated the page, after which every listener exists. */
    isHydrated?: boolean;
  }
}

/** Records in each page of a context when the page reports that it's hydrated, for `isHydrated`. */
export const recordHydration = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.addEventListener('hydrated', () => {
      window.isHydrated = true;
    });
  });

/** Returns whether React has hydrated the open page. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(() => window.isHydrated === true);

/**
 * Opens a page and waits until React has hydrated it, its fonts are loaded, and the browser is idle. Most tests open a page
 * cold, with `page.goto`, as a reader does.
 */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenHydrated(page);
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

/** Shows intent and waits until React has hydrated the open page. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Repeated, because the page may still be loading.
    window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
    return window.isHydrated;
  });
}
