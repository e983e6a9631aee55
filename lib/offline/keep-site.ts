import { isHashed, siteListPath, toPagePath } from './addresses';
import { siteCaches } from './find-kept';
import { readKept, toKept } from './kept-response';
import { nameOfSite, recordSite } from './kept-site';
import { readSiteList, type SiteFile, type SiteList } from './site-list';
import { SiteNotKept, withReason } from './site-not-kept';
import { isWhole, keepFile, type Site } from './visited-pages';

type Options = {
  /** Called with what is here, and with all, in bytes. */
  onProgress: (done: number, all: number) => void;
  signal: AbortSignal;
};

/** So many files are on their way at the same time: browsers open six connections to a host, and pages need some. */
const lanes = 3;

/** A deployment in the middle of it makes the list another one; more than so many are not waited for. */
const mostRounds = 3;

/**
 * Keeps the whole site as it is now, beside what is kept of an earlier version, which goes at the very end. What has
 * arrived stays when something fails, and is not fetched again.
 * @throws SiteNotKept; or what the signal was aborted with
 */
export async function keepSite(site: Site, options: Options): Promise<void> {
  const { signal } = options;
  let list = await fetchSiteList(site, signal);
  for (let round = 1; ; round += 1) {
    const failure = await fill(site, list, options).then(
      () => undefined,
      (error: unknown) => error,
    );
    signal.throwIfAborted();
    // A deployment may have taken away a file of the old list, or exchanged it while it was fetched.
    const now = await fetchSiteList(site, signal);
    const isLast = now.version === list.version || round === mostRounds;
    if (isLast && failure !== undefined) throw failure;
    if (isLast) break;
    list = now;
  }
  await withReason(recordSite(site, list, true));
  const own = nameOfSite(site, list);
  for (const name of await siteCaches(site.names)) if (name !== own) await caches.delete(name);
}

/** What makes up the whole site as it is now. */
export async function fetchSiteList({ basePath }: Site, signal: AbortSignal): Promise<SiteList> {
  const list = await readSiteList(await ask(basePath + siteListPath, signal));
  if (!list) throw new SiteNotKept('server', `${siteListPath} is not the list of a site.`);
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
  // What is on its way arrives before a failure is told.
  const ends = await Promise.allSettled(Array.from({ length: lanes }, () => work().catch(stop)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Where files are kept: hashed ones, the rest of this version, and the rest of other ones. */
type Places = { files: Cache; pages: Cache; others: readonly Cache[] };

/** Takes a file from where it is already: from this attempt or another version; else from the network. */
async function keepPart(site: Site, file: SiteFile, places: Places, signal: AbortSignal): Promise<void> {
  const { files, pages, others } = places;
  const path = site.basePath + file.path;
  if (isHashed(file.path)) return keepFile(files, path);
  for (const cache of [pages, ...others]) {
    const here = await cache.match(path);
    if (here && readKept(here).hash === file.hash) return cache === pages ? undefined : pages.put(path, here);
  }
  const response = await ask(path, signal);
  if (!isWhole(response, toPagePath(path, site.basePath), site.basePath))
    throw new SiteNotKept('server', `${path} leads elsewhere.`);
  await pages.put(path, await toKept(response, Date.now(), file.hash));
}

/**
 * Asks the network, past all that is kept, and once more before it gives up: of hundreds of answers one may get lost.
 */
async function ask(path: string, signal: AbortSignal): Promise<Response> {
  const once = () => fetch(path, { cache: 'no-store', signal });
  const again = () => {
    signal.throwIfAborted();
    return once();
  };
  const response = await withReason(once().catch(again));
  if (!response.ok) throw new SiteNotKept('server', `${path} answered ${response.status}.`);
  return response;
}
