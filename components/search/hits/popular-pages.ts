import { popularAddresses } from '@/content/search';
import { type Navigation, placeOfPage } from '@/lib/nav/navigation';
import { products } from '@/lib/nav/sections';
import type { SavedPage } from './saved-pages';

/** A popular page, with its product or an empty string. */
type PopularPage = SavedPage & { product: string };

const popularSlugs = popularAddresses.map((path) => path.slice(1));

/** Returns the popular pages that exist. If there are none, returns the first page of each section. */
export function popularPages(navigation: Navigation, slugs: readonly string[] = popularSlugs): PopularPage[] {
  const pages = toPages(navigation, slugs);
  return pages.length > 0
    ? pages
    : toPages(
        navigation,
        navigation.sections.map(({ slug }) => slug),
      );
}

/** Returns those of the pages that exist, with their places. */
export const toPages = (navigation: Navigation, slugs: readonly string[]): PopularPage[] =>
  slugs.flatMap((slug): PopularPage[] => {
    const place = placeOfPage(navigation, slug);
    if (!place?.label) return [];
    const trail = [place.section.label, ...place.trail.map(({ label }) => label)];
    // The index knows all products, but loads later.
    const product = products.find(
      ({ id, label }) => slug.split('/').includes(id) || place.label.includes(`(${label})`),
    );
    const { label: title } = place;
    return [{ path: `/${slug}`, title, trail: trail.join(' › '), kind: 'page', product: product?.id ?? '' }];
  });
