import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { checkReplaceable, moveFiles } from './export-files';

test('files move into folders that exist and into new ones, and never replace a file', () => {
  const site = temporaryFolder({ 'guides/a.html': 'page', 'index.json': 'old' });
  moveFiles(temporaryFolder({ 'guides/a.md': 'plain', 's/one/index.html': 'link' }), site);
  const names = fs.readdirSync(site, { recursive: true, encoding: 'utf8' }).sort();
  expect(names).toEqual(
    ['guides', 'guides/a.html', 'guides/a.md', 'index.json', 's', 's/one', 's/one/index.html'].sort(),
  );
  expect(() => moveFiles(temporaryFolder({ 'index.json': 'new' }), site)).toThrow(
    'index.json already exists.',
  );
  expect(fs.readFileSync(path.join(site, 'index.json'), 'utf8')).toBe('old');
});

test('a build replaces only earlier builds and empty folders', () => {
  for (const folder of ['no-such-folder', temporaryFolder({}), temporaryFolder({ '_next/a.js': '' })])
    expect(() => checkReplaceable(folder)).not.toThrow();
  expect(() => checkReplaceable('public')).toThrow(
    'OUT_DIR="public" has files that the build would delete. Name a new folder, such as out.',
  );
});
