import type { Browser, Page } from '@playwright/test';
import { median } from './format-table';

/** Milliseconds from opening a search for the first time until its first results are painted. */
export type ColdTimes = { site: number; pagefind?: number | undefined };

const rounds = 5;

/** A search of which nothing has been loaded, apart from the page around it. */
type ColdSearch = { url: string; open: (page: Page) => Promise<void> };

const openers = {
  site: (page: Page) => page.keyboard.press('Control+k'),
  // Pagefind's interface starts to load with the focus.
  pagefind: (page: Page) => page.getByRole('textbox').focus(),
};

/**
 * Opens the search of a page in a new context and enters a query at once, in turns for both searches. Nothing is throttled,
 * so the server on the same machine stands for a fast connection.
 * @returns the median of each search
 */
export async function timeColdSearch(
  browser: Browser,
  urls: { site: string; pagefind: string | undefined },
): Promise<ColdTimes> {
  const site: number[] = [];
  const pagefind: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    site.push(await timeFirstResults(browser, { url: urls.site, open: openers.site }));
    if (urls.pagefind)
      pagefind.push(await timeFirstResults(browser, { url: urls.pagefind, open: openers.pagefind }));
  }
  return { site: median(site), pagefind: pagefind.length > 0 ? median(pagefind) : undefined };
}

async function timeFirstResults(browser: Browser, { url, open }: ColdSearch): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name ??= (named) => named');
    await page.goto(url, { waitUntil: 'networkidle' });
    const start = await page.evaluate(() => performance.now());
    await open(page);
    await page.locator('input:focus').waitFor();
    await page.keyboard.insertText('withdraw');
    return (await page.evaluate(firstPaint)) - start;
  } finally {
    await context.close();
  }
}

/** Runs in the page. Returns the time at which the frame with the first result has been painted. */
const firstPaint = (): Promise<number> =>
  new Promise((resolve) => {
    const check = () => {
      if (!document.querySelector('[role=listbox] [role=option], .pagefind-ui__result-link'))
        requestAnimationFrame(check);
      else {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(0);
      }
    };
    check();
  });
