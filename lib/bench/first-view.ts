import path from 'node:path';
import { askLighthouse, type FirstView } from './ask-lighthouse';
import { servePacked } from './serve-packed';
import { timeNavigation } from './time-navigation';

/**
 * What a reader waits for on one page: its first view, and the way from it to the next page in milliseconds. What could
 * not be measured is absent.
 */
export type Waits = { view: FirstView | undefined; navigation: number | undefined };

/**
 * Opens a page of a finished site as a reader on a phone does, and goes on from it.
 * @param folder the site, built for the root of a host
 * @param page its file below the folder
 * @param browser its path; Playwright's own when it is `undefined`
 */
export async function measureWaits(
  folder: string,
  page: string,
  browser: string | undefined,
): Promise<Waits> {
  const server = await servePacked(folder);
  const url = `${server.url}/${path.posix.join(path.dirname(page), path.basename(page, '.html'))}`;
  try {
    // The first visit has the server pack what the page loads.
    const navigation = await timeNavigation(url, browser).catch(() => undefined);
    return { navigation, view: await askLighthouse(url, browser) };
  } finally {
    await server.close();
  }
}
