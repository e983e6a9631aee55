import { isCategory, pagesOf, type SidebarCategory, type SidebarItem, type SidebarPage } from './sidebar';

/** A section of the site: its place in the navbar and its sidebar, holding only pages that exist. */
export type Section = { id: string; label: string; slug: string; items: SidebarItem[] };

/** All that navigation shows. It is written to one module, so that it travels once and not with every page. */
export type Navigation = { sections: Section[] };

/** Where a page stands: its section, the categories above it, and its neighbours in reading order. */
export type PagePlace = {
  section: Section;
  label: string;
  trail: SidebarCategory[];
  previous?: SidebarPage;
  next?: SidebarPage;
};

/** The place of a page, or `undefined` for a page that stands in no sidebar. */
export function placeOfPage({ sections }: Navigation, slug: string): PagePlace | undefined {
  for (const section of sections) {
    const pages = pagesOf(section.items);
    const index = pages.findIndex((page) => page.slug === slug);
    const page = pages[index];
    if (!page) continue;
    const [previous, next] = [pages[index - 1], pages[index + 1]];
    return {
      section,
      label: page.label,
      trail: trailTo(section.items, slug) ?? [],
      ...(previous && { previous }),
      ...(next && { next }),
    };
  }
  return undefined;
}

/** The section that holds a page, or `undefined` for a page that stands in none. */
export const sectionOf = ({ sections }: Navigation, slug: string): Section | undefined =>
  sections.find((section) => pagesOf(section.items).some((page) => page.slug === slug));

function trailTo(items: readonly SidebarItem[], slug: string): SidebarCategory[] | undefined {
  for (const item of items) {
    if (!isCategory(item)) {
      if (item.slug === slug) return [];
      continue;
    }
    const below = trailTo(item.items, slug);
    if (below) return [item, ...below];
  }
  return undefined;
}

/** The first page below a category, which stands for it where it can't be opened. */
export const firstPageOf = (category: SidebarCategory): SidebarPage | undefined => pagesOf(category.items)[0];
