import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { median } from 'd3-array';
import sirv from 'sirv';
import { z } from 'zod';
import { pageFiles } from '@/lib/browser/offline/page-files';
import { listen } from '@/lib/export/serve/listen';
import { rounded } from './rounded';

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
 * @param folder the site, built without a base path, to which compressed files are added
 * @param page the page's file, relative to the folder
 * @param browser path to the browser; if `undefined`, Lighthouse chooses one
 * @returns `undefined` if npm can't download Lighthouse
 */
export async function measureView(
  folder: string,
  page: string,
  browser: string | undefined,
): Promise<FirstView | undefined> {
  packPage(folder, page);
  const server = http.createServer(sirv(folder, { brotli: true, extensions: ['html'] }));
  await listen(server, 0, 'npm run bench');
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}/${page.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  const views: FirstView[] = [];
  try {
    while (views.length < runs) views.push(await askOnce(url, browser));
  } catch {
    return undefined;
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return {
    lcp: rounded(median(views, ({ lcp }) => lcp)),
    tbt: rounded(median(views, ({ tbt }) => tbt)),
  };
}

/**
 * Compresses a page and its files, as real hosts do. The server of `npm start` doesn't, which would distort measurements on a
 * slow connection.
 */
function packPage(folder: string, page: string): void {
  const { shown, scripts } = pageFiles(fs.readFileSync(path.join(folder, page), 'utf8'), '');
  for (const name of [page, ...shown, ...scripts].filter((each) => /\.(html|css|js|svg)$/.test(each))) {
    const file = path.join(folder, name);
    fs.writeFileSync(`${file}.br`, brotliCompressSync(fs.readFileSync(file)));
  }
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
