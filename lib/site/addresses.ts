import { publicEnv } from './public-env';

/** Adds the base path to the URL of a page or of a file in `public/`, for elements that Next doesn't handle. */
export const withBasePath = (path: string): string => `${publicEnv.basePath}${path}`;

/** Adds a base path (`''` or `/docs`) to a path. The home page's URL then has no trailing slash. */
export const atBase = (path: string, basePath: string): string =>
  basePath + (path === '/' ? '' : path) || '/';

/** Returns the public URL of a path, for text that's read elsewhere. The home page's has no trailing slash. */
export const toCanonical = (path: string): string =>
  `${publicEnv.siteUrl}${publicEnv.basePath}${path === '/' ? '' : path}`;

/**
 * Returns a link's absolute URL.
 * @param href a path, a fragment, or absolute
 * @param page its page's path
 */
export function toWholeAddress(href: string, page: string): string {
  if (href.startsWith('#')) return toCanonical(page) + href;
  return href.startsWith('/') ? toCanonical(href) : href;
}
