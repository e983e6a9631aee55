import fs from 'node:fs';
import path from 'node:path';
import { listedSlugs } from '@/lib/nav/build-navigation';
import { listDocuments } from '@/lib/pages/document-list';
import { listSnippetDocuments } from '@/lib/pages/snippet-pages';
import { isContractSlug, isUnversioned, releases } from '@/lib/protocol/reference/releases';
import { env } from '@/lib/site/env';
import { exact, prefix, type Redirect } from '@/redirects';
import { resolveRedirects, type SiteSlugs } from './resolve';

/** Whether a page of the reference that isn't a contract is in the folder of a release, such as `reference/flow/v3.0`. */
const isInReleaseFolder = (slug: string): boolean =>
  releases.some((release) => !isUnversioned(release) && slug.startsWith(`${release.base}/`)) &&
  !isContractSlug(slug);

/** Returns every page of the site: documents, and pages that aren't documents. */
export function siteSlugs(): SiteSlugs {
  const documents = listDocuments();
  const listed = new Set(listedSlugs());
  return {
    pages: new Set(['', 'search', ...[...documents, ...listSnippetDocuments()].map(({ slug }) => slug)]),
    // The manifest lists the contracts of the oldest releases. All others, and pages beside them, are newer.
    addedLater: new Set(
      documents
        .filter(({ slug, format }) => (format === 'contract' && !listed.has(slug)) || isInReleaseFolder(slug))
        .map(({ slug }) => slug),
    ),
  };
}

/** Writes the active redirects as JSON, and returns them. A folder of plain pages has none. */
export function writeRedirects(file: string): Redirect[] {
  const redirects = env.contentDir ? [] : resolveRedirects({ exact, prefix }, siteSlugs());
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(redirects, null, 2)}\n`);
  return redirects;
}
