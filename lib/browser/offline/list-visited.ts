import { readCacheHeaders, toServed } from './cached-response';
import type { CacheNames } from './caches';

/** A cached page: its path, and its title as HTML. */
export type CachedPage = { path: string; title: string };

/** Returns the most recently visited pages, latest first. */
export async function listVisited({ visited }: CacheNames, most: number): Promise<CachedPage[]> {
  const cache = await caches.open(visited);
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      path: new URL(request.url).pathname,
      response: await cache.match(request, { ignoreVary: true }),
    })),
  );
  const latest = pages
    .flatMap(({ path, response }) => (response && !path.endsWith('.txt') ? [{ path, response }] : []))
    .sort((a, b) => readCacheHeaders(b.response).at - readCacheHeaders(a.response).at)
    .slice(0, most);
  return Promise.all(
    latest.map(async ({ path, response }) => ({ path, title: await titleOf(response, path) })),
  );
}

async function titleOf(kept: Response, path: string): Promise<string> {
  const page = await toServed(kept).catch(() => undefined);
  // The site's name after the last bar is the same for all pages.
  return /<title>([^<]*?)( \| [^<|]*)?<\/title>/.exec((await page?.text()) ?? '')?.[1] ?? path;
}

/** The placeholder for the list in the offline page. */
export const visitedPlaceholder = '<!--kept-->';

/**
 * Lists the pages that are available offline, as links.
 * @param hasSite whether all or part of the whole site is cached
 * @returns HTML, or `''` if no pages are cached
 */
export function listCached(visited: readonly CachedPage[], hasSite: boolean, basePath: string): string {
  const whole = [
    { path: basePath || '/', title: 'Start page' },
    { path: `${basePath}/search`, title: 'Search' },
  ];
  const pages = [...(hasSite ? whole : []), ...visited];
  if (pages.length === 0) return '';
  const items = pages.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`);
  return `<h2>Pages that are kept</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}
