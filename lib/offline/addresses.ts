import { hashedFolders } from '@/lib/security/headers';
import { toAddress } from '@/lib/serve/read-target';

/** Where the export holds the service worker, without the base path. */
export const workerPath = '/sw.js';

/** Where the export lists what makes up the whole site, without the base path. */
export const siteListPath = '/offline.json';

/** What a reader may ask a site for, as far as it can be kept. A payload comes with the HTML of its page. */
export type RequestKind = 'page' | 'payload' | 'hashed' | 'file';

/** As much of a `Request` as its kind follows from. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'destination' | 'headers' | 'cache'>;

/**
 * The kind of a request, which decides how it is answered.
 * @returns `undefined` for what is none of our business: other hosts, paths outside of the base path, changes, parts of
 *   files, what is asked of the network alone, and files that no page needs
 */
export function kindOf(request: Asked, origin: string, basePath: string): RequestKind | undefined {
  const url = new URL(request.url);
  const isOurs = url.origin === origin && `${url.pathname}/`.startsWith(`${basePath}/`);
  if (request.method !== 'GET' || !isOurs || request.headers.has('range')) return undefined;
  const path = url.pathname.slice(basePath.length);
  if (request.mode === 'navigate') return 'page';
  if (request.cache === 'no-store') return undefined;
  if (isHashed(path)) return 'hashed';
  if (path.endsWith('.txt') || request.headers.get('accept') === 'text/html') return 'payload';
  return path === '/search-index.json' || request.destination === 'image' ? 'file' : undefined;
}

/** Whether a path, without the base path, is that of a file whose name changes with its content. */
export const isHashed = (path: string): boolean =>
  hashedFolders.some((folder) => path.startsWith(`/_next/static/${folder}/`));

/**
 * The one path under which a page is kept, whatever its address is spelled like.
 * @param pathname with the base path, as `/docs/concepts/streaming.html`
 * @returns `/docs/concepts/streaming`; the start page is `/docs/`
 */
export const toPagePath = (pathname: string, basePath: string): string =>
  basePath + toAddress(pathname.slice(basePath.length));

/** The payload of the page that is kept under a path. */
export const toPayloadPath = (pagePath: string): string => `${pagePath.replace(/\/$/, '/index')}.txt`;
