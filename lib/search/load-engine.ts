import { publicEnv } from '@/lib/site/public-env';
import { builtInClient, indexPath } from './built-in-client';
import type { SearchClient } from './search-types';

const { algoliaAppId: appId, algoliaSearchKey: searchKey } = publicEnv;

/** The file that the engine downloads first. The hosted index has none. */
export const firstDownload = appId && searchKey ? undefined : indexPath;

/**
 * Loads the hosted index if the build is configured for one, or else the built-in engine, whose worker starts at once, and
 * only once. Its client isn't loaded separately, so that the worker starts before React hydrates the page.
 */
export async function loadEngine(): Promise<SearchClient> {
  if (appId && searchKey) return (await import('./hosted-client')).hostedClient({ appId, searchKey });
  return builtInClient();
}
