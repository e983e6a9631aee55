import { withoutBase } from './page-paths';
import { publicEnv } from './public-env';

/**
 * Adds the base path to the URL of a page or of a file in `public/`, for elements that Next doesn't handle. Unlike with
 * `atBase`, the home page keeps its slash, because the scope `/docs` of the installed app would include `/docs-old`.
 */
export const withBasePath = (path: string): string => `${publicEnv.basePath}${path}`;

/** Returns the path without the base path, or `undefined` if it's outside the base path. */
export const withoutBasePath = (path: string): string | undefined => withoutBase(path, publicEnv.basePath);

/**
 * Returns the public URL of a path on the site, for search engines, other sites, and text that's read elsewhere.
 * @param path such as `/concepts/streaming`, or `/` for the home page, whose URL has no trailing slash
 */
export const toCanonical = (path: string): string =>
  `${publicEnv.siteUrl}${publicEnv.basePath}${path === '/' ? '' : path}`;

/**
 * Returns the absolute URL of a link, for text that's read outside the site. URLs of other sites are unchanged.
 * @param href as written on a page: `/concepts/streaming`, `#renounce`, or an absolute URL
 * @param page the URL of that page, such as `/concepts/flow/overview`
 */
export function toWholeAddress(href: string, page: string): string {
  if (href.startsWith('#')) return toCanonical(page) + href;
  return href.startsWith('/') ? toCanonical(href) : href;
}

/**
 * Returns the public URL of the current page, wherever it's hosted. It's not the canonical URL, which for an older
 * release is that of another page.
 */
export const ownAddress = (hash: string): string =>
  publicEnv.siteUrl + window.location.pathname.replace(/(?:\.html|\/)$/, '') + hash;
