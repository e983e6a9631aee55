import type { SectionId } from '@/lib/site/site';

/** A page, or with `isLink`, a link to a page of another section, which is `shared` if that section shows the same sidebar. */
export type SidebarPage = { label: string; slug: string; isLink?: true | 'shared' };

/** A group of pages. `collapsed` is its initial state. A group with `staysOpen` is open beside every other one. */
export type SidebarCategory = {
  label: string;
  collapsed: boolean;
  staysOpen?: true;
  items: readonly SidebarItem[];
};

export type SidebarItem = SidebarPage | SidebarCategory;

export type Sidebars = Record<SectionId, readonly SidebarItem[]>;

export const isCategory = (item: SidebarItem): item is SidebarCategory => 'items' in item;

/** Caches the results of `pagesOf`, because each of about a thousand pages calls it several times. */
const cache = new WeakMap<readonly SidebarItem[], readonly SidebarPage[]>();

/** Lists all pages among these items, in reading order, without links to other sections. */
export function pagesOf(items: readonly SidebarItem[]): readonly SidebarPage[] {
  const cached = cache.get(items);
  if (cached) return cached;
  const pages = items.flatMap((item) => (isCategory(item) ? pagesOf(item.items) : item.isLink ? [] : [item]));
  cache.set(items, pages);
  return pages;
}
