import { env } from './public-env';

/** The address of a file in `public/` or of a page, with the base path, for elements that Next doesn't complete. */
export const withBasePath = (path: string): string => `${env.basePath}${path}`;

/** The canonical address of a page, for search engines and for links that leave the site. */
export const toCanonical = (path: string): string =>
  `${env.siteUrl}${env.basePath}${path === '/' ? '' : path}` || '/';
