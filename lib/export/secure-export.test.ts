import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@/lib/testing/units/temporary-folder';
import { secureExport } from './secure-export';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const page = (script: string) => `<html><head><meta charset="utf-8"><script>${script}</script></head></html>`;
const write = (name: string, text: string) => writeFiles(folder, { [name]: text });
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
const hashesIn = (text: string) => text.match(/sha256-[^']+/g) ?? [];

test('every page gets a policy with its own scripts, and the header file is the same in every build', () => {
  write('a.html', page('a()'));
  write('s/b.html', page('b()'));
  secureExport(folder, [{ from: '/old', to: '/a' }]);
  const [a, b] = [hashesIn(read('a.html')), hashesIn(read('s/b.html'))];
  expect(a).toHaveLength(1);
  expect(b).toHaveLength(1);
  expect(a).not.toEqual(b);
  expect(hashesIn(read('_headers'))).toEqual([]);
  expect(read('_redirects')).toContain('/old');
});

test('the error for a page that cannot get a policy names the page', () => {
  write('s/bad.html', '<img>');
  expect(() => secureExport(folder, [])).toThrow(/s\/bad\.html: The page has no head/);
});

test('an SVG file that is opened directly may use its own stylesheet', () => {
  write('a.html', page('a()'));
  write('a.svg', '<svg><style>path{fill:red}</style></svg>');
  secureExport(folder, []);
  expect(read('_headers')).toContain("style-src-elem 'self' 'unsafe-inline';");
  // The default applies to styles.
  expect(read('a.html')).toMatch(/content="default-src 'self';(?!.*style-src)/);
});
