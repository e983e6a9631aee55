import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { externalizePayload } from '@/lib/export/next/externalize-payload';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { readPageAssets, weighPages } from './weigh-pages';

const site = temporaryFolder();

const page = (payload: string, body: string) =>
  `<link rel="stylesheet" href="/_next/a.css"/><p>${body}</p><script data-payload="${payload}" data-from="/_next/" data-scripts="a b">load()</script>`;
const files = {
  'index.html': page('/index.txt', 'Home'),
  'index.txt': '0:"home"',
  'guides/über.html': page('/guides/%C3%BCber.txt', '<math></math>'),
  'guides/über.txt': '0:"formulas"',
  '404.html': page('/_not-found.txt', 'Nothing'),
  '_not-found.html': page('/_not-found.txt', 'Nothing'),
  '_not-found.txt': '0:"nothing"',
  'old.html': '<script>location.replace("/")</script>',
  '_next/a.css': 'p{color:red}',
  '_next/a.js': 'a()',
  '_next/b.js': 'bbbbbbbbbbbbbbbbbbbb()',
};
for (const [name, text] of Object.entries(files)) {
  const file = path.join(site, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

const compressed = (name: keyof typeof files) => brotliCompressSync(files[name]).length;

test('a page’s weight includes the files it references, compressed', () => {
  expect(weighPages(site, ['index.html'])).toEqual([
    {
      page: 'index.html',
      html: compressed('index.html'),
      css: compressed('_next/a.css'),
      js: compressed('_next/a.js') + compressed('_next/b.js'),
      earlyJs: 0,
    },
  ]);
});

const exported = externalizePayload(
  '<html><head><link rel="preconnect" href="/"/><link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>' +
    '<link rel="canonical" href="https://host/a"/><script src="/_next/old.js" noModule=""></script>' +
    '<script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script></head>' +
    '<body><math></math><script src="/_next/b.js" id="_R_" async=""></script><script>self.__next_f.push([1,"0:1"])</script></body></html>',
  '0:1',
  '/guides/a.txt',
);

test('a finished page lists its scripts and stylesheets without duplicates', () => {
  expect(readPageAssets(exported)).toEqual({
    scripts: ['/_next/a.js', '/_next/b.js'],
    stylesheets: ['/_next/a.css'],
    earlyScripts: [],
  });
});
