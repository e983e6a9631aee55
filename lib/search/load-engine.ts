import { publicEnv } from '@/lib/site/public-env';
import type { SearchClient } from './search-types';

/**
 * Loads the hosted index if the build is configured for one, or else the built-in engine, whose worker starts at once. It
 * doesn't start again if this is called again.
 */
export async function loadEngine(): Promise<SearchClient> {
  const { algoliaAppId: appId, algoliaSearchKey: searchKey } = publicEnv;
  if (appId && searchKey) return (await import('./hosted-client')).hostedClient({ appId, searchKey });
  return (await import('./built-in-client')).builtInClient();
}
