import { sidebars } from '@/content/sidebar';
import { readFrontMatter } from '@/lib/markup/front-matter';
import { listDocuments, source } from '@/lib/pages/document-list';
import { env } from '@/lib/site/env';
import { site } from '@/lib/site/site';
import { sidebarFromFolders } from './folder-sidebar';
import type { Navigation } from './navigation';
import { listReleaseTrees } from './release-trees';
import { type SidebarItem, withoutUnwritten } from './sidebar';

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
