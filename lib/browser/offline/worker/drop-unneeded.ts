import { siteListPath } from '@/lib/browser/offline/addresses';
import { toServed } from '@/lib/browser/offline/cached-response';
import { siteCaches } from '@/lib/browser/offline/caches';
import { pageFiles } from '@/lib/browser/offline/page-files';
import { readSiteList } from '@/lib/browser/offline/site-list';
import type { Site } from '@/lib/browser/offline/visited-pages';

/**
 * Deletes the files of earlier builds that no cached page references. It runs when a new worker is activated. Browsers
 * delay that until the last tab with the old one is closed, so open tabs don't lose their files.
 * @param own the hashed files of the worker's own build, as paths with the base path
 */
export async function dropUnneeded({ basePath, names }: Site, own: readonly string[]): Promise<void> {
  const needed = new Set([...own, `${basePath}/search-index.json`]);
  const visited = await caches.open(names.visited);
  for (const request of await visited.keys()) {
    const page = request.url.endsWith('.txt')
      ? undefined
      : await visited.match(request, { ignoreVary: true });
    const served = page && (await toServed(page).catch(() => undefined));
    if (!served) continue;
    const { shown, scripts } = pageFiles(await served.text(), basePath);
    for (const path of [...shown, ...scripts]) needed.add(path);
  }
  for (const name of await siteCaches(names)) {
    const list = await readSiteList(await (await caches.open(name)).match(basePath + siteListPath));
    for (const { path } of list?.files ?? []) needed.add(basePath + path);
  }
  const files = await caches.open(names.files);
  for (const request of await files.keys())
    if (!needed.has(new URL(request.url).pathname)) await files.delete(request);
}
