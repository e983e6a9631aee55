import { expect, test } from 'vitest';
import { popularAddresses } from '@/content/search';
import { sidebars } from '@/content/sidebar';
import type { Navigation } from '@/lib/nav/navigation';
import { productOf } from '@/lib/nav/place-of-slug';
import type { SidebarItem } from '@/lib/nav/sidebar';
import { popularPages } from './popular-pages';

const navigation: Navigation = {
  sections: [
    {
      id: 'concepts',
      label: 'Concepts',
      slug: 'concepts/start',
      items: [
        { label: 'Start', slug: 'concepts/start' },
        { label: 'Lockup', collapsed: false, items: [{ label: 'Shapes', slug: 'concepts/shapes' }] },
      ],
    },
  ],
  releases: [],
};

test('a popular page has its breadcrumbs as trail', () => {
  expect(popularPages(navigation, ['concepts/shapes'])).toEqual([
    { path: '/concepts/shapes', title: 'Shapes', trail: 'Concepts › Lockup', kind: 'page', product: '' },
  ]);
});

test('if none of the popular pages exist, the first pages of the sections are shown', () => {
  expect(popularPages(navigation, ['gone']).map(({ path }) => path)).toEqual(['/concepts/start']);
});

const sections = Object.entries<readonly SidebarItem[]>(sidebars).map(([id, items]) => ({
  id,
  label: id,
  slug: id,
  items: [...items],
}));

test('the sidebar contains every popular page, and each has the product that the index gives it', () => {
  const popular = popularPages({ sections, releases: [] });
  expect(popular.map(({ path, product }) => [path, product])).toEqual(
    popularAddresses.map((path) => [path, productOf(path.slice(1))]),
  );
});
