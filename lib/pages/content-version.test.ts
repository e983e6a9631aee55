import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@/lib/testing/units/temporary-folder';
import { changedSinceVersion, hasContentVersion, writeContentVersion } from './content-version';

// The generated module is relative to the current folder.
const repository = process.cwd();
const folder = temporaryFolder();

beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(repository);
});

const module = '.generated/content-version.ts';
const setTime = (file: string, seconds: number) => fs.utimesSync(file, seconds, seconds);

test('a version is up to date until a file changes, is added, or belongs to another folder of pages', () => {
  writeFiles('content/guides', { 'a.mdx': 'Text.' });
  expect(changedSinceVersion(['content'])).toBe(true);
  writeContentVersion(7);
  const places = ['content', 'content/guides', 'content/guides/a.mdx'];
  for (const place of places) setTime(place, 100);
  setTime(module, 200);
  expect(changedSinceVersion(['content'])).toBe(false);
  for (const place of places) {
    setTime(place, 300);
    expect(changedSinceVersion(['content'])).toBe(true);
    setTime(place, 100);
  }
  fs.writeFileSync(module, fs.readFileSync(module, 'utf8').replace('in content.', 'in other.'));
  expect([hasContentVersion(), changedSinceVersion(['content'])]).toEqual([false, true]);
});
