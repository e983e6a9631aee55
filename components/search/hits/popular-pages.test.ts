import { expect, test } from 'vitest';
import { sidebars } from '@/content/sidebar';
import type { Navigation } from '@/lib/nav/navigation';
import { pagesOf } from '@/lib/nav/sidebar';
import { popularPages, popularSlugs } from './popular-pages';

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
    { path: '/concepts/shapes', title: 'Shapes', trail: 'Concepts › Lockup', kind: 'page' },
  ]);
});

test('if none of the popular pages exist, the first pages of the sections are shown', () => {
  expect(popularPages(navigation, ['gone']).map(({ path }) => path)).toEqual(['/concepts/start']);
});

test('the sidebar contains every popular page', () => {
  const slugs = Object.values(sidebars).flatMap((items) => pagesOf(items).map(({ slug }) => slug));
  expect(popularSlugs.filter((slug) => !slugs.includes(slug))).toEqual([]);
});
