import { expect, test } from 'vitest';
import { preloadFonts } from './preload-fonts';

const files = {
  names: ['docs-mono.b.woff2', 'docs-sans.a.woff2', 'docs-math.c.woff2'],
  folder: '/docs/_next/static/media/',
};
const preloaded = (html: string) =>
  [...preloadFonts(html, files).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test('every page preloads the font of its text, and those of code and formulas only where it has some', () => {
  expect(preloaded('<head></head><p>text</p>')).toEqual(['/docs/_next/static/media/docs-sans.a.woff2']);
  expect(preloaded('<head></head><code>x</code><math></math>')).toHaveLength(3);
});

test('a missing font or head is an error, not a page without one', () => {
  expect(() => preloadFonts('<head></head>', { names: [], folder: '/' })).toThrow('no font file docs-sans');
  expect(() => preloadFonts('<p>', files)).toThrow('no head');
});
