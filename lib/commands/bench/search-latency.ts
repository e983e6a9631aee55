import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { median, quantile } from 'd3-array';
import { createServer } from '@/lib/export/serve/create-server';
import { relevanceQueries } from '@/lib/testing/relevance/queries';
import { rounded } from './rounded';
import { watchSearch } from './watch-search';

/** A search that can be opened: the address of its page, and what moves the focus into its field, which loads its parts. */
type Search = { url: string; open: (page: Page) => Promise<void> };

/** Milliseconds from opening a search until its first results are painted, and from each key until its results are. */
type SearchTimes = { cold: number[]; keys: number[] };

/** How many times slower the processor is while keys are measured. */
const slowdown = 4;
const queryCount = 11;
const coldRounds = 5;
/** Milliseconds to wait for a paint. A keystroke that doesn't change the results causes none. */
const longestWait = 1000;
/** Milliseconds from the painted results of a key to the next key, which is at most 12 characters per second. */
const pause = 80;

/**
 * Opens several searches and types the same queries into them, in turns, so that other load on the machine affects all of
 * them. The browser only throttles the page, so the time that our worker reports is scaled accordingly. Pagefind's worker
 * reports none, so its time counts once. Nothing is throttled while a search opens, so the server on the same machine
 * stands for a fast connection.
 * @param folder the site, built without a base path
 * @param executablePath the browser; if `undefined`, Playwright's own
 * @returns the times of the site, and those of Pagefind's interface on the same pages, if npm can download it
 */
export async function timeSearch(folder: string, executablePath: string | undefined): Promise<SearchTimes[]> {
  const server = await createServer({ folder, basePath: '', redirects: [], port: 0 });
  const pagefindServer = await servePagefind(folder);
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const searches: Search[] = [
    { url: server.url, open: (page) => page.keyboard.press('Control+k') },
    // Pagefind's interface starts to load with the focus.
    ...(pagefindServer
      ? [{ url: pagefindServer.url, open: (page: Page) => page.getByRole('textbox').focus() }]
      : []),
  ];
  const times = searches.map((): SearchTimes => ({ cold: [], keys: [] }));
  try {
    for (let round = 0; round < coldRounds; round += 1)
      for (const [index, search] of searches.entries())
        times[index]?.cold.push(await timeFirstResults(browser, search));
    const pages: Page[] = [];
    for (const search of searches) pages.push(await openThrottled(browser, search));
    const queries = shortQueries();
    const every = Math.ceil(queries.length / queryCount);
    for (const query of queries.filter((_, index) => index % every === 0))
      for (const [index, page] of pages.entries()) times[index]?.keys.push(...(await typeQuery(page, query)));
    return times;
  } finally {
    await browser.close();
    await Promise.all([server.close(), pagefindServer?.close()]);
  }
}

/** Formats the measurements for the terminal. */
export function formatSearch([site, pagefind]: SearchTimes[]): string {
  const describe = ({ keys, cold }: SearchTimes) =>
    `half within ${rounded(median(keys))} ms, 95 of 100 within ${rounded(quantile(keys, 0.95))} ms; opened for the first time, until results: ${rounded(median(cold))} ms`;
  return [
    `${site?.keys.length ?? 0} key strokes until results are painted, processor ${slowdown} times slower:`,
    ...(site ? [`the site: ${describe(site)}`] : []),
    pagefind ? `Pagefind on the same pages: ${describe(pagefind)}` : 'Pagefind could not be downloaded.',
  ].join('\n');
}

/** Opens the page of a search, of which nothing else has been loaded. Its shortcut doesn't work until its scripts have. */
async function openPage(browser: Browser | BrowserContext, { url }: Search): Promise<Page> {
  const page = await browser.newPage();
  // tsx adds calls to this helper to every function.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(watchSearch);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Opens a search in a new context, enters a query at once, and returns the time until results are painted. */
async function timeFirstResults(browser: Browser, search: Search): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await openPage(context, search);
    await page.evaluate(() => window.searchWatch?.start(false));
    await search.open(page);
    await page.locator('input:focus').waitFor();
    await page.keyboard.insertText('withdraw');
    const seen = await page.evaluate((wait) => window.searchWatch?.painted(wait), 30 * longestWait);
    return seen?.painted ?? Number.NaN;
  } finally {
    await context.close();
  }
}

/** Opens a search on a slow processor, and fills its list once, to exclude the initial loading time. */
async function openThrottled(browser: Browser, search: Search): Promise<Page> {
  const page = await openPage(browser, search);
  await search.open(page);
  await page.locator('input:focus').fill('stream');
  await page.locator('[role=listbox] [role=option], .pagefind-ui__result-link').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

const shortQueries = (): string[] =>
  Object.values(relevanceQueries)
    .flatMap((list) => list.map(([query]) => query))
    .filter((query) => query.length < 40);

/** Returns the time of each keystroke that changed the results. */
async function typeQuery(page: Page, query: string): Promise<number[]> {
  await page.bringToFront();
  await page.locator('input:focus').fill('');
  await page.waitForTimeout(pause);
  const times: number[] = [];
  for (const key of query) {
    await page.evaluate(() => window.searchWatch?.start(true));
    await page.keyboard.type(key);
    const seen = await page.evaluate((wait) => window.searchWatch?.painted(wait), longestWait);
    if (seen) times.push(seen.painted + (slowdown - 1) * seen.worker);
    await page.waitForTimeout(pause);
  }
  return times;
}

/** It isn't a dependency, because only this comparison uses it. npm downloads it on demand. */
const pagefind = 'pagefind@1.6.0';

/** Pagefind's own interface with its defaults: https://pagefind.app/docs/ui/ */
const html = `<!doctype html>
<title>Pagefind</title>
<link rel="stylesheet" href="/pagefind/pagefind-ui.css">
<main id="search"></main>
<script src="/pagefind/pagefind-ui.js"></script>
<script>new PagefindUI({ element: '#search' });</script>`;

type PagefindServer = { url: string; close: () => Promise<void> };

/** Indexes a finished site and serves Pagefind's interface, or returns `undefined` if npm can't download it. */
async function servePagefind(site: string): Promise<PagefindServer | undefined> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  const options = ['--site', site, '--output-path', path.join(folder, 'pagefind'), '--root-selector', 'main'];
  try {
    await promisify(execFile)('npx', ['--yes', pagefind, ...options], { maxBuffer: 2 ** 26 });
  } catch {
    remove();
    return undefined;
  }
  for (const name of ['index.html', '404.html']) fs.writeFileSync(path.join(folder, name), html);
  const server = await createServer({ folder, basePath: '', redirects: [], port: 0 });
  return { url: server.url, close: () => server.close().finally(remove) };
}
