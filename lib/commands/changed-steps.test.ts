import fs from 'node:fs';
import { expect, test } from 'vitest';
import { stepsFor } from './changed-steps';

const commandsFor = (...files: string[]) =>
  stepsFor(files)?.map(({ command }) => command.filter((word) => !word.startsWith('-')).join(' '));

test('a page is checked, found, built, and opened', () => {
  expect(stepsFor(['content/guides/flow/overview.mdx'])?.at(-1)?.env).toEqual({
    PAGES: '/guides/flow/overview',
  });
  expect(commandsFor('content/guides/flow/overview.mdx')).toEqual([
    'npm run check:content',
    'npx vitest run lib/search/records lib/search/relevance',
    'npm run e2e e2e/every-page.spec.ts',
  ]);
});

test('a sample is formatted, type-checked, checked, and executed, because a pull request checks all of it', () => {
  expect(commandsFor('content/samples/guides/claim.ts')).toEqual([
    'npx biome check content/samples/guides/claim.ts',
    'npm run check:types',
    'npm run check:content',
    'npx vitest run lib/testing/samples lib/protocol/api',
  ]);
});

test('data run all unit tests, because any of them can read data', () => {
  expect(
    commandsFor('content/data/api/endpoints.json', 'content/samples/claim.ts', 'lib/site/plural.ts'),
  ).toEqual([
    'npx biome check content/data/api/endpoints.json content/samples/claim.ts lib/site/plural.ts',
    'npm run check:types',
    'npm run check:content',
    'npm run check:units',
  ]);
});

test.each([
  'lib/markup/anchors.ts',
  'lib/protocol/apps/columns.ts',
  'lib/site/plural.ts',
  'docs/page-syntax.md',
])('a change to %s runs the check of the content, which it can affect', (file) => {
  expect(commandsFor(file)).toContain('npm run check:content');
});

test('a component is linted and type-checked, and its tests run', () => {
  expect(commandsFor('components/nav/sidebar.tsx')).toEqual([
    'npx biome check components/nav/sidebar.tsx',
    'npm run check:types',
    'npx vitest related components/nav/sidebar.tsx',
    'npm run e2e e2e/sidebar.spec.ts e2e/drawer.spec.ts e2e/navbar.spec.ts e2e/page.spec.ts e2e/first-touch.spec.ts works while',
  ]);
});

test('a change to the test of first touches runs all of it', () => {
  expect(commandsFor('components/nav/sidebar.tsx', 'e2e/first-touch.spec.ts')?.at(-1)).toMatch(
    /^npm run e2e e2e\/first-touch\.spec\.ts(?!.*works)/,
  );
});

test('a change to a dependency of every test runs every test', () => {
  for (const file of ['package.json', 'next.config.ts', '.github/workflows/site.yml'])
    expect(stepsFor([file]), file).toBeUndefined();
  expect(stepsFor([])).toEqual([]);
});

test('each folder of components has browser tests, and they exist', () => {
  const folders = fs
    .readdirSync('components', { withFileTypes: true })
    .filter((entry) => entry.isDirectory());
  expect(folders.length).toBeGreaterThan(5);
  for (const { name } of folders) {
    const words = stepsFor([`components/${name}/a.tsx`])?.flatMap(({ command }) => command) ?? [];
    const specs = words.filter((word) => /^e2e\/.*spec\.ts$/.test(word));
    expect(specs.length, name).toBeGreaterThan(1);
    expect(specs.filter((file) => !fs.existsSync(file))).toEqual([]);
  }
});
