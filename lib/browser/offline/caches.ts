import { toServed } from './cached-response';

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

/** Returns a file's cached copy, unless it's missing or corrupt. @param path with the base path */
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
