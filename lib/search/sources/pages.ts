import { sidebars } from '@/content/sidebar';
import type { Document } from '@/lib/content/document';
import { isCategory, type SidebarItem } from '@/lib/nav/sidebar';
import type { SearchEntry } from '../entry';

/** The last section of each page by our rules: links to other pages, which are found by themselves. */
const pointers = 'Where to go next';

/** A written page: what stands before its first heading, and one entry for each section and part. */
export function pageEntries(document: Document): SearchEntry[] {
  const { slug, frontMatter, sections } = document;
  let above = '';
  return sections
    .filter(({ heading }) => heading !== pointers)
    .map(({ id, depth, heading, text }): SearchEntry => {
      const shared = { slug, anchor: id ?? null };
      if (depth === 1) {
        const content = [frontMatter.description, text].filter(Boolean).join('\n');
        return { ...shared, headings: [frontMatter.title], content, kind: 'page', keywords: labelsOf(slug) };
      }
      if (depth === 2) above = heading;
      const headings = [frontMatter.title, ...(depth === 3 && above ? [above] : []), heading];
      return { ...shared, headings, content: text, kind: 'section', keywords: [] };
    });
}

const labels = new Map(Object.values(sidebars).flatMap((items) => labelsBelow(items, [])));

/** What the sidebar calls each page, and the categories in which it stands. */
function labelsBelow(
  items: readonly SidebarItem[],
  above: readonly string[],
): [slug: string, labels: string[]][] {
  return items.flatMap((item) =>
    isCategory(item)
      ? labelsBelow(item.items, [...above, item.label])
      : [[item.slug, [item.label, ...above.slice(1)]]],
  );
}

/** Names of a page besides its title. Of the categories the first names only the product, as the address does. */
const labelsOf = (slug: string): string[] => labels.get(slug) ?? [];
