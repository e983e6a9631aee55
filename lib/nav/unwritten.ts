import { navigation } from '@/.generated/navigation';
import { env } from '@/lib/env';
import { linkedSlug } from './linked-slug';
import { listedSlugs } from './listed-slugs';
import { pagesOf } from './sidebar';

const listed = new Set(env.contentDir ? [] : listedSlugs());
const written = new Set(navigation.sections.flatMap(({ items }) => pagesOf(items).map(({ slug }) => slug)));

/**
 * Whether a URL leads to a page that the manifest lists but that hasn't been written yet. It gives the same results as
 * `isWaiting`, but is based on the finished navigation, so that rendering a page doesn't require all documents.
 */
export function isUnwritten(href: string): boolean {
  const slug = linkedSlug(href);
  return slug !== undefined && listed.has(slug) && !written.has(slug);
}
