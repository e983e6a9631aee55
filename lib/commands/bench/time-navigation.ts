import { chromium, type Page } from '@playwright/test';
import { median } from './median';

/** The CPU throttling factor. */
const slowdown = 4;
const clicks = 9;
/** Milliseconds that the pointer hovers over a link before the click. */
const hoverTime = 300;

/**
 * Measures the time from a click on a link until the next page's heading appears, with a throttled CPU.
 * @param url the first page; the links are those in its sidebar
 * @param executablePath the browser; if `undefined`, Playwright's own
 * @returns the median of several clicks, in milliseconds
 */
export async function timeNavigation(url: string, executablePath: string | undefined): Promise<number> {
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
