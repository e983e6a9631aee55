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
