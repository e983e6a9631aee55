import { listDocuments } from '@/lib/content/document-list';
import { env } from '@/lib/env';
import { listedSlugs } from './listed-slugs';

/** Slugs that the sidebar lists and nobody has written yet. A folder of plain pages has no sidebar of its own. */
export function waitingSlugs(): Set<string> {
  if (env.contentDir) return new Set();
  const written = new Set(listDocuments().map(({ slug }) => slug));
  return new Set(listedSlugs().filter((slug) => !written.has(slug)));
}

/** Whether an address is that of a page among those that wait to be written. */
export function isWaiting(href: string, waiting: ReadonlySet<string> = waitingSlugs()): boolean {
  const slug = /^\/([^#?]+)/.exec(href)?.[1];
  return slug !== undefined && waiting.has(slug);
}
