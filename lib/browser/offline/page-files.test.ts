import { expect, test } from 'vitest';
import { externalizePayload } from '@/lib/export/next/externalize-payload';
import { pageFiles } from './page-files';

const payload = '0:{"b":"x"}\n';
const exported = externalizePayload(
  '<html><head><link rel="stylesheet" href="/docs/_next/static/chunks/a.css" data-precedence="next"/>' +
    '<link rel="preload" href="/docs/_next/static/media/a.woff2" as="font"/>' +
    '<link rel="icon" href="/docs/icon.svg?icon.svg"/><link rel="alternate" href="/docs/a.md"/>' +
    '<script src="/docs/_next/static/chunks/b.js" async=""></script></head><body><a href="/docs/other">Other</a>' +
    '<img src="/docs/images/a.svg"/><img src="/docs/images/a.svg"/><img src="https://evil.test/b.svg"/><img src="//evil.test/c.svg"/><img src="/elsewhere/d.svg"/>' +
    `<script src="/docs/_next/static/chunks/c.js" id="_R_" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push(${JSON.stringify([1, payload])})</script></body></html>`,
  payload,
  '/docs/a.txt',
);

test('a page lists its payload, styles, images, and scripts, but no links or other hosts', () => {
  expect(pageFiles(exported, '/docs')).toEqual({
    payload: '/docs/a.txt',
    shown: ['/docs/_next/static/chunks/a.css', '/docs/_next/static/media/a.woff2', '/docs/images/a.svg'],
    scripts: ['/docs/_next/static/chunks/b.js', '/docs/_next/static/chunks/c.js'],
  });
});

test('a redirect has no payload', () => {
  expect(pageFiles('<html><head><script>location.replace("/a")</script></head></html>', '')).toEqual({
    payload: undefined,
    shown: [],
    scripts: [],
  });
});
