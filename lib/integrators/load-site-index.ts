import { listDocuments } from '@/lib/content/document-list';
import { loadDocument } from '@/lib/content/documents';
import { env } from '@/lib/env';
import { loadSiteAddresses } from '@/lib/permalinks/load-site-addresses';
import { loadReleases } from '@/lib/reference/load-release';
import type { ShortLink } from '@/lib/symbols/list-symbols';
import { type SiteIndex, toSiteIndex } from './site-index';

/** What `/index.json` holds now. @param shortLinks what `siteSymbols` returns */
export async function loadSiteIndex(shortLinks: readonly ShortLink[]): Promise<SiteIndex> {
  const documents = await Promise.all(listDocuments().map(({ slug }) => loadDocument(slug)));
  const sources = { documents, models: loadReleases(), site: loadSiteAddresses(documents), shortLinks };
  return toSiteIndex(sources, env.siteUrl + env.basePath);
}
