import { env } from '@/lib/public-env';

/**
 * The published address of the page that is open, wherever it is read: not what search engines know it by, which for an
 * older release is another page.
 */
export const ownAddress = (hash: string): string =>
  env.siteUrl + window.location.pathname.replace(/(?:\.html|\/)$/, '') + hash;

/** The published address of a path of the site. */
export const siteAddress = (path: string): string => env.siteUrl + env.basePath + path;
