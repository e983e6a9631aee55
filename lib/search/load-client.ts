import { env } from '@/lib/public-env';
import type { SearchClient } from './search-client';
import { type SiteClientOptions, siteClient } from './site-client';

/** The index that `InstantSearch` names in `indexName`; the built-in engine has one and takes any name. */
export const searchIndex = env.algoliaIndex;

/**
 * Loads what answers searches: the hosted index when the build was given one, else the one that lies beside the pages.
 * Both answer alike, with hits of this site and language alone, as `SearchRecord`s whose `url` is a path of this site
 * without the base path. Pasted revert data finds the error of its selector, and that hit leads to the decoder.
 * @param options `emptyQuery: 'ask'` asks the engine also without a query; by default that is answered here with no hits
 * @throws when a script could not be fetched; calling it again tries again
 */
export async function loadSearchClient(options: SiteClientOptions = {}): Promise<SearchClient> {
  return siteClient(await loadEngine(), options);
}

async function loadEngine(): Promise<SearchClient> {
  const { algoliaAppId: appId, algoliaSearchKey: searchKey } = env;
  if (appId && searchKey) {
    const { hostedClient } = await import('./hosted-client');
    return hostedClient({ appId, searchKey });
  }
  const { builtInClient } = await import('./built-in-client');
  return builtInClient();
}
