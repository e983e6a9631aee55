import fs from 'node:fs';
import path from 'node:path';
import { listDocuments } from '@/lib/pages/document-list';
import { listSnippetDocuments } from '@/lib/pages/snippet-pages';
import { env } from '@/lib/site/env';
import { type Redirect, redirects as rules } from '@/redirects';

/** The slugs of everything with a URL, also of the pages that aren't documents. The home page's slug is empty. */
export type SiteSlugs = ReadonlySet<string>;

/** Returns every page of the site: documents, and pages that aren't documents. */
export const siteSlugs = (): SiteSlugs =>
  new Set(['', 'search', ...[...listDocuments(), ...listSnippetDocuments()].map(({ slug }) => slug)]);

/** Writes the redirects as JSON, and returns them. A folder of plain pages has none. */
export function writeRedirects(file: string): Redirect[] {
  const redirects = env.contentDir ? [] : rules;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(redirects, null, 2)}\n`);
  return redirects;
}
