import type { SectionId } from '@/lib/site/site';

export type SidebarPage = { label: string; slug: string };

/**
 * A collapsible group of pages. `collapsed` is its initial state. `isShared` is for pages that belong to no product: the
 * group is open beside every product, and breadcrumbs leave it out.
 */
export type SidebarCategory = {
  label: string;
  collapsed: boolean;
  isShared?: true;
  items: readonly SidebarItem[];
};

export type SidebarItem = SidebarPage | SidebarCategory;

export type Sidebars = Record<SectionId, readonly SidebarItem[]>;

export const isCategory = (item: SidebarItem): item is SidebarCategory => 'items' in item;

/** Caches the results of `pagesOf`, because each of about a thousand pages calls it several times. */
const cache = new WeakMap<readonly SidebarItem[], readonly SidebarPage[]>();

/** Lists all pages among these items, in reading order. */
export function pagesOf(items: readonly SidebarItem[]): readonly SidebarPage[] {
  const cached = cache.get(items);
  if (cached) return cached;
  const pages = items.flatMap((item) => (isCategory(item) ? pagesOf(item.items) : [item]));
  cache.set(items, pages);
  return pages;
}
