import { loadSiteAddresses } from '@/lib/nav/permalinks/site-addresses';
import { loadDocuments } from '@/lib/pages/documents';
import { listSnippetDocuments } from '@/lib/pages/snippet-pages';
import { listAbiContracts } from '@/lib/protocol/reference/abi-files';
import type { ShortLink } from '@/lib/protocol/reference/list-symbols';
import { loadReleases } from '@/lib/protocol/reference/load-release';
import { env } from '@/lib/site/env';
import { type SiteIndex, toSiteIndex } from './site-index';

/** Builds the content of `/index.json`. @param shortLinks the result of `siteSymbols` */
export async function loadSiteIndex(shortLinks: readonly ShortLink[]): Promise<SiteIndex> {
  const documents = await loadDocuments();
  const sources = {
    documents: [...documents, ...listSnippetDocuments()],
    models: loadReleases(),
    site: loadSiteAddresses(documents),
    shortLinks,
    contracts: listAbiContracts(),
  };
  return toSiteIndex(sources, env.siteUrl + env.basePath);
}
