import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { formatProblem, type Problem } from '@/lib/markup/problem';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { checkDataFile, listUncheckedData } from './check-data';
import { checkInputs, checkModules, findConflict, findDangling, findMissing } from './check-inputs';

const say = (problems: Problem[]): string =>
  problems.map((problem) => formatProblem(problem).replace('\n ', '')).join('\n');

test('the files of this repository have no mistake', async () => {
  expect(await checkInputs()).toEqual([]);
});

test('a file that was deleted is reported with the command that restores it', () => {
  expect(say(findMissing(['redirects.ts', 'content/data/gone.json']))).toBe(
    'content/data/gone.json:1:1  error: The file is missing. [files] Restore it:  git restore --source=HEAD content/data/gone.json',
  );
});

test('a link whose file is gone is reported, because Next would end the build at it', () => {
  const folder = temporaryFolder();
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

const others = 'concepts: [], reference: [], api: [], apps: [], support: []';
const sidebarWith = (section: string): string =>
  `import type { Sidebars } from '@/lib/nav/sidebar';\nexport const sidebars = {\n  ${section},\n  ${others},\n} as const satisfies Sidebars;\n`;

const wrongEntries = [
  ["{ label: 'A', slug: 5 }", "3:26  error: This entry doesn't fit: Type 'number' is not assignable"],
  ["{ label: 'A', slugg: 'a' }", '3:26  error: "slugg" isn\'t a known field. [sidebar] Did you mean "slug"?'],
  ["{ label: 'A', slug: 'a' },", '3:3  error: This list has an extra comma. [sidebar] Remove it.'],
  [
    "{ label: 'A', slug: 'a' } { label: 'B', slug: 'b' }",
    '3:38  error: A comma is missing before this. [sidebar] Write it after the entry or the field above.',
  ],
  ["{ label: 'A', slug: 'a }", "3:39  error: The file can't be read: Unterminated string literal. [sidebar]"],
  ["{ label: 'A', label: 'B', slug: 'a' }", '3:26  error: This entry doesn'],
  [
    "{ label: 'A', items: [{ label: 'B', slug: 'b' }] }",
    '3:12  error: "collapsed" is missing. [sidebar] Add it, as in the other entries.',
  ],
  [
    "'guides/a'",
    "3:12  error: This entry doesn't fit: Type 'string' is not assignable to type 'SidebarItem'.",
  ],
] as const;

const wrongModules: readonly (readonly [file: string, text: string, said: string])[] = [
  ...wrongEntries.map(
    ([entry, said]) => ['content/sidebar.ts', sidebarWith(`guides: [${entry},]`), said] as const,
  ),
  [
    'content/sidebar.ts',
    sidebarWith('guide: []'),
    '"guide" isn\'t a known field. [sidebar] Did you mean "guides"?',
  ],
  [
    'redirects.ts',
    "type Redirect = { from: string; to: string };\nexport const exact: Redirect[] = [\n  { form: '/a', to: '/b' },\n];\nexport const prefix = [];\n",
    '3:5  error: "form" isn\'t a known field. [redirects] Did you mean "from"?',
  ],
  [
    'redirects.ts',
    'export const exact = [];\nexport const prefixes = [];\n',
    '1:1  error: The file doesn\'t export "prefix". [redirects]',
  ],
];

test('mistakes in modules are reported at their places', async () => {
  const folder = fs.mkdtempSync('.cache/inputs-');
  try {
    const files = wrongModules.map(([file, text], index) => {
      const place = `${folder}/${index}/${file}`;
      fs.mkdirSync(path.dirname(place), { recursive: true });
      fs.writeFileSync(place, text);
      return place;
    });
    const problems = await checkModules(files);
    for (const [index, [, , said]] of wrongModules.entries())
      expect(say(problems.filter(({ file }) => file === files[index]))).toContain(said);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
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
