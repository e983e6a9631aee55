import { readVisited } from '@/lib/browser/offline/caches';
import { pageFiles } from '@/lib/browser/offline/page-files';
import type { Site } from '@/lib/browser/offline/visited-pages';
import { atBase } from '@/lib/site/page-paths';

/**
 * Deletes the files of earlier builds that no cached page references, and caches of earlier kinds. It runs when a new
 * worker is activated. Browsers delay that until the last tab with the old one is closed, so open tabs don't lose their
 * files.
 * @param own the hashed files of the worker's own build, as paths with the base path
 */
export async function dropUnneeded({ basePath, names }: Site, own: readonly string[]): Promise<void> {
  // Other sites can share the origin.
  for (const name of await caches.keys())
    if (name.startsWith(names.prefix) && name !== names.pages && name !== names.files)
      await caches.delete(name);
  const needed = new Set([...own, atBase('/search-index.json', basePath)]);
  for await (const { text } of readVisited(names))
    for (const path of filesIn(text, basePath)) needed.add(path);
  const files = await caches.open(names.files);
  for (const request of await files.keys())
    if (!needed.has(new URL(request.url).pathname)) await files.delete(request);
}

function filesIn(text: string, basePath: string): string[] {
  const { shown, scripts } = pageFiles(text, basePath);
  return [...shown, ...scripts, ...(text.match(/(?:\/[\w.-]+)*\/_next\/static\/[\w./-]+/g) ?? [])];
}
