import { navigation } from '@/.generated/navigation';
import { env } from '@/lib/env';
import { linkedSlug } from './linked-slug';
import { listedSlugs } from './listed-slugs';
import { pagesOf } from './sidebar';

const listed = new Set(env.contentDir ? [] : listedSlugs());
const written = new Set(navigation.sections.flatMap(({ items }) => pagesOf(items).map(({ slug }) => slug)));

/**
 * Whether an address is that of a page that the manifest lists and nobody has written yet. It answers as `isWaiting` does,
 * out of the finished navigation: what draws a page needn't know all documents.
 */
export function isUnwritten(href: string): boolean {
  const slug = linkedSlug(href);
  return slug !== undefined && listed.has(slug) && !written.has(slug);
}
