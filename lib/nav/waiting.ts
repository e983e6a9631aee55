import { listDocuments } from '@/lib/content/document-list';
import { env } from '@/lib/env';
import { linkedSlug } from './linked-slug';
import { listedSlugs } from './listed-slugs';

// The lists don't change during a build, in which every link on every page is checked.
const isCached = process.env.NODE_ENV === 'production';
let cache: Set<string> | undefined;

/** Returns the slugs in the sidebar that haven't been written yet. A folder of plain pages has no sidebar. */
export function waitingSlugs(): ReadonlySet<string> {
  if (cache && isCached) return cache;
  cache = env.contentDir ? new Set() : findUnwritten();
  return cache;
}

function findUnwritten(): Set<string> {
  const written = new Set(listDocuments().map(({ slug }) => slug));
  return new Set(listedSlugs().filter((slug) => !written.has(slug)));
}

/** Whether a URL leads to an unwritten page. */
export function isWaiting(href: string, waiting: ReadonlySet<string> = waitingSlugs()): boolean {
  const slug = linkedSlug(href);
  return slug !== undefined && waiting.has(slug);
}
