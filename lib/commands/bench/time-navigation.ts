import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { askLighthouse, type FirstView } from './ask-lighthouse';
import { median } from './median';
import { servePacked } from './serve-packed';

/** The CPU throttling factor. */
const slowdown = 4;
const clicks = 9;
/** Milliseconds that the pointer hovers over a link before the click. */
const hoverTime = 300;

/** How long a reader waits on a page: the first view, and milliseconds from there to the next page, if they could be measured. */
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

/**
 * Measures the time from a click on a link until the next page's heading appears, with a throttled CPU.
 * @param url the first page; the links are those in its sidebar
 * @param executablePath the browser; if `undefined`, Playwright's own
 * @returns the median of several clicks, in milliseconds
 */
async function timeNavigation(url: string, executablePath: string | undefined): Promise<number> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    // The first interaction loads the framework.
    await page.mouse.move(10, 10);
    await page.waitForFunction(isLive);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times: number[] = [];
    for (let index = 0; index < clicks; index += 1) times.push(await timeClick(page, index));
    return median(times);
  } finally {
    await browser.close();
  }
}

/** Hovers over a link and clicks it. Categories that only expand are skipped. */
async function timeClick(page: Page, index: number): Promise<number> {
  const links = page.locator('#sidebar a[href]:not([aria-current], [aria-expanded]):visible');
  const link = links.nth(index % (await links.count()));
  await link.hover();
  await page.waitForTimeout(hoverTime);
  await page.evaluate(watchHeading);
  await link.click();
  const time = await page.waitForFunction(() => window.navigationTime, undefined, { polling: 20 });
  return (await time.jsonValue()) ?? 0;
}

declare global {
  interface Window {
    /** Milliseconds from the last click to the next page's heading. */
    navigationTime: number | undefined;
  }
}

/** Runs in the page. Whether React has hydrated it. */
const isLive = (): boolean =>
  Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react'));

/** Runs in the page. */
function watchHeading(): void {
  window.navigationTime = undefined;
  const before = document.querySelector('main h1')?.textContent;
  addEventListener(
    'click',
    () => {
      const start = performance.now();
      const observer = new MutationObserver(() => {
        const heading = document.querySelector('main h1')?.textContent;
        if (!heading || heading === before) return;
        observer.disconnect();
        window.navigationTime = performance.now() - start;
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    { capture: true, once: true },
  );
}
