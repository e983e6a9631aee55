import { expect, test } from 'vitest';
import { releases } from '@/content/releases';
import { listDocuments } from '@/lib/pages/document-list';
import { releaseId } from '@/lib/site/release';
import { buildNavigation, sidebarFromFolders } from './build-navigation';
import { placeOfPage } from './navigation';
import { isCategory, pagesOf, type SidebarItem } from './sidebar';

test('each folder becomes one category at its depth', () => {
  const pages = ['intro', 'first-part/a', 'first-part/deep/b', 'first-part/c'].map((slug) => ({
    slug,
    label: slug,
  }));
  expect(sidebarFromFolders(pages)).toEqual([
    { slug: 'intro', label: 'intro' },
    {
      label: 'First part',
      collapsed: true,
      items: [
        { slug: 'first-part/a', label: 'first-part/a' },
        {
          label: 'Deep',
          collapsed: true,
          items: [{ slug: 'first-part/deep/b', label: 'first-part/deep/b' }],
        },
        { slug: 'first-part/c', label: 'first-part/c' },
      ],
    },
  ]);
});

test('every page has a place, and the sidebars have the newest releases only', () => {
  const navigation = buildNavigation();
  const slugs = listDocuments().map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThan(100);
  expect(slugs.filter((slug) => !placeOfPage(navigation, slug))).toEqual([]);
  const shown = new Set(navigation.sections.flatMap(({ items }) => pagesOf(items).map(({ slug }) => slug)));
  const inSidebar = navigation.releases.filter(({ contracts }) =>
    pagesOf(contracts).some(({ slug }) => shown.has(slug)),
  );
  const newest = releases.filter(({ status }) => status === 'newest').map(releaseId);
  expect(newest.length).toBeGreaterThan(1);
  expect(newest).toEqual(expect.arrayContaining(inSidebar.map(releaseId)));
  expect(inSidebar.length).toBeGreaterThan(1);
  expect(shown).not.toContain('guides/lockup/v1.2/overview');
});

test('a page of an older release is shown in its product, and keeps its neighbors in the list of older releases', () => {
  const navigation = buildNavigation();
  const placeOf = (slug: string) => {
    const place = placeOfPage(navigation, slug);
    return [...(place?.trail ?? []), place, place?.previous, place?.next].map((each) => each?.label);
  };
  expect(placeOf('guides/deployments/lockup-v2.0')).toEqual([
    'Lockup v2.0',
    'Lockup addresses',
    'Lockup v3.0 addresses',
    'Lockup v1.2 addresses',
  ]);
  expect(placeOf('reference/flow/diagrams').slice(0, 3)).toEqual([
    'Flow v1.0',
    'Storage and formulas of Flow v1.0',
    'Storage and formulas of Lockup v1.2',
  ]);
  expect(placeOf('guides/lockup/examples/create-airstream')[0], 'no release to choose').toBe(
    'Older releases',
  );
});

test('every link of a sidebar leads to a page of another section', () => {
  const { sections } = buildNavigation();
  const linksIn = (items: readonly SidebarItem[]): string[] =>
    items.flatMap((item) => (isCategory(item) ? linksIn(item.items) : item.isLink ? [item.slug] : []));
  const slugs = new Set(listDocuments().map(({ slug }) => slug));
  for (const { id, items } of sections) {
    expect(linksIn(items).filter((slug) => !slugs.has(slug) || slug.startsWith(`${id}/`))).toEqual([]);
  }
  expect(sections.flatMap(({ items }) => linksIn(items))).not.toEqual([]);
});

test('pages with addresses have different names within a section', () => {
  for (const { items } of buildNavigation().sections) {
    const labels = pagesOf(items).flatMap(({ label }) => (label.includes('addresses') ? [label] : []));
    const current = labels.filter((label) => !/v\d/i.test(label));
    expect(new Set(current).size).toBe(current.length);
  }
});
