import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { weighPages } from './weigh-pages';

const files = {
  'guides/über.html':
    '<script src="/_next/old.js" noModule=""></script><link rel="stylesheet" href="/_next/a.css"/><p>Text</p>' +
    '<script data-payload="/guides/%C3%BCber.txt" data-from="/_next/" data-scripts="a b">load()</script>',
  'old.html': '<link rel="canonical" href="/b"/><script>location.replace("/")</script>',
  '_next/a.css': 'p{color:red}',
  '_next/a.js': 'a()',
  '_next/b.js': 'bbbbbbbbbbbbbbbbbbbb()',
};
const site = temporaryFolder(files);
const compressed = (name: keyof typeof files) => brotliCompressSync(files[name]).length;

test('a page’s weight includes the files that it loads, compressed, and a redirect loads none', () => {
  expect(weighPages(site, ['guides/über.html', 'old.html'])).toEqual([
    {
      page: 'guides/über.html',
      html: compressed('guides/über.html'),
      css: compressed('_next/a.css'),
      js: compressed('_next/a.js') + compressed('_next/b.js'),
      earlyJs: 0,
    },
    { page: 'old.html', html: compressed('old.html'), css: 0, js: 0, earlyJs: 0 },
  ]);
});

test('the error for a missing page contains its name', () => {
  expect(() => weighPages(site, ['guides/gone.html'])).toThrow('The build has no guides/gone.html.');
});
