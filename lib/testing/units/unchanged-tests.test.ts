import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@/lib/testing/units/temporary-folder';
import { findUnchanged, type PassedTest } from './unchanged-tests';
import type { Inputs } from './watch-inputs';

const root = process.cwd();
const folder = temporaryFolder();
afterAll(() => {
  process.chdir(root);
});

const write = (file: string, text: string) => writeFiles('.', { [file]: text });
const tests = ['lib/a.test.ts', 'lib/b.test.ts'];
const ran = (file: string, more: Partial<Inputs> = {}): PassedTest => ({
  file,
  inputs: { codeRead: [], startsPrograms: false, ...more },
});

beforeEach(() => {
  fs.rmSync(folder, { recursive: true });
  fs.mkdirSync(folder);
  process.chdir(folder);
  execFileSync('git', ['init', '-q']);
  write('.gitignore', '.cache/');
  write('lib/testing/units/note-inputs.ts', '');
  write('lib/a.test.ts', "import { a } from './a';");
  write('lib/a.ts', "export * from '@/lib/deep';");
  write('lib/deep.ts', "bundle('lib/bundled.ts');");
  write('lib/bundled.ts', '');
  write('lib/b.test.ts', '');
  write('content/page.mdx', 'Text');
  write('package-lock.json', '{}');
});

test('nothing is unchanged before it has passed', () => {
  expect(findUnchanged(tests).unchanged).toEqual([]);
  findUnchanged(tests).remember([ran('lib/b.test.ts')]);
  expect(findUnchanged(tests).unchanged).toEqual(['lib/b.test.ts']);
});

test.each([
  ['the test', 'lib/a.test.ts', ['lib/b.test.ts']],
  ['a module', 'lib/a.ts', ['lib/b.test.ts']],
  ['a module behind it', 'lib/deep.ts', ['lib/b.test.ts']],
  ['a module that is bundled', 'lib/bundled.ts', ['lib/b.test.ts']],
  ['unrelated code', 'lib/c.ts', tests],
  ['a page', 'content/page.mdx', []],
  ['a new picture', 'public/new.svg', []],
  ['a package', 'package-lock.json', []],
])('a change to %s makes the tests run that it can affect', (_, file, unchanged) => {
  findUnchanged(tests).remember(tests.map((each) => ran(each)));
  expect(findUnchanged(tests).unchanged).toEqual(tests);
  write(file, '// changed');
  expect(findUnchanged(tests).unchanged).toEqual(unchanged);
});

test('tests that read other code or start programs always run', () => {
  findUnchanged(tests).remember([
    ran('lib/a.test.ts', { codeRead: ['lib/deep.ts'] }),
    ran('lib/b.test.ts', { codeRead: ['lib/deep.ts'] }),
  ]);
  expect(findUnchanged(tests).unchanged).toEqual(['lib/a.test.ts']);
  findUnchanged(tests).remember([ran('lib/b.test.ts', { startsPrograms: true })]);
  expect(findUnchanged(tests).unchanged).toEqual(['lib/a.test.ts']);
});

test('a damaged record makes every test run', () => {
  findUnchanged(tests).remember(tests.map((each) => ran(each)));
  write('.cache/unit-tests/passed.json', '{"lib/a.test.ts":');
  expect(findUnchanged(tests).unchanged).toEqual([]);
});

test('a change during the run is not counted as tested', () => {
  const { remember } = findUnchanged(tests);
  write('lib/a.ts', 'changed');
  remember(tests.map((each) => ran(each)));
  expect(findUnchanged(tests).unchanged).toEqual(['lib/b.test.ts']);
});
