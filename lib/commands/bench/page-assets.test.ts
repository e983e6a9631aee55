import { expect, test } from 'vitest';
import { externalizePayload } from '@/lib/export/next/externalize-payload';
import { readFontFiles, readPageAssets } from './page-assets';

const page = externalizePayload(
  '<html><head><link rel="preconnect" href="/"/><link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>' +
    '<link rel="canonical" href="https://host/a"/><script src="/_next/old.js" noModule=""></script>' +
    '<script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script></head>' +
    '<body><math></math><script src="/_next/b.js" id="_R_" async=""></script><script>self.__next_f.push([1,"0:1"])</script></body></html>',
  '0:1',
  '/guides/a.txt',
);

test('a finished page lists its payload, scripts, and stylesheets without duplicates', () => {
  expect(readPageAssets(page)).toEqual({
    payload: '/guides/a.txt',
    scripts: ['/_next/a.js', '/_next/b.js'],
    stylesheets: ['/_next/a.css'],
    earlyScripts: [],
    hasMath: true,
  });
});

test('a redirect loads nothing', () => {
  const redirect = '<html><link rel="canonical" href="/b"/><script>location.replace("/b")</script></html>';
  expect(readPageAssets(redirect)).toEqual({
    payload: undefined,
    scripts: [],
    stylesheets: [],
    earlyScripts: [],
    hasMath: false,
  });
});

test('font URLs are relative to their stylesheet, and system fonts are ignored', () => {
  const css =
    '@font-face{font-family:Docs Sans;src:url(../media/sans.woff2)format("woff2");font-weight:400 700}' +
    '@font-face { font-family: "Docs Math"; src: url("/_next/media/math.woff2") format("woff2") }' +
    '@font-face{font-family:Fallback;src:local(Arial),local(Helvetica)}p{background:url(x.png)}';
  expect(readFontFiles(css, '/_next/chunks/a.css')).toEqual([
    { family: 'Docs Sans', url: '/_next/media/sans.woff2' },
    { family: 'Docs Math', url: '/_next/media/math.woff2' },
  ]);
});
