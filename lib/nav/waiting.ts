import { listDocuments } from '@/lib/content/document-list';
import { env } from '@/lib/env';
import { linkedSlug } from './linked-slug';
import { listedSlugs } from './listed-slugs';

// Neither list changes during a build, in which every link of every page asks.
const keep = process.env.NODE_ENV === 'production';
let known: Set<string> | undefined;

/** Slugs that the sidebar lists and nobody has written yet. A folder of plain pages has no sidebar of its own. */
export function waitingSlugs(): ReadonlySet<string> {
  if (known && keep) return known;
  known = env.contentDir ? new Set() : findWaiting();
  return known;
}

function findWaiting(): Set<string> {
  const written = new Set(listDocuments().map(({ slug }) => slug));
  return new Set(listedSlugs().filter((slug) => !written.has(slug)));
}

/** Whether an address is that of a page among those that wait to be written. */
export function isWaiting(href: string, waiting: ReadonlySet<string> = waitingSlugs()): boolean {
  const slug = linkedSlug(href);
  return slug !== undefined && waiting.has(slug);
}
