import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { formatProblem, type Problem } from '@/lib/markup/problem';
import { readEndpoints } from '@/lib/protocol/api/endpoints';
import { readCsv } from '@/lib/protocol/apps/csv';
import { readSchemes } from '@/lib/protocol/apps/urls';
import type { DataFile } from '@/lib/protocol/data-file';
import { readAdmins } from '@/lib/protocol/deployments/admins';
import { readCollections } from '@/lib/protocol/deployments/deployment-tables';
import { readErrorWords } from '@/lib/protocol/errors/error-words';
import { readExampleData } from '@/lib/protocol/reference/calls/example-data';
import { readFurtherEffects, readUnreachableErrors } from '@/lib/protocol/reference/complete-entries';
import { filesBelow } from '@/lib/site/files-below';
import { temporaryFolder, writeFiles } from '@/lib/testing/units/temporary-folder';
import { checkDataFile, listRequiredData } from './check-data';
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
  const folder = temporaryFolder({ 'a.svg': '' });
  fs.symlinkSync('a.svg', path.join(folder, 'good.svg'));
  fs.symlinkSync('gone.svg', path.join(folder, '.#a.svg'));
  expect(say(findDangling(folder))).toBe(
    `${folder}/.#a.svg:1:1  error: This link leads to a file that is gone, so the build can't copy it. [files] Delete it. If an editor made it, save the file there.`,
  );
});

test('the structure of every data file is checked', () => {
  const files = filesBelow('content/data').filter((file) => file.endsWith('.json'));
  expect([...listRequiredData()].sort()).toEqual(files.sort());
});

const others = 'concepts: [], reference: [], api: [], apps: [], support: []';
const sidebarWith = (section: string): string =>
  `import type { Sidebars } from '@/lib/nav/sidebar';\nexport const sidebars = {\n  ${section},\n  ${others},\n} as const satisfies Sidebars;\n`;

const wrongModules: readonly (readonly [file: string, text: string, said: string])[] = [
  ...(
    [
      ["{ label: 'A', slug: 5 }", "3:26  error: This entry doesn't fit: Type 'number' is not assignable"],
      [
        "{ label: 'A', slugg: 'a' }",
        "3:26  error: This entry doesn't fit: Object literal may only specify known properties, ",
      ],
      [
        "{ label: 'A', slug: 'a' } { label: 'B', slug: 'b' }",
        "3:38  error: The file can't be read: ',' expected.",
      ],
      ["{ label: 'A', slug: 'a }", "3:39  error: The file can't be read: Unterminated string literal."],
    ] as const
  ).map(([entry, said]) => ['content/sidebar.ts', sidebarWith(`guides: [${entry},]`), said] as const),
  [
    'redirects.ts',
    'export const moves = [];\n',
    '1:1  error: The file doesn\'t export "redirects". [redirects]',
  ],
  [
    'redirects.ts',
    "export const redirects = {\n  '/csv': '/guides/csv',\n  '/csv': '/guides/start',\n};\n",
    '3:3  error: This name is here twice. [redirects]',
  ],
];

test('mistakes in modules are reported at their places', async () => {
  // The compiler reads the configuration of the repository around them.
  const folder = `.cache/inputs-${process.pid}`;
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const files = wrongModules.map(([file], index) => `${folder}/${index}/${file}`);
  writeFiles('.', Object.fromEntries(wrongModules.map(([, text], index) => [files[index] ?? '', text])));
  const problems = await checkModules(files);
  for (const [index, [, , said]] of wrongModules.entries())
    expect(say(problems.filter(({ file }) => file === files[index]))).toContain(said);
});

test.each([
  ['{\n"a": 1\n"b": 2\n}', "3:1  error: The file isn't valid JSON: comma expected."],
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

/** Reads a data file with a mistake in it, like the check of all data. */
function problemsOfEdited(reader: DataFile, from: string, to: string): string {
  const text = fs.readFileSync(reader.file, 'utf8').replace(from, () => to);
  const read = fs.readFileSync;
  vi.spyOn(fs, 'readFileSync').mockImplementation(((file: string, ...rest: []) =>
    file === reader.file ? text : read(file, ...rest)) as never);
  onTestFinished(() => void vi.restoreAllMocks());
  return say(checkDataFile(text, reader.file, reader));
}

test.each([
  [readSchemes, '"parameters": [', '"parameters": ["none", ', 'is not a shared parameter'],
  [readExampleData, '"contract": "', '"contract": "(', 'Invalid regular expression: /^(?:('],
  [readExampleData, '"180 days"', '"180days"', 'is neither a number, nor days, nor a date'],
  [readFurtherEffects, '"where": "', '"where": "(', 'Invalid regular expression: /^(?:('],
  [readUnreachableErrors, '"where": "', '"where": "(', 'Invalid regular expression: /('],
])('a value that cannot be converted is reported at its place: %#', (reader, from, to, said) => {
  const reported = problemsOfEdited(reader, from, to);
  expect(reported).toContain(said);
  expect(reported).not.toContain(':1:1 ');
});

test.each([
  [readErrorWords, 'SablierFlow_Null"', 'SablierFlow_Nil"', 'tables.flow[', 'no ABI has SablierFlow_Nil'],
  [
    readErrorWords,
    'SablierFlow_Null"',
    'SablierFlow_Nil"',
    'tables.flow ',
    'it lacks words for SablierFlow_Null of Flow v',
  ],
  [readErrorWords, '"name": "ERC20', '"name": "ERC21', 'outside[', 'no ABI has ERC21'],
  [readCsv, '"kind": "', '"kind": "un', '.kind ', 'there is no kind un'],
  [readCollections, '"release": "v', '"release": "v9', '[0].release ', 'no such release has this contract'],
  [readEndpoints, '"id": "', '"id": "", "node": "', 'theGraph[0]', 'expected string to have >=1 characters'],
  [readEndpoints, '"url": "', '"studioUrl": "', 'legacy[', 'has either an ID on the network or a URL'],
  [readAdmins, '"chainId": ', '"chainId": 99999', '.chainId ', 'the sablier package has no such chain'],
])('a reference to what does not exist is reported at its place: %#', (reader, from, to, where, said) => {
  const reported = problemsOfEdited(reader, from, to);
  expect(reported).toContain(where);
  expect(reported).toContain(said);
  expect(reported).not.toContain(':1:1 ');
});

test('an unexpected error of a reader is reported at the top of its file', () => {
  const read = () => {
    throw new Error('no such release');
  };
  expect(say(checkDataFile('{}', 'content/data/x.json', read))).toContain(
    "content/data/x.json:1:1  error: The file can't be read: Error: no such release.",
  );
});

test('a merge conflict in a file that every check reads is reported as one', () => {
  expect(say(findConflict('[\n<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> b\n]', 'redirects.ts'))).toContain(
    'redirects.ts:2:1  error: A merge conflict is unresolved.',
  );
  expect(findConflict('[1]', 'redirects.ts')).toEqual([]);
});
