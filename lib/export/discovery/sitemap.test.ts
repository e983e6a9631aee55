import { expect, test } from 'vitest';
import { writeSitemap } from './site-pages';

test('the sitemap contains the home page and every page, with its last change if known', () => {
  const pages = [
    { url: '/a&b', updated: '2026-01-02T03:04:05Z' },
    { url: '/c', updated: undefined },
  ];
  const text = writeSitemap(pages, (url) => `https://docs.test${url === '/' ? '' : url}`);
  expect(text.match(/<(loc|lastmod)>.*/g)).toEqual([
    '<loc>https://docs.test</loc>',
    '<loc>https://docs.test/a&amp;b</loc>',
    '<lastmod>2026-01-02T03:04:05Z</lastmod>',
    '<loc>https://docs.test/c</loc>',
  ]);
});
