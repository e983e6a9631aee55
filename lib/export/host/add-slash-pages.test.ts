import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '@/lib/site/env';
import { temporaryFolder, writeFiles } from '@/lib/testing/units/temporary-folder';
import { addSlashPages } from './add-slash-pages';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const write = (name: string, text: string) => writeFiles(folder, { [name]: text });
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

const env = readEnvironment({ SITE_URL: 'https://docs.test', BASE_PATH: '/docs' });
const page = '<script data-payload="/docs/a.txt">';

test('every URL gets a page for its form with a trailing slash, which redirects to the page or to its target', () => {
  for (const name of ['index.html', '404.html', '_not-found.html', 'guides.html', 'guides/v1.0.html'])
    write(name, page);
  write('s/Flow.withdraw.html', '<meta http-equiv="refresh" content="0; url=/docs/flow#withdraw">');
  // The second run finds the files from the first.
  for (const added of [3, 3]) expect(addSlashPages(folder, env)).toBe(added);
  expect(read('guides/index.html')).toContain('content="0; url=/docs/guides"');
  expect(read('guides/v1.0/index.html')).toContain('content="0; url=/docs/guides/v1.0"');
  expect(read('guides/v1.0/index.html')).toMatch(
    /<head><meta http-equiv="Content-Security-Policy" content="default-src 'self';script-src 'self' 'sha256-/,
  );
  expect(read('s/Flow.withdraw/index.html')).toBe(read('s/Flow.withdraw.html'));
  expect(read('index.html')).toBe(page);
  expect(fs.readdirSync(folder).sort()).toEqual([
    '404.html',
    '_not-found.html',
    'guides',
    'guides.html',
    'index.html',
    's',
  ]);
});
