import type { CacheNames } from './cache-names';
import { readKept, toServed } from './kept-response';

/** A query tells a page what to do, and never which page it is. */
const anyway = { ignoreSearch: true, ignoreVary: true };

/**
 * Finds what is kept of a file: of several copies the latest that isn't garbage.
 * @param path with the base path, as pages and files are kept
 */
export async function findKept(names: CacheNames, path: string): Promise<Response | undefined> {
  const found: Response[] = [];
  for (const name of await ownCaches(names)) {
    const copy = await (await caches.open(name)).match(path, anyway);
    if (copy) found.push(copy);
  }
  for (const copy of found.sort((a, b) => readKept(b).at - readKept(a).at)) {
    const served = await toServed(copy).catch(() => undefined);
    if (served) return served;
  }
  return undefined;
}

/** The caches of this site, and of no other site of the same origin. */
export const ownCaches = async ({ prefix }: CacheNames): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix));

/** Those that hold the whole site, or a part of it that has arrived so far; each is of one version. */
export const siteCaches = async ({ site }: CacheNames): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(site));
