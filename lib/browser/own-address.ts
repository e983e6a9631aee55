import { publicEnv } from '@/lib/site/public-env';

/** Returns the public URL of the page, which for an older release isn't the canonical one. */
export const ownAddress = (hash: string): string =>
  publicEnv.siteUrl + window.location.pathname.replace(/(?:\.html|\/)$/, '') + hash;
