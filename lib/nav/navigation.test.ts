import { expect, test } from 'vitest';
import { firstPageOf, type Navigation, placeOfPage, sectionOf } from './navigation';
import type { SidebarItem } from './sidebar';

const items: SidebarItem[] = [
  { label: 'Start', slug: 'concepts/start' },
  {
    label: 'Lockup',
    collapsed: true,
    items: [
      { label: 'Overview', slug: 'concepts/lockup/overview' },
      { label: 'More', collapsed: true, items: [{ label: 'Hooks', slug: 'concepts/lockup/hooks' }] },
    ],
  },
];
const navigation: Navigation = {
  releases: [],
  sections: [
    { id: 'concepts', label: 'Concepts', slug: 'concepts/start', items },
    { id: 'api', label: 'API', slug: 'api/overview', items: [{ label: 'Overview', slug: 'api/overview' }] },
  ],
};

test('a page has the categories above it and its neighbors, even in other categories', () => {
  const place = placeOfPage(navigation, 'concepts/lockup/overview');
  expect(place?.trail.map(({ label }) => label)).toEqual(['Lockup']);
  expect(place?.previous?.slug).toBe('concepts/start');
  expect(place?.next?.slug).toBe('concepts/lockup/hooks');
});

test('a page that is not in any sidebar has no place and no section, whatever its URL', () => {
  expect(placeOfPage(navigation, 'api/other')).toBeUndefined();
  expect(sectionOf(navigation, 'api/other')).toBeUndefined();
  expect(sectionOf(navigation, 'api/overview')?.id).toBe('api');
});

test('a link to a page of another section is not a page of this one', () => {
  const [concepts, api] = navigation.sections;
  const link = { label: 'Data', slug: 'api/overview', isLink: true } as const;
  const linked = { ...navigation, sections: [{ ...concepts, items: [...items, link] }, api] } as Navigation;
  expect(sectionOf(linked, 'api/overview')?.id).toBe('api');
  expect(placeOfPage(linked, 'concepts/lockup/hooks')?.next).toBeUndefined();
});

test('a category links to its first entry, however deeply nested', () => {
  const nested = {
    label: 'A',
    collapsed: true,
    items: [{ label: 'B', collapsed: true, items: [{ label: 'C', slug: 'c' }] }],
  };
  expect(firstPageOf(nested)?.slug).toBe('c');
  const linked = { label: 'A', collapsed: false, items: [{ label: 'B', slug: 'b', isLink: true }] } as const;
  expect(firstPageOf(linked)?.slug, 'of another section').toBe('b');
});
