import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { median } from './format-table';
import { servePacked } from './serve-packed';

/** Lighthouse's measurements for a page with its mobile emulation, in milliseconds. */
type FirstView = { lcp: number; tbt: number };

/** The last version for Node 20, downloaded on demand because it's larger than all dependencies. */
const lighthouse = 'lighthouse@12.8.2';

/** https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
const reportSchema = z.object({
  audits: z.object({
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
    'total-blocking-time': z.object({ numericValue: z.number() }),
  }),
});

const runs = 3;

/**
 * Measures a page of a finished site as seen on a phone, and returns the median of each figure.
 * @param folder the site, built without a base path
 * @param page the page's file, relative to the folder
 * @param browser path to the browser; if `undefined`, Lighthouse chooses one
 * @returns `undefined` if npm can't download Lighthouse
 */
export async function measureView(
  folder: string,
  page: string,
  browser: string | undefined,
): Promise<FirstView | undefined> {
  const server = await servePacked(folder);
  const url = `${server.url}/${page.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  const views: FirstView[] = [];
  try {
    while (views.length < runs) views.push(await askOnce(url, browser));
  } catch {
    return undefined;
  } finally {
    server.close();
  }
  return { lcp: median(views.map(({ lcp }) => lcp)), tbt: median(views.map(({ tbt }) => tbt)) };
}

async function askOnce(url: string, browser: string | undefined): Promise<FirstView> {
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking';
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, url, '--quiet', '--output=json', '--output-path=stdout', flags],
    { env: { ...process.env, ...(browser && { CHROME_PATH: browser }) }, maxBuffer: 2 ** 26 },
  );
  const { audits } = reportSchema.parse(JSON.parse(stdout));
  return {
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
  };
}
