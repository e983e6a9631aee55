import { type Browser, chromium, type Page } from '@playwright/test';
import { relevanceQueries } from '@/lib/search/relevance/queries';
import { createServer } from '@/lib/serve/create-server';
import { openBareList } from './bare-list';
import { pickSpread } from './typical-pages';
import { watchSearch } from './watch-search';

/** Milliseconds from a key stroke until its results are painted, on a processor that is `slowdown` times slower. */
export type SearchLatency = { keys: number; median: number; p95: number };

/** The search of a site, and a bare page beside it: what any search takes here at least. */
export type SearchTimes = { site: SearchLatency; bare: SearchLatency };

/** How much slower than this machine. */
export const slowdown = 4;

const queryCount = 16;
/** A key that changes no result paints nothing. */
const longestWait = 500;

/**
 * Types queries letter by letter into the search of a finished site and takes the time of each key stroke. The browser slows
 * down the page alone, so the time that the worker took counts as often again as it would have been slower.
 * @param folder the site, built for the root of a host
 * @param executablePath the browser; Playwright's own when it is `undefined`
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

/** The value below which this part of all values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** @param open shows a list below a combobox, and fills it once: the first letters wait for what is loaded once */
async function timeQueries(browser: Browser, open: (page: Page) => Promise<void>): Promise<SearchLatency> {
  const page = await browser.newPage();
  // The program that runs this file writes a call of this helper into each function.
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
  // Keys mean something once the scripts are there.
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('stream');
  await page.getByRole('option').first().waitFor();
}

const shortQueries = (): string[] =>
  Object.values(relevanceQueries)
    .flatMap((list) => list.map(([query]) => query))
    .filter((query) => query.length < 40);

/** The time of one key stroke, or none when it changed nothing. */
async function timeKey(page: Page, key: string): Promise<number[]> {
  await page.evaluate(() => window.searchWatch?.start());
  await page.keyboard.type(key);
  const seen = await page.evaluate((wait) => window.searchWatch?.painted(wait), longestWait);
  return seen ? [seen.painted + (slowdown - 1) * seen.worker] : [];
}
