import { type ReleaseTree, withRelease } from './releases';
import { isCategory, pagesOf, type SidebarCategory, type SidebarItem, type SidebarPage } from './sidebar';

/** A section of the site: its place in the navbar and its sidebar, holding only pages that exist. */
export type Section = { id: string; label: string; slug: string; items: SidebarItem[] };

/** All that navigation shows. It is written to one module, so that it travels once and not with every page. */
export type Navigation = { sections: Section[]; releases: ReleaseTree[] };

/** Where a page stands: its section, the categories above it, and its neighbours in reading order. */
export type PagePlace = {
  section: Section;
  label: string;
  trail: SidebarCategory[];
  previous?: SidebarPage;
  next?: SidebarPage;
};

/** The place of a page, or `undefined` for a page that stands in no sidebar. */
export function placeOfPage(navigation: Navigation, slug: string): PagePlace | undefined {
  const section = sectionOf(navigation, slug);
  if (!section) return undefined;
  const pages = pagesOf(section.items);
  const index = pages.findIndex((page) => page.slug === slug);
  const [previous, page, next] = [pages[index - 1], pages[index], pages[index + 1]];
  return {
    section,
    label: page?.label ?? '',
    trail: trailTo(section.items, slug) ?? [],
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

/**
 * The section that holds a page, or `undefined` for a page that stands in none. For a contract of a release that is not
 * the default, it is the reference with that release's contracts in place of the others.
 */
export function sectionOf({ sections, releases }: Navigation, slug: string): Section | undefined {
  const holds = (items: readonly SidebarItem[]) => pagesOf(items).some((page) => page.slug === slug);
  const section = sections.find(({ items }) => holds(items));
  if (section) return section;
  const release = releases.find(({ items }) => holds(items));
  const reference = sections.find(({ id }) => id === 'reference');
  return release && reference && { ...reference, items: withRelease(reference.items, release) };
}

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
