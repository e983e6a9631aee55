import fs from 'node:fs';
import { expect, test } from 'vitest';
import { modulesOf } from '@/lib/cache/modules-of';
import { filesBelow } from '@/lib/site/files-below';
import { stepsFor } from './changed-steps';

const commandsFor = (...files: string[]) =>
  stepsFor(files)?.map(({ command }) => command.filter((word) => !word.startsWith('-')).join(' '));

/** The commands after a change to code that everything uses. */
const everyCommand = ['npm run check:types', 'npm run check:content', 'npm run check:units', 'npm run e2e'];

test('a page is checked and opened, and the tests that read it run', () => {
  expect(stepsFor(['content/guides/flow/overview.mdx'])?.at(-1)?.env).toEqual({
    PAGES: '/guides/flow/overview',
  });
  expect(commandsFor('content/guides/flow/overview.mdx')).toEqual([
    'npm run check:content',
    'npm run check:units',
    'npm run e2e e2e/every-page.spec.ts',
  ]);
});

test('a sample is checked and executed, and the pages that show it are opened', () => {
  const sample = filesBelow('content/samples').find((file) => file.endsWith('.sol')) ?? '';
  const steps = stepsFor([sample]) ?? [];
  expect(steps.map(({ command }) => command[3])).toEqual(['check:content', 'check:units', 'e2e']);
  expect(steps.at(-1)?.env?.PAGES).toMatch(/^\/guides\//);
});

test('data can be on any page', () => {
  expect(commandsFor('content/data/api/endpoints.json')).toEqual([
    'npx biome check content/data/api/endpoints.json',
    ...everyCommand.slice(1),
  ]);
});

test.each([
  ['lib/markup/anchors.ts', 'an import of the check and the site', everyCommand],
  [
    'components/nav/sidebar.tsx',
    'an import of the site',
    everyCommand.filter((name) => !/content/.test(name)),
  ],
  [
    'lib/browser/page-loader.ts',
    'a script that the export bundles by its path',
    everyCommand.filter((name) => !/content/.test(name)),
  ],
  ['lib/authoring/plan-move.ts', 'no part of the site', ['npm run check:types', 'npm run check:units']],
])('a change to %s, which is %s, runs what it can affect', (file, _, wanted) => {
  const [formatted, ...others] = commandsFor(file) ?? [];
  expect(formatted).toBe(`npx biome check ${file}`);
  expect(others.filter((command) => !/content/.test(command) || wanted.includes(command))).toEqual(wanted);
});

const stub = 'lib/content/samples/stubs/@sablier/flow/src/interfaces/ISablierFlow.sol';
test.each([
  ['lib/testing/content/mistakes.txt', ['npm run check:units']],
  [stub, everyCommand.slice(1)],
  ['e2e/workbench/code.mdx', everyCommand.slice(2)],
  ['app/icon.svg', everyCommand.slice(2)],
  ['e2e/engines/webkit-window.py', ['npm run check:units', 'npm run e2e e2e/engines.spec.ts']],
])('a change to %s runs the tests that read or show it', (file, wanted) => {
  expect(commandsFor(file)).toEqual(wanted);
});

/** A module of each folder of `lib/`, and a unit test, or else the browser tests, that would see a fault in it. */
const catchers = {
  'lib/authoring/redirect-rules.ts': 'lib/authoring/plan-move.test.ts',
  'lib/browser/payload-rows.ts': 'lib/export/next/slim-payload.test.ts',
  'lib/cache/modules-of.ts': 'lib/commands/changed-steps.test.ts',
  'lib/check/check-links.ts': 'lib/check/mistakes.test.ts',
  'lib/commands/dev.ts': 'npm run e2e e2e/development.spec.ts',
  'lib/content/compile.ts': 'contributing.test.ts',
  'lib/export/next/no-process.ts': 'npm run e2e',
  'lib/figures/plot/draw-plot.ts': 'components/plot/stream-plot.test.tsx',
  'lib/markup/problem.ts': 'lib/check/mistakes.test.ts',
  'lib/nav/redirects/host-rules.ts': 'lib/export/secure-export.test.ts',
  'lib/pages/pages.ts': 'npm run e2e',
  'lib/protocol/api/check-query.ts': 'lib/check/mistakes.test.ts',
  'lib/search/push/compare.ts': 'lib/search/push/push-records.test.ts',
  'lib/site/env.ts': 'contributing.test.ts',
  'lib/testing/api/rows.ts': 'lib/testing/samples/api-scripts.test.ts',
};
test('a change to any folder of lib/ runs a test that would see a fault there', () => {
  expect(Object.keys(catchers).map((file) => file.split('/')[1])).toEqual(fs.readdirSync('lib').sort());
  for (const [file, catcher] of Object.entries(catchers)) {
    const isUnit = catcher.includes('.test.');
    expect(commandsFor(file), file).toContain(isUnit ? 'npm run check:units' : catcher);
    // `check:units` runs a test if any of these modules has changed.
    if (isUnit) expect(modulesOf([catcher]), catcher).toContain(file);
  }
});

test('a browser test and what it imports run the tests that use them', () => {
  expect(commandsFor('e2e/theme.spec.ts')?.at(-1)).toBe('npm run e2e e2e/theme.spec.ts');
  const offline = commandsFor('e2e/offline-reader.ts')?.at(-1);
  expect(offline).toBe('npm run e2e e2e/offline.spec.ts');
});

test('a change to a dependency of every test runs every test', () => {
  for (const file of ['package.json', 'next.config.ts', '.github/workflows/site.yml', '.npmrc', '.ci/run'])
    expect(stepsFor([file]), file).toBeUndefined();
  expect(stepsFor([])).toEqual([]);
});

test('a deleted file runs every test, because what used it is unknown', () => {
  expect(stepsFor(['content/guides/deleted.mdx'])).toBeUndefined();
});
