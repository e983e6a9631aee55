import { editDistance } from '@/lib/nearest';
import type { Navigation } from './navigation';
import { pagesOf, type SidebarPage } from './sidebar';

/** What a reader may have looked for, from the last parts of an address: `/guides/stream-shape` is `guides stream shape`. */
export const wordsOf = (path: string): string =>
  path
    .replace(/\.\w{2,4}$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
    .slice(0, 80);

/**
 * The existing page whose address resembles a path most. A page's last part weighs most, since sections and folders are
 * what moves.
 * @returns `undefined` when nothing comes near
 */
export function nearestPage(navigation: Navigation, path: string): SidebarPage | undefined {
  const asked = path.replace(/^\/+|\/+$/g, '').slice(0, 200);
  if (!asked) return undefined;
  let best: { page: SidebarPage; score: number } | undefined;
  for (const page of navigation.sections.flatMap(({ items }) => pagesOf(items))) {
    const score = likeness(asked, page.slug) + likeness(lastPart(asked), lastPart(page.slug));
    if (!best || score > best.score) best = { page, score };
  }
  return best && best.score > 0.9 ? best.page : undefined;
}

const lastPart = (path: string): string => path.split('/').at(-1) ?? '';

/** From 0, nothing in common, to 1, the same. */
const likeness = (a: string, b: string): number =>
  1 - editDistance(a.toLowerCase(), b.toLowerCase()) / Math.max(a.length, b.length, 1);
