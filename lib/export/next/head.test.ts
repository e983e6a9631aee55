import { expect, test } from 'vitest';
import { copyTitle, orderHead, preloadFonts } from './head';

const link = '<link rel="search" title="$1 Docs" href="/opensearch.xml"/>';
const body = `<body>${link}</body>`;

test('the link to the search stands last in the head, wherever it was drawn', () => {
  const ordered = `<head><title>A</title><meta name="a"/>${link}</head>${body}`;
  expect(orderHead(`<head>${link}<title>A</title><meta name="a"/></head>${body}`)).toBe(ordered);
  expect(orderHead(`<head><title>A</title>${link}<meta name="a"/></head>${body}`)).toBe(ordered);
  expect(orderHead(ordered)).toBe(ordered);
});

test('a head without it stays as it is', () => {
  expect(orderHead(`<head><title>A</title></head>${body}`)).toBe(`<head><title>A</title></head>${body}`);
});

const files = {
  names: ['docs-mono.b.woff2', 'docs-sans.a.woff2', 'docs-math.c.woff2'],
  folder: '/docs/_next/static/media/',
};
const preloaded = (html: string) =>
  [...preloadFonts(html, files).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test('every page preloads the font of its text, and those of code and formulas only where it has some', () => {
  expect(preloaded('<head></head><p>text</p>')).toEqual(['/docs/_next/static/media/docs-sans.a.woff2']);
  expect(preloaded('<head></head><code>x</code><math></math>')).toHaveLength(3);
  expect(preloaded(`<head></head><h1>A</h1>${'text '.repeat(4_000)}<math></math>`)).toHaveLength(1);
});

test('a page does not connect to the host that it has just come from', () => {
  const html = '<head><link rel="preconnect" href="/" crossorigin=""/></head>';
  expect(preloadFonts(html, files)).not.toContain('preconnect');
});

test('a missing font or head is an error, not a page without one', () => {
  expect(() => preloadFonts('<head></head>', { names: [], folder: '/' })).toThrow('no font file docs-sans');
  expect(() => preloadFonts('<p>', files)).toThrow('no head');
});

test('the root element has the title of the page', () => {
  const rest = '<head><title>A &amp; B</title></head><body><svg><title>C</title></svg></body></html>';
  expect(copyTitle(`<html lang="en">${rest}`)).toBe(`<html data-title="A &amp; B" lang="en">${rest}`);
});
