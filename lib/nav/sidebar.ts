import type { SectionId } from '@/lib/site';

/** A page in a sidebar; the label may be shorter than the page's own title. */
export type SidebarPage = { label: string; slug: string };

/** A group of pages that opens and closes; `collapsed` is how it starts. */
export type SidebarCategory = { label: string; collapsed: boolean; items: readonly SidebarItem[] };

export type SidebarItem = SidebarPage | SidebarCategory;

/** One sidebar a section. */
export type Sidebars = Record<SectionId, readonly SidebarItem[]>;

export const isCategory = (item: SidebarItem): item is SidebarCategory => 'items' in item;

/** What `pagesOf` found. Each of some thousand pages asks several times, so that it would grow with their square. */
const listed = new WeakMap<readonly SidebarItem[], readonly SidebarPage[]>();

/** All pages below these items, in reading order. */
export function pagesOf(items: readonly SidebarItem[]): readonly SidebarPage[] {
  const known = listed.get(items);
  if (known) return known;
  const pages = items.flatMap((item) => (isCategory(item) ? pagesOf(item.items) : [item]));
  listed.set(items, pages);
  return pages;
}

/** The same items without the pages that don't exist and the categories that this empties. */
export const withoutUnwritten = (
  items: readonly SidebarItem[],
  isWritten: (slug: string) => boolean,
): SidebarItem[] =>
  items.flatMap((item): SidebarItem[] => {
    if (!isCategory(item)) return isWritten(item.slug) ? [item] : [];
    const rest = withoutUnwritten(item.items, isWritten);
    return rest.length > 0 ? [{ ...item, items: rest }] : [];
  });
