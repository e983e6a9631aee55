import type { CacheNames } from './cache-names';
import { readKept, toServed } from './kept-response';

/** A cached page: its path, and its title as HTML. */
export type KeptPage = { path: string; title: string };

/** Returns the most recently visited pages, latest first. */
export async function listVisited({ visited }: CacheNames, most: number): Promise<KeptPage[]> {
  const cache = await caches.open(visited);
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      path: new URL(request.url).pathname,
      response: await cache.match(request, { ignoreVary: true }),
    })),
  );
  const latest = pages
    .flatMap(({ path, response }) => (response && !path.endsWith('.txt') ? [{ path, response }] : []))
    .sort((a, b) => readKept(b.response).at - readKept(a.response).at)
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
