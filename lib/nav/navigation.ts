import type { Announcement } from '@/lib/site/announcement';
import { required } from '@/lib/site/invariant';
import { type ReleaseTree, releaseOfContract, releaseOfPage, withRelease } from './releases';
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
  // A page that the manifest lists keeps its place in the reading order, wherever an older release shows it.
  const pages = pagesOf((listingOf(navigation, slug) ?? section).items);
  const index = pages.findIndex((page) => page.slug === slug);
  const [previous, next] = [pages[index - 1], pages[index + 1]];
  return {
    section,
    label: required(pagesOf(section.items).find((page) => page.slug === slug)).label,
    trail: required(trailTo(section.items, slug)),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

/** For a page of an older release, the section's sidebar shows that release. */
export function sectionOf(navigation: Navigation, slug: string): Section | undefined {
  const { sections, releases } = navigation;
  const release = releaseOfContract(releases, slug) ?? releaseOfPage(releases, slug);
  const whole = release && sections.find(({ id }) => slug.startsWith(`${id}/`));
  const section = listingOf(navigation, slug) ?? whole;
  if (!section || !release || release.isNewest) return section;
  return { ...section, items: withRelease(section.items, release, releases) };
}

const listingOf = ({ sections }: Navigation, slug: string): Section | undefined =>
  sections.find(({ items }) => pagesOf(items).some((page) => page.slug === slug));

/** Returns the categories that contain a page, from the outermost one, or `undefined` if it's not among the items. */
export function trailTo(items: readonly SidebarItem[], slug: string): SidebarCategory[] | undefined {
  for (const item of items) {
    if (!isCategory(item) && item.slug === slug) return [];
    const below = isCategory(item) && trailTo(item.items, slug);
    if (below) return [item, ...below];
  }
  return undefined;
}

/** Returns the first entry of a category, at any depth, which the category links to if it can't be expanded. */
export const firstPageOf = ({ items: [first] }: SidebarCategory): SidebarPage | undefined =>
  first && isCategory(first) ? firstPageOf(first) : first;
