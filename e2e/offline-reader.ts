import type { Page } from '@playwright/test';
import { FrontServer } from './front-server';
import { site } from './places';
import { expect, test as reader } from './reader';

/** A reader whose browser allows service workers, and a site that can change or become unreachable. */
export const test = reader.extend<{ front: FrontServer }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the fixtures first.
  front: async ({}, use) => {
    const front = new FrontServer(site);
    await front.open();
    await use(front);
    await front.close();
  },
  baseURL: async ({ front }, use) => use(front.origin),
});

/** Waits until the browser has cached a path. */
export const whenCached = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() => page.evaluate((asked) => caches.match(asked).then((found) => found !== undefined), path))
    .toBe(true);

/** Returns the number of the site's service workers in this browser. */
export const countWorkers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/**
 * Returns all cached paths.
 * @param part a part of the names of the caches to include
 */
export const listCached = (page: Page, part = ''): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.includes(wanted));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, part);

export { expect };
