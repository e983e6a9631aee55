import { listedSlugs } from '@/lib/check/check-sidebar';
import { isWritten } from '@/lib/content/documents';
import { env } from '@/lib/env';

// A folder of plain pages has no manifest.
const listed = new Set(env.contentDir ? [] : listedSlugs());

/** Slugs that the sidebar lists and nobody has written yet. */
export const waitingSlugs = (): string[] => [...listed].filter((slug) => !isWritten(slug));

/** Whether an address is that of a page which the sidebar lists and nobody has written yet. */
export function isWaiting(href: string): boolean {
  const slug = /^\/([^#?]+)/.exec(href)?.[1];
  return slug !== undefined && listed.has(slug) && !isWritten(slug);
}
