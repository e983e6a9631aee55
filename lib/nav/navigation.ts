import type { Announcement } from '@/lib/site/announcement';
import { itemAt, required } from '@/lib/site/invariant';
import { olderReleaseOf, type ReleaseTree, releaseOf, releaseOfPage, withRelease } from './releases';
import { isCategory, pagesOf, type SidebarCategory, type SidebarItem, type SidebarPage } from './sidebar';

/** A section of the site: its link in the navbar, and its sidebar with the pages that exist. */
export type Section = { id: string; label: string; slug: string; items: SidebarItem[] };

/** The whole navigation, and the bar above it. It's in a single module, so that readers download it once instead of with every page. */
export type Navigation = {
  sections: Section[];
  releases: ReleaseTree[];
  announcement?: Announcement | undefined;
};

/** The place of a page in the navigation: its section, the categories above it, and its neighbors in reading order. */
export type PagePlace = {
  section: Section;
  label: string;
  trail: SidebarCategory[];
  previous?: SidebarPage;
  next?: SidebarPage;
};

/** Returns the place of a page, or `undefined` if it isn't in any sidebar. */
export function placeOfPage(navigation: Navigation, slug: string): PagePlace | undefined {
  const section = sectionOf(navigation, slug);
  if (!section) return undefined;
  const pages = pagesOf(section.items);
  const index = pages.findIndex((page) => page.slug === slug);
  const [previous, next] = [pages[index - 1], pages[index + 1]];
  return {
    section,
    label: itemAt(pages, index).label,
    trail: required(trailTo(section.items, slug)),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

/** For a page of an older release, the section's sidebar shows that release. */
export function sectionOf({ sections, releases }: Navigation, slug: string): Section | undefined {
  const contains = (items: readonly SidebarItem[]) => pagesOf(items).some((page) => page.slug === slug);
  const section = sections.find(({ items }) => contains(items));
  const older = olderReleaseOf(releases, slug);
  if (section) return older ? { ...section, items: withRelease(section.items, older, releases) } : section;
  const release = releaseOf(releases, slug) ?? releaseOfPage(releases, slug);
  const whole = sections.find(({ id }) => slug.startsWith(`${id}/`));
  return release && whole && { ...whole, items: withRelease(whole.items, release, releases) };
}

/** Returns the categories that contain a page, from the outermost one, or `undefined` if it's not among the items. */
export function trailTo(items: readonly SidebarItem[], slug: string): SidebarCategory[] | undefined {
  for (const item of items) {
    if (!isCategory(item) && item.slug === slug) return [];
    const below = isCategory(item) && trailTo(item.items, slug);
    if (below) return [item, ...below];
  }
  return undefined;
}

/** Returns the first page in a category, which the category links to if it can't be expanded. */
export const firstPageOf = (category: SidebarCategory): SidebarPage | undefined => pagesOf(category.items)[0];
