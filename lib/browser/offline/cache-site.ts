import { isHashed, siteListPath, toPagePath } from './addresses';
import { readCacheHeaders, toCached } from './cached-response';
import { nameOfSite, recordSite } from './cached-site';
import { siteCaches } from './caches';
import { readSiteList, type SiteFile, type SiteList } from './site-list';
import { SiteNotCached, withReason } from './site-not-cached';
import { cacheFile, isWhole, type Site } from './visited-pages';

type Options = {
  /** Called with the bytes downloaded so far and the total. */
  onProgress: (done: number, all: number) => void;
  signal: AbortSignal;
};

/** The number of parallel downloads. Browsers open six connections per host, and pages need some of them. */
const parallelDownloads = 3;

/** A deployment during the download changes the list, which starts another round, up to this many. */
const maxRounds = 3;

/**
 * Caches the current version of the whole site next to any earlier version, which is deleted at the very end.
 * If the download fails, files that have arrived are kept and aren't fetched again.
 * @throws SiteNotCached, or the signal's abort reason
 */
export async function cacheSite(site: Site, options: Options): Promise<void> {
  const { signal } = options;
  let list = await fetchSiteList(site, signal);
  for (let round = 1; ; round += 1) {
    const failure = await fill(site, list, options).then(
      () => undefined,
      (error: unknown) => error,
    );
    signal.throwIfAborted();
    // A deployment may have removed or replaced files on the list.
    const now = await fetchSiteList(site, signal);
    const isLast = now.version === list.version || round === maxRounds;
    if (isLast && failure !== undefined) throw failure;
    if (isLast) break;
    list = now;
  }
  await withReason(recordSite(site, list, true));
  const own = nameOfSite(site, list);
  for (const name of await siteCaches(site.names)) if (name !== own) await caches.delete(name);
}

/** Fetches the current list of the site's files. */
export async function fetchSiteList({ basePath }: Site, signal: AbortSignal): Promise<SiteList> {
  const list = await readSiteList(await ask(basePath + siteListPath, signal));
  if (!list) throw new SiteNotCached('server', `${siteListPath} is not a valid list of files.`);
  return list;
}

async function fill(site: Site, list: SiteList, { onProgress, signal }: Options): Promise<void> {
  const own = nameOfSite(site, list);
  await withReason(recordSite(site, list, false));
  const names = await siteCaches(site.names);
  const places: Places = {
    files: await caches.open(site.names.files),
    pages: await caches.open(own),
    others: await Promise.all(names.filter((name) => name !== own).map((name) => caches.open(name))),
  };
  let done = 0;
  const queue = [...list.files];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      signal.throwIfAborted();
      await withReason(keepPart(site, file, places, signal));
      done += file.bytes;
      onProgress(done, list.bytes);
    }
  };
  const stop = (error: unknown) => {
    queue.length = 0;
    throw error;
  };
  // Let pending downloads finish before the failure is reported.
  const ends = await Promise.allSettled(Array.from({ length: parallelDownloads }, () => work().catch(stop)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** The caches for hashed files, for the rest of this version, and for the rest of other versions. */
type Places = { files: Cache; pages: Cache; others: readonly Cache[] };

/** Reuses a file that this attempt or another version has already cached, or fetches it. */
async function keepPart(site: Site, file: SiteFile, places: Places, signal: AbortSignal): Promise<void> {
  const { files, pages, others } = places;
  const path = site.basePath + file.path;
  if (isHashed(file.path)) return cacheFile(files, path);
  for (const cache of [pages, ...others]) {
    const cached = await cache.match(path);
    if (cached && readCacheHeaders(cached).hash === file.hash)
      return cache === pages ? undefined : pages.put(path, cached);
  }
  const response = await ask(path, signal);
  if (!isWhole(response, toPagePath(path, site.basePath), site.basePath))
    throw new SiteNotCached('server', `${path} redirects to another URL.`);
  await pages.put(path, await toCached(response, Date.now(), file.hash));
}

/**
 * Fetches a file, bypassing all caches. It retries once, because one of hundreds of requests may fail by
 * chance.
 */
async function ask(path: string, signal: AbortSignal): Promise<Response> {
  const once = () => fetch(path, { cache: 'no-store', signal });
  const again = () => {
    signal.throwIfAborted();
    return once();
  };
  const response = await withReason(once().catch(again));
  if (!response.ok) throw new SiteNotCached('server', `${path} returned ${response.status}.`);
  return response;
}
