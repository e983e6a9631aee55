import fs from 'node:fs';
import path from 'node:path';
import { siteSlugs } from '@/lib/nav/redirects/site-slugs';
import { filesBelow } from '@/lib/site/files-below';
import { exact, prefix } from '@/redirects';
import type { SiteState } from './check-slug';
import type { AuthoredFiles } from './plan-move';

/** What stands where on the site now. */
export const loadState = (): SiteState => ({ rules: { exact, prefix }, slugs: siteSlugs() });

/** Everything in which a move rewrites links. Samples are code that compiles; they hold no links of the site. */
export const loadAuthoredFiles = (): AuthoredFiles => {
  const content = filesBelow('content')
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.startsWith('content/samples/') && /\.(mdx|json|ts|txt)$/.test(file));
  return new Map(
    [...content, 'redirects.ts', 'CONTRIBUTING.md', ...filesBelow('docs')].map((file) => [
      file,
      fs.readFileSync(file, 'utf8'),
    ]),
  );
};

/** Lines of code and tests that name an address; the author decides about each. */
export function linesNaming(address: string): string[] {
  const pattern = new RegExp(`${address.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\w./-])`);
  return ['app', 'components', 'lib', 'e2e']
    .flatMap(filesBelow)
    .filter((file) => /\.(tsx?|mdx)$/.test(file))
    .flatMap((file) =>
      fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
    );
}
