import { expect, test } from 'vitest';
import { writeSitemap } from './sitemap';

test('the sitemap contains the home page and every page, with its last change if known', () => {
  const pages = [
    { url: '/a&b', updated: '2026-01-02T03:04:05Z' },
    { url: '/c', updated: undefined },
  ];
  const text = writeSitemap(pages);
  expect(text.match(/<(loc|lastmod)>.*/g)).toEqual([
    '<loc>https://docs.sablier.com</loc>',
    '<loc>https://docs.sablier.com/a&amp;b</loc>',
    '<lastmod>2026-01-02T03:04:05Z</lastmod>',
    '<loc>https://docs.sablier.com/c</loc>',
  ]);
});
