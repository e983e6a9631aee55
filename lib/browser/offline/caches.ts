/** The names of a site's caches. Another site on the same origin has a different base path. */
export type CacheNames = {
  prefix: string;
  /** Visited pages and payloads. */
  visited: string;
  /** Scripts, styles, fonts, images, and the search index. */
  files: string;
};

/** @param basePath `''`, or a path such as `/docs` */
export function cacheNames(basePath: string): CacheNames {
  const prefix = `docs:${basePath}:`;
  return { prefix, visited: `${prefix}visited`, files: `${prefix}files` };
}

/** The query of a page's URL doesn't affect its content. */
const matchOptions = { ignoreSearch: true, ignoreVary: true };

/**
 * Returns a file's cached copy, unless it's missing or corrupt.
 * @param path with the base path
 */
export async function findCached(
  { visited, files }: CacheNames,
  path: string,
): Promise<Response | undefined> {
  for (const name of [visited, files]) {
    const copy = await (await caches.open(name)).match(path, matchOptions);
    const served = copy && (await toServed(copy).catch(() => undefined));
    if (served) return served;
  }
  return undefined;
}

/** Lists this site's caches, also those of earlier workers. Other sites can share its origin. */
export const ownCaches = async ({ prefix }: CacheNames): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix));

// Metadata is in the headers of the cached response itself, so that it can't get lost or out of sync.
const cachedAt = 'x-kept-at';
const cachedBytes = 'x-kept-bytes';

/** Headers that describe the transfer rather than the file. */
const transportHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'set-cookie'];

/** Returns the time in milliseconds, and the size in bytes, or 0 if the response was cached unchanged. */
export const readCacheHeaders = ({ headers }: Response): { at: number; bytes: number } => ({
  at: Number(headers.get(cachedAt)) || 0,
  bytes: Number(headers.get(cachedBytes)) || 0,
});

/** Compresses a response, which reduces text to a fifth, because browsers don't compress caches. */
export async function toCached(response: Response, at: number): Promise<Response> {
  const body = response.body?.pipeThrough(new CompressionStream('gzip')) ?? null;
  const bytes = await new Response(body).arrayBuffer();
  const headers = new Headers(response.headers);
  for (const name of transportHeaders) headers.delete(name);
  headers.set(cachedAt, String(at));
  headers.set(cachedBytes, String(bytes.byteLength));
  return new Response(bytes, { headers });
}

/**
 * Restores the original from a response that `toCached` prepared. A response that was cached unchanged is returned as is.
 * @throws if the data is corrupt
 */
export async function toServed(cached: Response): Promise<Response> {
  if (!cached.headers.has(cachedAt)) return cached;
  const headers = new Headers(cached.headers);
  for (const name of [cachedAt, cachedBytes]) headers.delete(name);
  const body = cached.body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
  // Read the whole body first, because an error in the middle of a page couldn't be handled anymore.
  return new Response(await new Response(body).arrayBuffer(), { headers });
}
