import { toAddress } from '@/lib/site/read-target';

/**
 * Normalizes a page's URL to one path per page.
 * @param pathname with the base path, such as `/docs/concepts/streaming.html`
 * @returns for example `/docs/concepts/streaming`, or `/docs/` for the home page
 */
export const toPagePath = (pathname: string, basePath: string): string =>
  basePath + toAddress(pathname.slice(basePath.length));

/** Returns the path of a page's payload. The home page's is in the folder of the base path. */
export const toPayloadPath = (pagePath: string): string => `${pagePath.replace(/\/$/, '/index')}.txt`;

/** Returns the path of a payload's page, as `toPagePath` does. The path of a page stays as it is. */
export const fromPayloadPath = (path: string): string => path.replace(/(\/)index\.txt$|\.txt$/, '$1');
