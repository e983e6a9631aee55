/** Names of the caches that belong to a site. Another site of the same origin has another base path. */
export type CacheNames = {
  /** What all of them begin with. */
  prefix: string;
  /** Pages that the reader has visited, with their payloads. */
  visited: string;
  /** Scripts, styles, fonts, and pictures of pages, and the search index. */
  files: string;
  /** In front of a version: pages of the whole site, kept on request. */
  site: string;
};

/** @param basePath `''`, or a path such as `/docs` */
export function cacheNames(basePath: string): CacheNames {
  const prefix = `docs:${basePath}:`;
  return { prefix, visited: `${prefix}visited`, files: `${prefix}files`, site: `${prefix}site:` };
}
