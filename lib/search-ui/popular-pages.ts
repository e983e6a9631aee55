import { type Navigation, placeOfPage } from '@/lib/nav/navigation';
import type { SavedPage } from './saved-page';

/** What most readers come for, by their slugs; shown before anything is typed. */
export const popularSlugs = [
  'concepts/what-is-sablier',
  'concepts/lockup/stream-shapes',
  'guides/lockup/deployments',
  'guides/lockup/etherscan',
  'reference/errors',
  'apps/guides/csv-support',
  'support/faq',
];

/** Those of them that exist; on a site that has none, the first page of each section. */
export function popularPages(navigation: Navigation, slugs: readonly string[] = popularSlugs): SavedPage[] {
  const pages = toPages(navigation, slugs);
  return pages.length > 0
    ? pages
    : toPages(
        navigation,
        navigation.sections.map(({ slug }) => slug),
      );
}

const toPages = (navigation: Navigation, slugs: readonly string[]): SavedPage[] =>
  slugs.flatMap((slug): SavedPage[] => {
    const place = placeOfPage(navigation, slug);
    if (!place?.label) return [];
    const trail = [place.section.label, ...place.trail.map(({ label }) => label)];
    return [{ path: `/${slug}`, title: place.label, trail: trail.join(' › '), kind: 'page' }];
  });
