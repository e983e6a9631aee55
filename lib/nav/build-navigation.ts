import { sidebars } from '@/content/sidebar';
import { readFrontMatter } from '@/lib/markup/front-matter';
import { listDocuments, source } from '@/lib/pages/document-list';
import { loadReleases } from '@/lib/protocol/reference/load-release';
import type { Contract, ReleaseModel } from '@/lib/protocol/reference/model';
import { env } from '@/lib/site/env';
import { itemAt } from '@/lib/site/invariant';
import { site } from '@/lib/site/site';
import type { Navigation } from './navigation';
import type { ReleaseTree } from './releases';
import { type SidebarCategory, type SidebarItem, type SidebarPage, withoutUnwritten } from './sidebar';

/** Combines the manifest with the pages that exist. */
export function buildNavigation(): Navigation {
  if (env.contentDir) return { sections: [folderSection()], releases: [] };
  const written = new Set(listDocuments().map(({ slug }) => slug));
  const sections = site.navbar.map(({ section, label, href }) => ({
    id: section,
    label,
    slug: href.slice(1),
    items: withoutUnwritten(sidebars[section], (slug) => written.has(slug)),
  }));
  return { sections: sections.filter(({ items }) => items.length > 0), releases: listReleaseTrees() };
}

/**
 * Builds the navigation for a folder of plain pages: one section with a category per folder. The titles are read
 * without compiling the pages.
 */
function folderSection() {
  const pages = listDocuments().map((entry) => {
    const { frontMatter } = readFrontMatter(source.read(entry), entry.file, source);
    return { slug: entry.slug, label: frontMatter.title };
  });
  const items: SidebarItem[] = sidebarFromFolders(pages);
  return { id: 'docs', label: 'Docs', slug: pages[0]?.slug ?? '', items };
}

/** Builds a sidebar for pages without a manifest: one collapsed category per folder, in the order of the pages. */
export function sidebarFromFolders(pages: SidebarPage[]): SidebarItem[] {
  const root: SidebarItem[] = [];
  const categories = new Map<string, SidebarItem[]>([['', root]]);
  for (const page of pages) {
    itemsOf(categories, page.slug.split('/').slice(0, -1)).push(page);
  }
  return root;
}

function itemsOf(categories: Map<string, SidebarItem[]>, folders: string[]): SidebarItem[] {
  const key = folders.join('/');
  const existing = categories.get(key);
  if (existing) return existing;
  const items: SidebarItem[] = [];
  const category: SidebarCategory = { label: toLabel(itemAt(folders, -1)), collapsed: true, items };
  itemsOf(categories, folders.slice(0, -1)).push(category);
  categories.set(key, items);
  return items;
}

const toLabel = (folder: string): string =>
  folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ');

/** Lists the releases in the reference. Those that aren't in the manifest include their sidebars. */
const listReleaseTrees = (): ReleaseTree[] => loadReleases().map(toTree);

const toTree = ({ release, contracts }: ReleaseModel): ReleaseTree => ({
  protocol: release.protocol,
  version: release.version,
  isDefault: release.isDefault,
  items: release.isDefault ? [] : toItems(contracts),
});

/** Contracts first, followed by a category for each source folder. */
function toItems(contracts: readonly Contract[]): SidebarItem[] {
  const groups = [...new Set(contracts.map(({ group }) => group))];
  return groups.flatMap((group): SidebarItem[] => {
    const pages = contracts
      .filter((each) => each.group === group)
      .map(({ name, slug }) => ({ label: name, slug }));
    return group === '' ? pages : [{ label: group, collapsed: true, items: pages }];
  });
}
