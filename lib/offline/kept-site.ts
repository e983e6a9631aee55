import { siteListPath } from './addresses';
import { siteCaches } from './find-kept';
import { readSiteList, type SiteList } from './site-list';
import type { Site } from './visited-pages';

/** What is kept of the whole site. */
export type KeptSite = {
  /** Of a whole one. */
  version: string | undefined;
  /** Whether another one has arrived in part. */
  isPartial: boolean;
};

/** Marks the list in a cache that holds all of it. */
const completeMark = 'x-kept-complete';

/** What is kept of the whole site. Caches that hold no list we can read don't count. */
export async function readKeptSite(site: Site): Promise<KeptSite> {
  const kept: KeptSite = { version: undefined, isPartial: false };
  for (const name of await siteCaches(site.names)) {
    const record = await recordOf(site, name);
    const isWhole = isComplete(record);
    const list = await readSiteList(record);
    if (list && isWhole) kept.version = list.version;
    else if (list) kept.isPartial = true;
  }
  return kept;
}

/** Deletes what is kept of the whole site. */
export async function removeSite({ names }: Site): Promise<void> {
  await Promise.all((await siteCaches(names)).map((name) => caches.delete(name)));
}

/** Takes back an attempt: what had arrived goes, a whole site of an earlier version stays. */
export async function removePartialSite(site: Site): Promise<void> {
  for (const name of await siteCaches(site.names))
    if (!isComplete(await recordOf(site, name))) await caches.delete(name);
}

/** The cache of a version of the whole site. */
export const nameOfSite = ({ names }: Site, { version }: SiteList): string => names.site + version;

/** Notes in the cache of a version what belongs to it, and whether all of it is there. */
export async function recordSite(site: Site, list: SiteList, isWhole: boolean): Promise<void> {
  const cache = await caches.open(nameOfSite(site, list));
  const headers: HeadersInit = isWhole ? { [completeMark]: '1' } : {};
  await cache.put(site.basePath + siteListPath, new Response(JSON.stringify(list), { headers }));
}

const recordOf = async ({ basePath }: Site, name: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(basePath + siteListPath);

const isComplete = (record: Response | undefined): boolean => record?.headers.has(completeMark) ?? false;
