import { listedSlugs } from '@/lib/nav/build-navigation';
import { listDocuments } from '@/lib/pages/document-list';
import { listSnippetDocuments } from '@/lib/pages/snippet-pages';
import type { SiteSlugs } from './resolve';

/** Returns every URL of the site: documents, pages that aren't documents, and unwritten pages. */
export function siteSlugs(): SiteSlugs {
  const documents = listDocuments();
  const listed = new Set(listedSlugs());
  const written = new Set([
    '',
    'search',
    ...[...documents, ...listSnippetDocuments()].map(({ slug }) => slug),
  ]);
  return {
    written,
    planned: new Set([...listed].filter((slug) => !written.has(slug))),
    // The manifest lists the contracts of the oldest releases. Other contracts are in the sidebar of their release.
    addedLater: new Set(
      documents
        .filter(({ slug, format }) => format === 'contract' && !listed.has(slug))
        .map(({ slug }) => slug),
    ),
  };
}
