import { publicEnv } from './public-env';

/** Adds the base path to the URL of a page or of a file in `public/`, for elements that Next doesn't handle. */
export const withBasePath = (path: string): string => `${publicEnv.basePath}${path}`;

/** Adds a base path (`''` or `/docs`) to a path. The home page's URL then has no trailing slash. */
export const atBase = (path: string, basePath: string): string =>
  basePath + (path === '/' ? '' : path) || '/';

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
