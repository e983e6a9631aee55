/** The names of a site's caches. Another site on the same origin has a different base path. */
export type CacheNames = {
  prefix: string;
  /** Visited pages and payloads, the last visited at the end. */
  pages: string;
  /** Scripts, styles, fonts, images, and the search index. */
  files: string;
};

/**
 * Names the caches. Earlier workers compressed what they kept, under other names, and `dropUnneeded` deletes those caches.
 * @param basePath `''`, or a path such as `/docs`
 */
export function cacheNames(basePath: string): CacheNames {
  const prefix = `docs:${basePath}:`;
  return { prefix, pages: `${prefix}pages`, files: `${prefix}parts` };
}

/**
 * Returns a file's cached copy. The query of a page's URL doesn't affect its content.
 * @param path with the base path
 */
export async function findCached({ pages, files }: CacheNames, path: string): Promise<Response | undefined> {
  for (const name of [pages, files]) {
    const copy = await (await caches.open(name)).match(path, { ignoreSearch: true, ignoreVary: true });
    if (copy) return copy;
  }
  return undefined;
}

/** A visited page or payload: its path, and its text. */
type Visited = { path: string; text: string };

/**
 * Reads what was visited.
 * @returns pages and payloads, the last one first; each is read when it's asked for
 */
export async function* readVisited({ pages }: CacheNames): AsyncGenerator<Visited> {
  const cache = await caches.open(pages);
  for (const request of [...(await cache.keys())].reverse()) {
    const copy = await cache.match(request, { ignoreVary: true });
    if (copy) yield { path: new URL(request.url).pathname, text: await copy.text() };
  }
}
