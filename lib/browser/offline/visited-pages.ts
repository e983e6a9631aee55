import { toPagePath, toPayloadPath } from './addresses';
import { readCacheHeaders, toCached } from './cached-response';
import type { CacheNames } from './caches';
import { pageFiles } from './page-files';
import { SiteNotCached } from './site-not-cached';

export type Site = { basePath: string; names: CacheNames };

/** Limits for the visited pages that are kept. Together with the whole site, they stay below 12 MB. */
export const maxPages = 60;
export const maxBytes = 3_000_000;

/** Pages cached within this many milliseconds aren't fetched again. */
const maxAge = 60_000;

/**
 * Caches a page with the files that it needs. Files that fail to load are left out, because the page is readable
 * without them.
 * @param path as returned by `toPagePath`
 * @param response the page's response from the network
 * @param isSparing whether the connection is metered; if so, scripts aren't fetched
 */
export async function cacheVisited(
  { basePath, names }: Site,
  path: string,
  response: Response,
  isSparing = false,
): Promise<void> {
  const copy = response.clone();
  const { payload, shown, scripts } = pageFiles(await response.text(), basePath);
  if (!payload) return;
  const files = await caches.open(names.files);
  const visited = await caches.open(names.visited);
  const filesToFetch = isSparing ? shown : [...shown, ...scripts];
  await Promise.allSettled(filesToFetch.map((file) => cacheFile(files, file)));
  const data = isSparing ? undefined : await fetch(payload, { cache: 'no-cache' }).catch(() => undefined);
  const now = Date.now();
  try {
    if (data?.ok) await visited.put(toPayloadPath(path), await toCached(data, now));
    await visited.put(path, await toCached(copy, now));
  } finally {
    // If there's no space for a page, deleting the oldest ones makes space for the next.
    await dropOldest(visited);
  }
}

/** Caches a page that the reader reached by client-side navigation, unless it was cached recently. */
export async function cacheShown(site: Site, address: string, isSparing: boolean): Promise<void> {
  const path = toPagePath(new URL(address).pathname, site.basePath);
  const old = await (await caches.open(site.names.visited)).match(path, { ignoreVary: true });
  if (old && Date.now() - readCacheHeaders(old).at < maxAge) return;
  const response = await fetch(path, { cache: 'no-cache' });
  if (isWhole(response, path, site.basePath)) await cacheVisited(site, path, response, isSparing);
}

/** Removes a page that no longer exists. */
export async function forget({ names }: Site, path: string): Promise<void> {
  const visited = await caches.open(names.visited);
  await Promise.all([visited.delete(path), visited.delete(toPayloadPath(path))]);
}

/**
 * Caches a file whose name contains a content hash, unless it's cached already.
 * @throws SiteNotCached if the response is an error, or any error from the network or the cache
 */
export async function cacheFile(files: Cache, path: string): Promise<void> {
  if (await files.match(path, { ignoreVary: true })) return;
  const response = await fetch(path);
  if (!response.ok || response.redirected)
    throw new SiteNotCached('server', `${path} returned ${response.status}, from ${response.url}.`);
  await files.put(path, response);
}

/** Whether a response is the requested page rather than an error or the target of a redirect. */
export const isWhole = (response: Response, path: string, basePath: string): boolean =>
  response.status === 200 &&
  (!response.redirected || toPagePath(new URL(response.url).pathname, basePath) === path);

async function dropOldest(visited: Cache): Promise<void> {
  const cachedEntries = await Promise.all(
    (await visited.keys()).map(async (request) => {
      const response = await visited.match(request, { ignoreVary: true });
      return { request, ...(response ? readCacheHeaders(response) : { at: 0, bytes: 0 }) };
    }),
  );
  let bytes = 0;
  // A page and its payload have the same time, so they're deleted together.
  for (const [index, { request, ...entry }] of cachedEntries.sort((a, b) => b.at - a.at).entries()) {
    bytes += entry.bytes;
    if (index >= maxPages * 2 || bytes > maxBytes) await visited.delete(request);
  }
}
