import type { Page } from '@playwright/test';

/**
 * Holds back the responses to matching requests from now on, like a very slow network.
 * @returns a function that lets them arrive
 */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue().catch(() => {}); // The reader may have gone elsewhere meanwhile.
  });
  return release;
}
