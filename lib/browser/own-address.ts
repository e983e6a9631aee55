import { publicEnv } from '@/lib/site/public-env';

/**
 * Returns the public URL of the current page, wherever it's hosted. It's not the canonical URL, which for an older
 * release is that of another page.
 */
export const ownAddress = (hash: string): string =>
  publicEnv.siteUrl + window.location.pathname.replace(/(?:\.html|\/)$/, '') + hash;
