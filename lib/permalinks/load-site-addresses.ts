import { openApiUrl } from '@/lib/api/open-api-link';
import type { Document } from '@/lib/content/document';
import { listSnippetDocuments } from '@/lib/content/snippet-documents';
import { filesBelow } from '@/lib/files-below';
import { listDeploymentsFiles } from '@/lib/protocol/deployments-files';
import { claimAddresses, resolveRedirects } from '@/lib/redirects/resolve';
import { siteSlugs } from '@/lib/redirects/site-slugs';
import { listAbiFiles } from '@/lib/reference/abi-files';
import { siteSymbols } from '@/lib/symbols/site-symbols';
import { exact, prefix } from '@/redirects';
import { type SiteAddresses, toSiteAddresses } from './site-addresses';

/** Files that programs read, besides those that follow from a folder. */
const files = ['/index.json', openApiUrl];

/** Every address of this site. Samples, pictures and what helps to find pages are not promised to stay. */
export function loadSiteAddresses(documents: readonly Document[]): SiteAddresses {
  const rules = { exact, prefix };
  const slugs = siteSlugs();
  return toSiteAddresses(
    [...documents, ...listSnippetDocuments()],
    [
      '/',
      '/search',
      ...files,
      ...listAbiFiles().map(({ url }) => url),
      ...listDeploymentsFiles().map((file) => `/deployments/${file}`),
      ...filesBelow('public/csv').map((file) => file.replace(/^public/, '')),
      ...siteSymbols().map(({ from }) => from),
    ],
    resolveRedirects(rules, slugs),
    claimAddresses(rules, slugs),
  );
}
