// Without the environment, so that the service worker can use it, which isn't part of Next's build.

/** Adds a base path (`''` or `/docs`) to a path. The home page's URL then has no trailing slash. */
export const atBase = (path: string, basePath: string): string =>
  basePath + (path === '/' ? '' : path) || '/';

/** Returns the path without the base path, or `undefined` if it's outside the base path. */
export function withoutBase(path: string, basePath: string): string | undefined {
  if (path === basePath) return '/';
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}

/** Returns the canonical path: without `.html`, `index`, and trailing slashes. */
export const toAddress = (path: string): string =>
  path
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '') || '/';

/**
 * Normalizes a page's URL to one path per page. A path outside the base path stays as it is.
 * @param pathname with the base path, such as `/docs/concepts/streaming.html`
 * @returns for example `/docs/concepts/streaming`, or `/docs/` for the home page
 */
export function toPagePath(pathname: string, basePath: string): string {
  const path = withoutBase(pathname, basePath);
  return path === undefined ? pathname : basePath + toAddress(path);
}

/** Returns the path of a page's payload. The home page's is in the folder of the base path. */
export const toPayloadPath = (pagePath: string): string => `${pagePath.replace(/\/$/, '/index')}.txt`;

/** Returns the path of a payload's page, as `toPagePath` does. The path of a page stays as it is. */
export const fromPayloadPath = (path: string): string => path.replace(/(\/)index\.txt$|\.txt$/, '$1');
