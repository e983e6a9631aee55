import fs from 'node:fs';
import path from 'node:path';
import { siteSlugs } from '@/lib/nav/redirects/site-slugs';
import { filesBelow } from '@/lib/site/files-below';
import { exact, prefix } from '@/redirects';
import type { SiteState } from './check-slug';
import type { AuthoredFiles } from './plan-move';

/** Returns the current state of the site. */
export const loadState = (): SiteState => ({ rules: { exact, prefix }, slugs: siteSlugs() });

/**
 * Returns every text in which a move rewrites links. It omits samples, because they're code without links to
 * the site.
 */
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

/**
 * Returns the lines of code and tests that contain an address. The author decides what to do about each one.
 */
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
