import { type Browser, chromium, type Page } from '@playwright/test';
import { createServer } from '@/lib/build/serve/create-server';
import { relevanceQueries } from '@/lib/testing/relevance/queries';
import { openBareList } from './bare-list';
import { pickSpread } from './typical-pages';
import { watchSearch } from './watch-search';

/** Milliseconds from a keystroke until the results are painted, on a CPU throttled by the factor `slowdown`. */
export type SearchLatency = { keys: number; median: number; p95: number };

/** The search of the site, and a minimal page that shows the overhead of any search. */
export type SearchTimes = { site: SearchLatency; bare: SearchLatency };

/** The CPU throttling factor. */
export const slowdown = 4;

const queryCount = 16;
/** Milliseconds to wait for a paint. A keystroke that doesn't change the results causes none. */
const longestWait = 500;

/**
 * Types queries into the search of a finished site and measures each keystroke. The browser only throttles the page, so
 * the worker's time is scaled accordingly.
 * @param folder the site, built without a base path
 * @param executablePath the browser; if `undefined`, Playwright's own
 */
export async function timeSearch(folder: string, executablePath: string | undefined): Promise<SearchTimes> {
  const server = await createServer({ folder, basePath: '', redirects: [], port: 0 });
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    return {
      site: await timeQueries(browser, (page) => openSearch(page, server.url)),
      bare: await timeQueries(browser, openBareList),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Returns the value below which this share of all values falls. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** @param open shows a combobox with a list, and fills the list once to exclude the initial loading time */
async function timeQueries(browser: Browser, open: (page: Page) => Promise<void>): Promise<SearchLatency> {
  const page = await browser.newPage();
  // tsx adds calls to this helper to every function.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(watchSearch);
  await open(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const times: number[] = [];
  for (const query of pickSpread(shortQueries(), queryCount)) {
    await page.getByRole('combobox').fill('');
    for (const key of query) times.push(...(await timeKey(page, key)));
  }
  await page.close();
  return { keys: times.length, median: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

async function openSearch(page: Page, url: string): Promise<void> {
  // The shortcut doesn't work until the scripts have loaded.
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('stream');
  await page.getByRole('option').first().waitFor();
}

const shortQueries = (): string[] =>
  Object.values(relevanceQueries)
    .flatMap((list) => list.map(([query]) => query))
    .filter((query) => query.length < 40);

/** Returns the time of one keystroke, or nothing if the results didn't change. */
async function timeKey(page: Page, key: string): Promise<number[]> {
  await page.evaluate(() => window.searchWatch?.start());
  await page.keyboard.type(key);
  const seen = await page.evaluate((wait) => window.searchWatch?.painted(wait), longestWait);
  return seen ? [seen.painted + (slowdown - 1) * seen.worker] : [];
}
