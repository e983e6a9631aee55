import { sidebars } from '@/content/sidebar';
import { pagesOf, type Sidebars } from './sidebar';

/** Lists all slugs in the manifest, written or not, including duplicates. */
export const listedSlugs = (manifest: Sidebars = sidebars): string[] =>
  Object.values(manifest).flatMap((items) => pagesOf(items).map(({ slug }) => slug));
