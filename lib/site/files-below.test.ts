import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listPages } from '@/lib/pages/document-list';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { filesBelow } from './files-below';

const folder = temporaryFolder();

test('files of systems and editors, and links to files that are gone, are left out', () => {
  const pages = ['a.mdx', '.well-known', 'b#c.mdx'];
  const left = [
    '.DS_Store',
    '.directory',
    '4913',
    '._a.mdx',
    '.a.mdx.swp',
    '#a.mdx#',
    'a.mdx~',
    'a.mdx.orig',
    'A.BAK',
    'Thumbs.db',
    'a.mdx.rej',
    'a.mdx___jb_tmp___',
    '.a.mdx.kate-swp',
    '~$a.mdx',
    '.obsidian/a.mdx',
  ];
  fs.mkdirSync(path.join(folder, '.obsidian'));
  for (const name of [...pages, ...left]) fs.writeFileSync(path.join(folder, name), '');
  // Emacs locks a file with such a link.
  for (const name of ['.#a.mdx', 'gone.mdx']) fs.symlinkSync('user@host.1234', path.join(folder, name));
  fs.symlinkSync('itself.mdx', path.join(folder, 'itself.mdx'));
  expect(
    filesBelow(folder)
      .map((file) => path.basename(file))
      .sort(),
  ).toEqual([...pages].sort());
  expect(listPages(folder).map(({ slug }) => slug)).toEqual(['a', 'b#c']);
});
