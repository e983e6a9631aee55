import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { formatProblem, type Problem } from '@/lib/markup/problem';
import { checkDataFile, listUncheckedData } from './check-data';
import { checkInputs, checkRedirectsShape, checkSidebarShape, findConflict } from './check-inputs';
import { findDangling, findMissing } from './missing-files';

const say = (problems: Problem[]): string =>
  problems.map((problem) => formatProblem(problem).replace('\n ', '')).join('\n');

test('the files of this repository have no mistake', () => {
  expect(checkInputs()).toEqual([]);
});

test('a file that was deleted is reported with the command that restores it', () => {
  expect(say(findMissing(['redirects.ts', 'content/data/gone.json']))).toBe(
    'content/data/gone.json:1:1  error: The file is missing. [files] Restore it:  git restore --source=HEAD content/data/gone.json',
  );
});

test('a link whose file is gone is reported, because Next would end the build at it', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  for (const [to, name] of [
    ['a.svg', 'good.svg'],
    ['gone.svg', '.#a.svg'],
  ] as const)
    fs.symlinkSync(to, path.join(folder, name));
  fs.writeFileSync(path.join(folder, 'a.svg'), '');
  expect(say(findDangling(folder))).toBe(
    `${folder}/.#a.svg:1:1  error: This link leads to a file that is gone, so the build can't copy it. [files] Delete it. If an editor made it, save the file there.`,
  );
});

test('the structure of every data file is checked', () => {
  expect(listUncheckedData()).toEqual([]);
});

test.each([
  ["{ label: 'A', slug: 5 }", `2:26  error: "slug" isn't text. [sidebar] Write  slug: '…'`],
  ["{ label: 'A', slugg: 'a' }", `2:26  error: "slugg" isn't a known field. [sidebar] Did you mean "slug"?`],
  ["{ label: 'A', slug: 'a' },", '2:38  error: There is an extra comma. [sidebar] Remove it.'],
  [
    "{ label: 'A', slug: 'a' } { label: 'B', slug: 'b' }",
    '2:38  error: A comma is missing before this. [sidebar] Write it after the entry or the field above.',
  ],
  [
    "{ label: 'A', slug: 'a }",
    "2:39  error: The file can't be read: Unterminated string literal. [sidebar] Compare the line and the one above it with their neighbors: each entry ends with a comma, and texts are in quotes.",
  ],
  [
    "{ label: 'A', label: 'B', slug: 'a' }",
    '2:26  error: "label" is here twice. [sidebar] Keep one of them.',
  ],
  ["{ label: 'A', slug: '/a.mdx' }", `2:26  error: "/a.mdx" isn't a slug. [sidebar] Write  slug: 'a'`],
  [
    "{ label: 'A', items: [{ label: 'B', slug: 'b' }] }",
    '2:12  error: "collapsed" is missing. [sidebar] Add  collapsed: false',
  ],
  [
    "{ label: 'A', collapsed: true, items: [] }",
    '2:43  error: The category is empty. [sidebar] Add a page to it, or remove it.',
  ],
  [
    "{ label: 'A', slug: 'a' }, { label: 'A', slug: 'b' }",
    '2:41  error: Two entries of this list have the label "A". [sidebar] Reword one of them.',
  ],
  [
    `{ label: '${'Word '.repeat(10)}', slug: 'a' }`,
    `2:14  error: The label "${'Word '.repeat(10)}" needs three lines. [sidebar] Write at most 48 characters.`,
  ],
  ["'guides/a'", `2:12  error: This isn't a page or a category. [sidebar] Write  { label: '…', slug: '…' }`],
])('in the sidebar, %s is reported at its place', (entry, said) => {
  const text = `export const sidebars = {\n  guides: [${entry},],\n};\n`;
  expect(say(checkSidebarShape(text, ['guides']))).toBe(`content/sidebar.ts:${said}`);
});

test('a section without a sidebar and a list without its name are reported', () => {
  expect(say(checkSidebarShape('export const sidebars = { guide: [] };', ['guides']))).toBe(
    'content/sidebar.ts:1:27  error: "guide" isn\'t a known field. [sidebar] Did you mean "guides"?',
  );
  const rules = "export const exact = [\n  { form: '/a', to: '/b' },\n];\nexport const prefixes = [];\n";
  expect(say(checkRedirectsShape(rules))).toBe(
    [
      'redirects.ts:2:5  error: "form" isn\'t a known field. [redirects] Did you mean "from"?',
      'redirects.ts:1:1  error: The file exports no list "prefix". [redirects] Write  export const prefix: Redirect[] = [ … ];',
    ].join('\n'),
  );
});

test.each([
  ['[1,\n2,\n]', '2:2  error: A value is missing, or there is an extra comma.'],
  ['{\n"a": 1,\n}', '2:7  error: There is a comma after the last entry.'],
  ['{\n"a": 1\n"b": 2\n}', '2:6  error: A comma is missing.'],
  ['{\n"a": 1,\n"a": 2\n}', '3:1  error: The key "a" is here twice.'],
  ['{ "chainIds": [1,\n1] }', '2:1  error: Chain 1 is here twice.'],
  ['[{ "chainId": 1 },\n{ "chainId": 1 }]', '2:14  error: Chain 1 is here twice.'],
  [
    '[\n{ "a": "x" }]',
    '2:3  error: The value of [0].a is invalid: Invalid input: expected number, received string.',
  ],
  ['[{ "a": 1 },\n{}]', '2:1  error: [1].a is missing.'],
  ['[{ "a": 1,\n"b": 2 }]', '2:1  error: "b" isn\'t a known key.'],
])('in a data file, %j is reported at its place', (text, said) => {
  const read = () => z.array(z.strictObject({ a: z.number() })).parse(JSON.parse(text));
  expect(say(checkDataFile(text, 'content/data/x.json', read))).toContain(`content/data/x.json:${said}`);
});

test('a merge conflict in a file that every check reads is reported as one', () => {
  expect(say(findConflict('[\n<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> b\n]', 'redirects.ts'))).toContain(
    'redirects.ts:2:1  error: A merge conflict is unresolved.',
  );
  expect(findConflict('[1]', 'redirects.ts')).toEqual([]);
});
