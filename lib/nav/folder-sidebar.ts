import type { SidebarCategory, SidebarItem, SidebarPage } from './sidebar';

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
  const category: SidebarCategory = { label: toLabel(folders.at(-1) ?? ''), collapsed: true, items };
  itemsOf(categories, folders.slice(0, -1)).push(category);
  categories.set(key, items);
  return items;
}

const toLabel = (folder: string): string =>
  folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ');
