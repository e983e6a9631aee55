/**
 * Adds the base path (`''` or, for example, `/docs`) to a path on the site. The home page's URL then has no
 * trailing slash.
 */
export const atBase = (path: string, basePath: string): string =>
  basePath + (path === '/' ? '' : path) || '/';
