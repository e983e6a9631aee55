import { sumOf } from '@/lib/browser/payload-sum';
import { toPagePath, toPayloadPath } from '@/lib/site/page-paths';
import { type CacheNames, findCached, readVisited } from './caches';
import { pageFiles } from './page-files';

export type Site = { basePath: string; names: CacheNames };

/** The number of entries that are kept. A page and its payload are two. On average, an entry has 58 kB. */
export const maxEntries = 120;

/** The headers of pages that no host has sent. */
export const ownHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** Uses the browser's copy of what it has loaded, whatever its age, instead of asking the host again. */
export const fromBrowser: RequestInit = { cache: 'force-cache' };

/**
 * Caches a page that went by, with the styles, fonts, and pictures that it shows. Files that fail to load are left out,
 * because the page is readable without them.
 * @param path as returned by `toPagePath`
 * @param response the page's response from the network
 */
export async function cachePage(site: Site, path: string, response: Response): Promise<void> {
  const copy = response.clone();
  const { payload, shown } = pageFiles(await response.text(), site.basePath);
  if (!payload) return;
  await cacheFiles(site, shown);
  await cacheEntry(site, path, copy);
}

/**
 * Caches a page or a payload as the last one visited, and deletes the ones visited longest ago.
 * @param path as the browser requests it, or as `toPagePath` returns it
 * @param response from the network, unread
 */
export async function cacheEntry({ names }: Site, path: string, response: Response): Promise<void> {
  const pages = await caches.open(names.pages);
  // Browsers list entries in the order in which they were added, but a replaced entry may keep its position.
  await pages.delete(path);
  await pages.put(path, response);
  for (const request of (await pages.keys()).slice(0, -maxEntries)) await pages.delete(request);
}

/**
 * Opens a page from the cache. Of a page that the reader reached by a link, only the payload went by.
 * @returns `undefined` if neither the page nor its payload is cached
 */
export async function openCached({ basePath, names }: Site, path: string): Promise<Response | undefined> {
  const page = await findCached(names, path);
  if (page) return page;
  const payload = await findCached(names, toPayloadPath(path));
  if (!payload) return undefined;
  const data = await payload.text();
  for await (const other of readVisited(names)) {
    const html = openFromPayload(other.text, toPayloadPath(path), data, basePath);
    if (html) return new Response(html, { headers: ownHeaders });
  }
  return undefined;
}

/** Removes a page that no longer exists. */
export async function forget({ names }: Site, path: string): Promise<void> {
  const pages = await caches.open(names.pages);
  await Promise.all([pages.delete(path), pages.delete(toPayloadPath(path))]);
}

/** Caches files whose names contain a content hash, or pictures, unless they're cached already. */
export async function cacheFiles({ names }: Site, paths: readonly string[]): Promise<void> {
  const files = await caches.open(names.files);
  const cacheFile = async (path: string): Promise<void> => {
    if (await files.match(path, { ignoreVary: true })) return;
    const response = await fetch(path, fromBrowser);
    if (response.ok && !response.redirected) await files.put(path, response);
  };
  await Promise.allSettled(paths.map(cacheFile));
}

/** Whether a response is the requested page rather than an error or the target of a redirect. */
export const isWhole = (response: Response, path: string, basePath: string): boolean =>
  response.status === 200 &&
  (!response.redirected || toPagePath(new URL(response.url).pathname, basePath) === path);

/**
 * Puts a payload into the HTML of another page, which the page loader then fills. Until then, the page is tall enough for
 * the position that the browser restores after a reload.
 * @param payloadPath with the base path
 * @returns `undefined` if they're from different builds, whose scripts differ
 */
function openFromPayload(
  html: string,
  payloadPath: string,
  payload: string,
  basePath: string,
): string | undefined {
  // All pages of a build start with the same script.
  const [script] = pageFiles(html, basePath).scripts;
  if (!script || !payload.includes(`"${script}"`)) return undefined;
  return html
    .replace(/ data-payload="[^"]*"/, () => ` data-payload="${payloadPath}"`)
    .replace(/ data-sum="[^"]*"/, () => ` data-eager="" data-sum="${sumOf(payload)}"`)
    .replace(/(<title>)[^<]*/, '$1')
    .replace(/(<main\b[^>]*>).*(<\/main>)/s, '$1<svg height="1000000"></svg>$2');
}
