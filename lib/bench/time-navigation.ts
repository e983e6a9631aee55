import { chromium, type Page } from '@playwright/test';
import { median } from './median';

/** How much slower than this machine the processor is made. */
const slowdown = 4;
const clicks = 9;
/** How long a reader points at a link before the click, in milliseconds. */
const pointing = 300;

/**
 * The time from a click on a link until the next page's heading stands, on a slower processor.
 * @param url the page that is opened first; the links are those of its sidebar
 * @param executablePath the browser; Playwright's own when it is `undefined`
 * @returns milliseconds, the middle of several clicks
 */
export async function timeNavigation(url: string, executablePath: string | undefined): Promise<number> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    // The framework comes with the first sign of a reader.
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

/** Points at a link, as a reader does before a click, and clicks. A category that only opens leads to no heading. */
async function timeClick(page: Page, index: number): Promise<number> {
  const links = page.locator('#sidebar a[href]:not([aria-current], [aria-expanded]):visible');
  const link = links.nth(index % (await links.count()));
  await link.hover();
  await page.waitForTimeout(pointing);
  await page.evaluate(watchHeading);
  await link.click();
  const time = await page.waitForFunction(() => window.navigationTime, undefined, { polling: 20 });
  return (await time.jsonValue()) ?? 0;
}

declare global {
  interface Window {
    /** Milliseconds from the last click to the heading that followed it. */
    navigationTime: number | undefined;
  }
}

/** Runs in the page: whether React has taken it over. */
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
