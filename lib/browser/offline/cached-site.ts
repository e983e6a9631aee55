import { siteListPath } from './addresses';
import { siteCaches } from './caches';
import { readSiteList, type SiteList } from './site-list';
import type { Site } from './visited-pages';

/** The state of the downloaded site. */
export type CachedSite = {
  /** The version of a complete download. */
  version: string | undefined;
  /** Whether there's also an incomplete download. */
  isPartial: boolean;
};

/** Marks the list in a cache that contains all files. */
const completeMark = 'x-kept-complete';

/** Returns the state of the downloaded site. Caches without a valid list are ignored. */
export async function readCachedSite(site: Site): Promise<CachedSite> {
  const result: CachedSite = { version: undefined, isPartial: false };
  for (const name of await siteCaches(site.names)) {
    const record = await recordOf(site, name);
    const isWhole = isComplete(record);
    const list = await readSiteList(record);
    if (list && isWhole) result.version = list.version;
    else if (list) result.isPartial = true;
  }
  return result;
}

/** Deletes all versions of the downloaded site. */
export async function removeSite({ names }: Site): Promise<void> {
  await Promise.all((await siteCaches(names)).map((name) => caches.delete(name)));
}

/** Deletes incomplete downloads, but not a complete earlier version. */
export async function removePartialSite(site: Site): Promise<void> {
  for (const name of await siteCaches(site.names))
    if (!isComplete(await recordOf(site, name))) await caches.delete(name);
}

/** Returns the name of a version's cache. */
export const nameOfSite = ({ names }: Site, { version }: SiteList): string => names.site + version;

/** Stores the list of files in a version's cache, and whether the cache is complete. */
export async function recordSite(site: Site, list: SiteList, isWhole: boolean): Promise<void> {
  const cache = await caches.open(nameOfSite(site, list));
  const headers: HeadersInit = isWhole ? { [completeMark]: '1' } : {};
  await cache.put(site.basePath + siteListPath, new Response(JSON.stringify(list), { headers }));
}

const recordOf = async ({ basePath }: Site, name: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(basePath + siteListPath);

const isComplete = (record: Response | undefined): boolean => record?.headers.has(completeMark) ?? false;
