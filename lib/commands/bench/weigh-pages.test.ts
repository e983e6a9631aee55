import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { weighPages } from './weigh-pages';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'weigh-pages-'));
afterAll(() => fs.rmSync(site, { recursive: true }));

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
  '_next/a.css':
    '@font-face{font-family:Sans;src:url(sans.woff2)}@font-face{font-family:Sans Math;src:url(math.woff2)}',
  '_next/a.js': 'a()',
  '_next/b.js': 'bbbbbbbbbbbbbbbbbbbb()',
  '_next/sans.woff2': 'x'.repeat(300),
  '_next/math.woff2': 'x'.repeat(700),
};
for (const [name, text] of Object.entries(files)) {
  const file = path.join(site, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

const compressed = (name: keyof typeof files) => brotliCompressSync(files[name]).length;

test('a page’s weight includes the files it references, with compressed text and uncompressed fonts', () => {
  expect(weighPages(site, ['index.html'])).toEqual([
    {
      page: 'index.html',
      html: compressed('index.html'),
      payload: compressed('index.txt'),
      css: compressed('_next/a.css'),
      js: compressed('_next/a.js') + compressed('_next/b.js'),
      earlyJs: 0,
      fonts: 300,
    },
  ]);
});

test('the math font counts on a page with formulas, and URLs can contain any letter', () => {
  const [weight] = weighPages(site, ['guides/über.html']);
  expect(weight).toMatchObject({ payload: compressed('guides/über.txt'), fonts: 1000 });
});

test('the error for a missing page contains its name', () => {
  expect(() => weighPages(site, ['guides/gone.html'])).toThrow('The build has no guides/gone.html.');
});
