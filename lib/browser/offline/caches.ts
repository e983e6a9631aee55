import { readCacheHeaders, toServed } from './cached-response';

/** The names of a site's caches. Another site on the same origin has a different base path. */
export type CacheNames = {
  /** The common prefix. */
  prefix: string;
  /** Visited pages with their payloads. */
  visited: string;
  /** Scripts, styles, fonts, images, and the search index. */
  files: string;
  /** Prefix of the caches that contain the whole site, one per version, downloaded on request. */
  site: string;
};

/** @param basePath `''`, or a path such as `/docs` */
export function cacheNames(basePath: string): CacheNames {
  const prefix = `docs:${basePath}:`;
  return { prefix, visited: `${prefix}visited`, files: `${prefix}files`, site: `${prefix}site:` };
}

/** The query of a page's URL doesn't affect its content. */
const matchOptions = { ignoreSearch: true, ignoreVary: true };

/**
 * Returns a file's latest cached copy that isn't corrupt.
 * @param path with the base path, as in the caches
 */
export async function findCached(names: CacheNames, path: string): Promise<Response | undefined> {
  const found: Response[] = [];
  for (const name of await ownCaches(names)) {
    const copy = await (await caches.open(name)).match(path, matchOptions);
    if (copy) found.push(copy);
  }
  for (const copy of found.sort((a, b) => readCacheHeaders(b).at - readCacheHeaders(a).at)) {
    const served = await toServed(copy).catch(() => undefined);
    if (served) return served;
  }
  return undefined;
}

/** Lists the caches of this site. Other sites can share its origin. */
const ownCaches = async ({ prefix }: CacheNames): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix));

/** Lists the caches that contain all or part of the whole site, one per version. */
export const siteCaches = async ({ site }: CacheNames): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(site));
