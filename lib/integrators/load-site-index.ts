import { listDocuments } from '@/lib/content/document-list';
import { loadDocument } from '@/lib/content/documents';
import { listSnippetDocuments } from '@/lib/content/snippet-documents';
import { env } from '@/lib/env';
import { loadSiteAddresses } from '@/lib/permalinks/load-site-addresses';
import { listAbiContracts } from '@/lib/reference/abi-files';
import { loadReleases } from '@/lib/reference/load-release';
import type { ShortLink } from '@/lib/symbols/list-symbols';
import { type SiteIndex, toSiteIndex } from './site-index';

/** Builds the content of `/index.json`. @param shortLinks the result of `siteSymbols` */
export async function loadSiteIndex(shortLinks: readonly ShortLink[]): Promise<SiteIndex> {
  const documents = await Promise.all(listDocuments().map(({ slug }) => loadDocument(slug)));
  const sources = {
    documents: [...documents, ...listSnippetDocuments()],
    models: loadReleases(),
    site: loadSiteAddresses(documents),
    shortLinks,
    contracts: listAbiContracts(),
  };
  return toSiteIndex(sources, env.siteUrl + env.basePath);
}
