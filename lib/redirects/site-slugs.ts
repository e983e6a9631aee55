import { listDocuments } from '@/lib/content/document-list';
import { waitingSlugs } from '@/lib/nav/waiting';
import type { SiteSlugs } from './resolve';

/** Every address of the site: documents, the pages that are not documents, and what is still to be written. */
export const siteSlugs = (): SiteSlugs => ({
  written: new Set(['', 'search', ...listDocuments().map(({ slug }) => slug)]),
  planned: waitingSlugs(),
});
