import path from 'node:path';
import { askLighthouse, type FirstView } from './ask-lighthouse';
import { servePacked } from './serve-packed';
import { timeNavigation } from './time-navigation';

/**
 * How long a reader waits on one page: the metrics of the first view, and the milliseconds from there to the next page.
 * Metrics that couldn't be measured are absent.
 */
export type Waits = { view: FirstView | undefined; navigation: number | undefined };

/**
 * Measures a page of a finished site as seen on a phone, and a navigation from it to another page.
 * @param folder the site, built without a base path
 * @param page the page's file, relative to the folder
 * @param browser path to the browser; if `undefined`, Playwright's own
 */
export async function measureWaits(
  folder: string,
  page: string,
  browser: string | undefined,
): Promise<Waits> {
  const server = await servePacked(folder);
  const url = `${server.url}/${path.posix.join(path.dirname(page), path.basename(page, '.html'))}`;
  try {
    // Also warms up the server's cache of compressed files.
    const navigation = await timeNavigation(url, browser).catch(() => undefined);
    return { navigation, view: await askLighthouse(url, browser) };
  } finally {
    await server.close();
  }
}
