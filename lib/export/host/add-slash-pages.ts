import fs from 'node:fs';
import path from 'node:path';
import { redirectPage } from '@/lib/nav/redirects/redirect-page';
import type { Environment } from '@/lib/site/env';
import { filesBelow } from '@/lib/site/files-below';
import { hashInlineScripts } from '../security/inline-scripts';
import { addPolicy } from '../security/policy';

/**
 * Adds pages for URLs with a trailing slash to an export, for hosts without redirect rules: `x/index.html` next to each
 * `x.html`. For a page, it redirects to that page. For an old URL or a short link, it's a copy of the redirect. Only
 * for hosts that then still serve `x.html` at `/x`, such as GitHub Pages.
 * @param folder the finished export
 * @returns the number of files added
 */
export function addSlashPages(folder: string, env: Environment): number {
  const files = filesBelow(folder).filter((file) => file.endsWith('.html') && !isWithoutSlash(file, folder));
  for (const file of files) {
    const place = file.replace(/\.html$/, '');
    const html = fs.readFileSync(file, 'utf8');
    fs.mkdirSync(place, { recursive: true });
    fs.writeFileSync(
      path.join(place, 'index.html'),
      html.includes(' data-payload="') ? leadToPage(`/${path.relative(folder, place)}`, env) : html,
    );
  }
  return files.length;
}

/** Whether a file needs no such page: the home page, the "not found" page, and files from an earlier run. */
const isWithoutSlash = (file: string, folder: string): boolean =>
  path.basename(file) === 'index.html' ||
  ['404.html', '_not-found.html'].includes(path.relative(folder, file));

function leadToPage(to: string, env: Environment): string {
  const html = redirectPage({ to }, env);
  return addPolicy(html, hashInlineScripts(html), env);
}
