import type { Document } from '@/lib/markup/document';
import { claimAddresses, resolveRedirects } from '@/lib/nav/redirects/resolve';
import { siteSlugs } from '@/lib/nav/redirects/site-slugs';
import { listSnippetDocuments } from '@/lib/pages/snippet-pages';
import { openApiUrl } from '@/lib/protocol/api/open-api-link';
import { listDeploymentsFiles } from '@/lib/protocol/deployments/deployments-files';
import { listAbiFiles } from '@/lib/protocol/reference/abi-files';
import { siteSymbols } from '@/lib/protocol/reference/site-symbols';
import { filesBelow } from '@/lib/site/files-below';
import { exact, prefix } from '@/redirects';
import { type SiteAddresses, toSiteAddresses } from './site-addresses';

/** Files for programs that aren't listed by folder. */
const files = ['/index.json', openApiUrl];

/**
 * Returns every permanent address of this site. Samples, pictures, and files that help to find pages can
 * change.
 */
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
