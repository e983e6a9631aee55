import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@/lib/testing/units/temporary-folder';
import { weighPages } from './weigh-pages';

const site = temporaryFolder();

const page = (payload: string, body: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/a.css"/><p>${body}</p><script data-payload="${payload}" data-from="/_next/static/chunks/" data-scripts="a b">load()</script>`;
const files = {
  'index.html': page('/index.txt', 'Home'),
  'index.txt': '0:"home"',
  'guides/über.html': page('/guides/%C3%BCber.txt', '<math></math>'),
  'guides/über.txt': '0:"formulas"',
  '404.html': page('/_not-found.txt', 'Nothing'),
  '_not-found.html': page('/_not-found.txt', 'Nothing'),
  '_not-found.txt': '0:"nothing"',
  'old.html': '<script>location.replace("/")</script>',
  '_next/static/chunks/a.css': 'p{color:red}',
  '_next/static/chunks/a.js': 'a()',
  '_next/static/chunks/b.js': 'bbbbbbbbbbbbbbbbbbbb()',
};
writeFiles(site, files);

const compressed = (name: keyof typeof files) => brotliCompressSync(files[name]).length;

test('a page’s weight includes the files it references, compressed, and only pages with a payload of their own count', () => {
  expect(weighPages(site)).toEqual([
    {
      html: compressed('index.html'),
      css: compressed('_next/static/chunks/a.css'),
      js: compressed('_next/static/chunks/a.js') + compressed('_next/static/chunks/b.js'),
      earlyJs: 0,
      stylesheets: 1,
      scripts: 2,
      payload: gzipSync(files['index.txt']).length,
    },
    expect.objectContaining({ payload: gzipSync(files['guides/über.txt']).length }),
  ]);
});
