import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepBuild, prepareKeep } from './keep-build';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'keep-build-'));
afterAll(() => fs.rmSync(temporary, { recursive: true }));

const site = path.join(temporary, 'site');
fs.mkdirSync(site);
fs.writeFileSync(path.join(site, 'index.html'), 'Home');

test('a build is copied to the given folder, which does not have to exist', () => {
  const folder = prepareKeep({ folder: path.join(temporary, 'new/place') }) ?? '';
  expect(folder).toBe(path.join(temporary, 'new/place'));
  expect(fs.readdirSync(keepBuild(site, folder))).toEqual(['index.html']);
});

test('a folder that is not empty is rejected', () => {
  expect(() => prepareKeep({ folder: site })).toThrow('is not empty');
});

test('a build that is not kept has no folder', () => {
  expect(prepareKeep(undefined)).toBeUndefined();
});
