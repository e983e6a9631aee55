import { env } from './public-env';

/** Adds the base path to the URL of a page or of a file in `public/`, for elements that Next doesn't handle. */
export const withBasePath = (path: string): string => `${env.basePath}${path}`;

/** Returns the canonical URL of a page, for search engines and for links from other sites. */
export const toCanonical = (path: string): string =>
  `${env.siteUrl}${env.basePath}${path === '/' ? '' : path}` || '/';
