import { editDistance } from '@/lib/markup/nearest';
import type { Navigation } from '@/lib/nav/navigation';
import { pagesOf, type SidebarPage } from '@/lib/nav/sidebar';

/** Extracts search words from the last segment of a URL path: `/guides/stream-shape` becomes `stream shape`. */
export function wordsOf(path: string): string {
  const name = lastPart(trimSlashes(path)).replace(/\.\w{2,4}$/, '');
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  // By code points, because half of a character can't be part of a URL.
  return [...words.join(' ')].slice(0, 80).join('');
}

/**
 * Finds the page with the URL that's most similar to a path. The last segment counts most, because pages usually move
 * between sections and folders.
 * @returns `undefined` if no page is similar enough
 */
export function nearestPage(navigation: Navigation, path: string): SidebarPage | undefined {
  const trimmed = trimSlashes(path).slice(0, 200);
  if (!trimmed) return undefined;
  let best: { page: SidebarPage; score: number } | undefined;
  const pages = [
    ...navigation.sections.flatMap(({ items }) => pagesOf(items)),
    // A page in the sidebar comes first if another release has one that's as similar.
    ...navigation.releases.flatMap(({ contracts }) => pagesOf(contracts)),
  ];
  for (const page of pages) {
    const score = similarity(trimmed, page.slug) + similarity(lastPart(trimmed), lastPart(page.slug));
    if (!best || score > best.score) best = { page, score };
  }
  return best && best.score > 0.9 ? best.page : undefined;
}

const trimSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, '');

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Returns a value from 0 (nothing in common) to 1 (identical). */
const similarity = (a: string, b: string): number =>
  1 - editDistance(a.toLowerCase(), b.toLowerCase()) / Math.max(a.length, b.length, 1);
