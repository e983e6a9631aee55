import { sidebars } from '@/content/sidebar';
import { pagesOf, type Sidebars } from './sidebar';

/** All slugs that the manifest lists, written or not, each as often as it stands there. */
export const listedSlugs = (manifest: Sidebars = sidebars): string[] =>
  Object.values(manifest).flatMap((items) => pagesOf(items).map(({ slug }) => slug));
