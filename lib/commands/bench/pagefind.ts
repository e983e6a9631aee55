import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { createServer } from '@/lib/export/serve/create-server';

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
export async function servePagefind(site: string): Promise<PagefindServer | undefined> {
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
export async function openPagefind(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('textbox').fill('stream');
  await page.locator('.pagefind-ui__result-link').first().waitFor();
}
