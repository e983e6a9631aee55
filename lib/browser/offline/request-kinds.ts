import { hashedFolders } from '@/lib/site/hashed-folders';
import { withoutBase } from '@/lib/site/page-paths';

/** The path of the exported service worker, without the base path. */
export const workerPath = '/sw.js';

/** The kinds of requests that the worker handles. */
type RequestKind = 'page' | 'payload' | 'hashed' | 'file';

/** The properties of a `Request` that determine its kind. */
type RequestFields = Pick<Request, 'method' | 'mode' | 'url' | 'destination' | 'headers' | 'cache'>;

/**
 * Classifies a request, which decides how to answer it.
 * @returns `undefined` for requests that the worker ignores: other hosts, URLs outside the base path, methods other
 * than GET, range requests, requests that bypass caches, and files that no page needs
 */
export function kindOf(request: RequestFields, origin: string, basePath: string): RequestKind | undefined {
  const url = new URL(request.url);
  const path = url.origin === origin ? withoutBase(url.pathname, basePath) : undefined;
  if (request.method !== 'GET' || path === undefined || request.headers.has('range')) return undefined;
  if (request.mode === 'navigate') return 'page';
  if (request.cache === 'no-store') return undefined;
  if (isHashed(path)) return 'hashed';
  if (path.endsWith('.txt')) return 'payload';
  return path === '/search-index.json' || request.destination === 'image' ? 'file' : undefined;
}

/** Whether a path, without the base path, contains a content hash. */
export const isHashed = (path: string): boolean =>
  hashedFolders.some((folder) => path.startsWith(`/_next/static/${folder}/`));
