import fs from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/site/env';
import { exact, prefix, type Redirect } from '@/redirects';
import { resolveRedirects } from './resolve';
import { siteSlugs } from './site-slugs';

/** Writes the active redirects as JSON, and returns them. A folder of plain pages has none. */
export function writeRedirects(file: string): Redirect[] {
  const redirects = env.contentDir ? [] : resolveRedirects({ exact, prefix }, siteSlugs());
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(redirects, null, 2)}\n`);
  return redirects;
}
