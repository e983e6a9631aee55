import { env } from '@/lib/site/public-env';
import type { SearchClient } from './search-client';
import { type SiteClientOptions, siteClient } from './site-client';

/** The index that `InstantSearch` names in `indexName`. The built-in engine has only one and accepts any name. */
export const searchIndex = env.algoliaIndex;

/**
 * Loads the search client: the hosted index if the build is configured for one, or else the built-in engine. Both
 * return only hits in this site and language, as `SearchRecord`s whose `url` is a path without the base path. A query
 * with revert data finds the error with its selector, and that hit links to the decoder.
 * @param options with `emptyQuery: 'ask'`, empty queries are sent to the engine; by default they return no hits
 * @throws if a script fails to load; calling it again retries
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
