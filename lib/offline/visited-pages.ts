import { toPagePath, toPayloadPath } from './addresses';
import type { CacheNames } from './cache-names';
import { readKept, toKept } from './kept-response';
import { pageFiles } from './page-files';
import { SiteNotKept } from './site-not-kept';

export type Site = { basePath: string; names: CacheNames };

/** The pages visited last stay, at most so many and so many bytes; together with the whole site less than 12 MB. */
export const mostPages = 60;
export const mostBytes = 3_000_000;

/** A page that was kept within this time, in milliseconds, needn't be fetched for that alone. */
const freshFor = 60_000;

/**
 * Keeps a page with the files that it needs. Files that don't arrive are left out: the page can be read without them.
 * @param path as `toPagePath` makes it
 * @param response the page as it has come from the network
 * @param isSparing whether the reader pays for every byte; what makes the page live is then left out
 */
export async function keepVisited(
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
  const wanted = isSparing ? shown : [...shown, ...scripts];
  await Promise.allSettled(wanted.map((file) => keepFile(files, file)));
  const data = isSparing ? undefined : await fetch(payload, { cache: 'no-cache' }).catch(() => undefined);
  const now = Date.now();
  try {
    if (data?.ok) await visited.put(toPayloadPath(path), await toKept(data, now));
    await visited.put(path, await toKept(copy, now));
  } finally {
    // Where there is no room for a page, the oldest ones make it for the next.
    await dropOldest(visited);
  }
}

/** Keeps a page that the reader has come to without asking for its HTML, unless it has just been kept. */
export async function keepShown(site: Site, address: string, isSparing: boolean): Promise<void> {
  const path = toPagePath(new URL(address).pathname, site.basePath);
  const old = await (await caches.open(site.names.visited)).match(path, { ignoreVary: true });
  if (old && Date.now() - readKept(old).at < freshFor) return;
  const response = await fetch(path, { cache: 'no-cache' });
  if (isWhole(response, path, site.basePath)) await keepVisited(site, path, response, isSparing);
}

/** Forgets a page that is no longer there. */
export async function forget({ names }: Site, path: string): Promise<void> {
  const visited = await caches.open(names.visited);
  await Promise.all([visited.delete(path), visited.delete(toPayloadPath(path))]);
}

/**
 * Keeps a file whose name changes with its content, as it comes, unless it is here.
 * @throws SiteNotKept when the site doesn't give it; or what the network or the cache failed with
 */
export async function keepFile(files: Cache, path: string): Promise<void> {
  if (await files.match(path, { ignoreVary: true })) return;
  const response = await fetch(path);
  if (!response.ok || response.redirected)
    throw new SiteNotKept('server', `${path} answered ${response.status}, from ${response.url}.`);
  await files.put(path, response);
}

/** Whether a response is the page itself: neither an error nor, after a redirect, another page. */
export const isWhole = (response: Response, path: string, basePath: string): boolean =>
  response.status === 200 &&
  (!response.redirected || toPagePath(new URL(response.url).pathname, basePath) === path);

async function dropOldest(visited: Cache): Promise<void> {
  const kept = await Promise.all(
    (await visited.keys()).map(async (request) => {
      const response = await visited.match(request, { ignoreVary: true });
      return { request, ...(response ? readKept(response) : { at: 0, bytes: 0 }) };
    }),
  );
  let bytes = 0;
  // A page and its payload were kept at the same moment, so that they also go together.
  for (const [index, { request, ...entry }] of kept.sort((a, b) => b.at - a.at).entries()) {
    bytes += entry.bytes;
    if (index >= mostPages * 2 || bytes > mostBytes) await visited.delete(request);
  }
}
