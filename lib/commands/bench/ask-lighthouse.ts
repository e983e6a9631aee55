import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { median } from './median';

/** Lighthouse's measurements for a page with its mobile emulation: milliseconds, and scores from 0 to 100. */
export type FirstView = { lcp: number; tbt: number; scores: Record<string, number> };

/**
 * The last version for Node 20. It's not a dependency because it's larger than everything else; npm downloads it on
 * demand.
 */
const lighthouse = 'lighthouse@12.8.2';

/**
 * The parts of the report that we read:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md
 */
const reportSchema = z.object({
  audits: z.object({
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
    'total-blocking-time': z.object({ numericValue: z.number() }),
  }),
  categories: z.record(z.string(), z.object({ score: z.number() })),
});

/**
 * Runs Lighthouse several times, and returns the median of each figure.
 * @param url the page
 * @param browser path to the browser; if `undefined`, Lighthouse chooses one
 * @returns `undefined` if npm can't download Lighthouse
 */
export async function askLighthouse(
  url: string,
  browser: string | undefined,
  runs = 3,
): Promise<FirstView | undefined> {
  const views: FirstView[] = [];
  for (let run = 0; run < runs; run += 1) {
    const view = await askOnce(url, browser).catch(() => undefined);
    if (!view) return undefined;
    views.push(view);
  }
  const names = Object.keys(views[0]?.scores ?? {});
  return {
    lcp: median(views.map(({ lcp }) => lcp)),
    tbt: median(views.map(({ tbt }) => tbt)),
    scores: Object.fromEntries(
      names.map((name) => [name, median(views.map(({ scores }) => scores[name] ?? 0))]),
    ),
  };
}

async function askOnce(url: string, browser: string | undefined): Promise<FirstView> {
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking';
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, url, '--quiet', '--output=json', '--output-path=stdout', flags],
    { env: { ...process.env, ...(browser && { CHROME_PATH: browser }) }, maxBuffer: 2 ** 26 },
  );
  return readReport(stdout);
}

/** @throws if the text isn't a report */
function readReport(text: string): FirstView {
  const { audits, categories } = reportSchema.parse(JSON.parse(text));
  return {
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
    ),
  };
}
