import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createServer } from '@/lib/export/serve/create-server';
import { relevanceQueries } from '@/lib/testing/relevance/queries';
import { type ColdTimes, timeColdSearch } from './cold-search';
import { formatNumber } from './format-table';
import { watchSearch } from './watch-search';

/** Milliseconds from a keystroke until the results are painted, on a CPU throttled by the factor `slowdown`. */
type SearchLatency = { keys: number; median: number; p95: number };

/** The search of the site, and Pagefind's interface on the same pages, if npm can download it. */
type SearchTimes = { site: SearchLatency; pagefind?: SearchLatency | undefined; cold: ColdTimes };

const slowdown = 4;

const queryCount = 11;
/** Milliseconds to wait for a paint. A keystroke that doesn't change the results causes none. */
const longestWait = 1000;
/** Milliseconds from the painted results of a key to the next key, which is at most 12 characters per second. */
const pause = 80;

type Competitor = { page: Page; times: number[] };

/**
 * Types the same queries into several searches, in turns, so that other load on the machine affects all of them, and
 * measures each keystroke. The browser only throttles the page, so the time that our worker reports is scaled
 * accordingly. Pagefind's worker reports none, so its time counts once.
 * @param folder the site, built without a base path
 * @param executablePath the browser; if `undefined`, Playwright's own
 */
export async function timeSearch(folder: string, executablePath: string | undefined): Promise<SearchTimes> {
  const server = await createServer({ folder, basePath: '', redirects: [], port: 0 });
  const pagefindServer = await servePagefind(folder);
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const cold = await timeColdSearch(browser, { site: server.url, pagefind: pagefindServer?.url });
    const site = await openThrottled(browser, (page) => openSearch(page, server.url));
    const pagefind =
      pagefindServer && (await openThrottled(browser, (page) => openPagefind(page, pagefindServer.url)));
    const queries = shortQueries();
    const every = Math.ceil(queries.length / queryCount);
    for (const query of queries.filter((_, index) => index % every === 0))
      for (const competitor of [site, pagefind]) if (competitor) await typeQuery(competitor, query);
    return { site: summarize(site.times), pagefind: pagefind && summarize(pagefind.times), cold };
  } finally {
    await browser.close();
    await Promise.all([server.close(), pagefindServer?.close()]);
  }
}

/** Formats the measurements for the terminal. */
export function formatSearch({ site, pagefind, cold }: SearchTimes): string {
  const format = ({ median, p95 }: SearchLatency) =>
    `half within ${formatNumber(median)} ms, 95 of 100 within ${formatNumber(p95)} ms`;
  return [
    `${site.keys} key strokes until results are painted, processor ${slowdown} times slower:`,
    `the site: ${format(site)}`,
    pagefind ? `Pagefind on the same pages: ${format(pagefind)}` : 'Pagefind could not be downloaded.',
    `opened for the first time, until results: ${formatNumber(cold.site)} ms, Pagefind ${formatNumber(cold.pagefind ?? Number.NaN)} ms`,
  ].join('\n');
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

const summarize = (times: readonly number[]): SearchLatency => ({
  keys: times.length,
  median: percentile(times, 0.5),
  p95: percentile(times, 0.95),
});

/** @param open shows a field with a list, and fills the list once to exclude the initial loading time */
async function openThrottled(browser: Browser, open: (page: Page) => Promise<void>): Promise<Competitor> {
  const page = await browser.newPage();
  // tsx adds calls to this helper to every function.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(watchSearch);
  await open(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, times: [] };
}

async function openSearch(page: Page, url: string): Promise<void> {
  // The shortcut doesn't work until the scripts have loaded.
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('stream');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
}

const shortQueries = (): string[] =>
  Object.values(relevanceQueries)
    .flatMap((list) => list.map(([query]) => query))
    .filter((query) => query.length < 40);

async function typeQuery({ page, times }: Competitor, query: string): Promise<void> {
  await page.bringToFront();
  await page.locator('input:focus').fill('');
  await page.waitForTimeout(pause);
  for (const key of query) {
    times.push(...(await timeKey(page, key)));
    await page.waitForTimeout(pause);
  }
}

/** Returns the time of one keystroke, or nothing if the results didn't change. */
async function timeKey(page: Page, key: string): Promise<number[]> {
  await page.evaluate(() => window.searchWatch?.start());
  await page.keyboard.type(key);
  const seen = await page.evaluate((wait) => window.searchWatch?.painted(wait), longestWait);
  return seen ? [seen.painted + (slowdown - 1) * seen.worker] : [];
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

/** Opens Pagefind's interface and waits for the first results, so that its index is loaded. */
async function openPagefind(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('textbox').fill('stream');
  await page.locator('.pagefind-ui__result-link').first().waitFor();
}
