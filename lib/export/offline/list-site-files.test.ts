import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listSiteFiles } from './list-site-files';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const page = (name: string) => `<script data-payload="/${name}.txt"></script>`;
const files = {
  'index.html': page('index'),
  'index.txt': 'data',
  'guides/v1.0.html': page('guides/v1.0'),
  'guides/v1.0.txt': 'data',
  'guides/v1.0.md': '# Text',
  '404.html': page('_not-found'),
  '_not-found.html': page('_not-found'),
  '_not-found.txt': 'data',
  'old.html': '<script>location.replace("/")</script>',
  's/Flow.html': '<script>location.replace("/")</script>',
  'llms.txt': 'Text',
  'robots.txt': 'Text',
  'search-index.json': '{}',
  'index.json': '{}',
  'icon.svg': '<svg/>',
  'images/a.svg': '<svg/>',
  'social/index.png': 'Picture',
  'samples/a.sol': 'Code',
  '_next/static/chunks/a.js': 'Code',
  '_next/static/media/a.woff2': 'Font',
  '_next/static/d57c00c/_buildManifest.js': 'Code',
};
for (const [name, text] of Object.entries(files)) {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
}

test('the list contains pages with everything they need, most important first', async () => {
  const { files: listed, bytes } = await listSiteFiles(folder);
  expect(listed.map(({ path }) => path)).toEqual([
    '/_next/static/chunks/a.js',
    '/_next/static/media/a.woff2',
    '/search-index.json',
    '/icon.svg',
    '/images/a.svg',
    '/',
    '/guides/v1.0',
    '/guides/v1.0.txt',
    '/index.txt',
  ]);
  expect(listed.reduce((sum, file) => sum + file.bytes, 0)).toBe(bytes);
});

test('files over the limit are left out, starting from the end', async () => {
  const { bytes, files: all } = await listSiteFiles(folder);
  const less = await listSiteFiles(folder, bytes - 1);
  expect(less.files).toEqual(all.slice(0, -1));
  expect(less.bytes).toBeLessThan(bytes);
});

test('the version depends on the content', async () => {
  const before = await listSiteFiles(folder);
  expect(await listSiteFiles(folder)).toEqual(before);
  fs.writeFileSync(path.join(folder, 'index.txt'), 'date');
  const after = await listSiteFiles(folder);
  expect(after.version).not.toBe(before.version);
  expect(after.files.filter(({ hash }, index) => hash !== before.files[index]?.hash)).toEqual([
    expect.objectContaining({ path: '/index.txt' }),
  ]);
});
