import { type Navigation, placeOfPage } from '@/lib/nav/navigation';
import type { SavedPage } from './saved-pages';

/** Slugs of the most popular pages, shown before the reader types. */
export const popularSlugs = [
  'concepts/what-is-sablier',
  'apps/features/vesting',
  'apps/features/drops',
  'concepts/lockup/stream-shapes',
  'guides/lockup/deployments',
  'guides/lockup/etherscan',
  'reference/errors',
  'support/faq',
];

/** Returns the popular pages that exist. If there are none, returns the first page of each section. */
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
