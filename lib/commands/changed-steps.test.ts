import fs from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { readImports } from '@/lib/cache/modules-of';
import { filesBelow } from '@/lib/site/files-below';
import { stepsFor } from './changed-steps';

const textOf = (file: string) => fs.readFileSync(file, 'utf8');

/** Returns the steps for changes that leave front matter as it is. */
const stepsAfter = (...files: string[]) => stepsFor(files, textOf);
const commandsFor = (...files: string[]) =>
  stepsAfter(...files)?.map(({ command }) => command.filter((word) => !word.startsWith('-')).join(' '));

/** The commands after a change to code that everything uses. */
const everyCommand = ['npm run check:types', 'npm run check:content', 'npm run check:units', 'npm run e2e'];

test('a page is checked and opened, and the tests that read it or name its path run', () => {
  const [page, path] = ['content/concepts/lockup/hooks.mdx', '/concepts/lockup/hooks'];
  const named = filesBelow('e2e').filter(
    (file) => file.endsWith('.spec.ts') && new RegExp(`${path}['#]`).test(textOf(file)),
  );
  const [checked, units, opened, others] = stepsAfter(page) ?? [];
  expect([checked, units].map((step) => step?.command[3])).toEqual(['check:content', 'check:units']);
  expect(opened?.env).toEqual({ PAGES: path });
  expect(opened?.command).toContain('e2e/every-page.spec.ts');
  expect(named.length).toBeGreaterThan(0);
  expect(others?.command).toEqual(expect.arrayContaining(named));
  expect(others?.command).not.toContain('e2e/secrets.spec.ts');
});

test('a page that no browser test names is checked and opened, and the tests that read all pages or search run', () => {
  const [others, ...first] = commandsFor('content/guides/flow/examples/create-stream.mdx')?.reverse() ?? [];
  expect(first.reverse()).toEqual([
    'npm run check:content',
    'npm run check:units',
    'npm run e2e e2e/every-page.spec.ts',
  ]);
  for (const name of ['export', 'security', 'discovery', 'markdown-forms', 'search-results'])
    expect(others).toContain(` e2e/${name}.spec.ts`);
  expect(others).not.toMatch(/theme|secrets|reproducible/);
});

test('new front matter can affect any page', () => {
  const page = 'content/concepts/lockup/hooks.mdx';
  const steps = (before?: string) => stepsFor([page], () => before)?.at(-1);
  const everything = { command: ['npm', 'run', '--silent', 'e2e', '--', '--reporter=dot'] };
  expect(steps(textOf(page).replace('title: ', 'title: Old '))).toEqual(everything);
  expect(steps()).toEqual(everything);
  expect(steps(`${textOf(page)}More text`)).not.toEqual(everything);
});

test('a sample is checked and executed, and the pages that show it are opened', () => {
  const sample = filesBelow('content/samples').find((file) => file.endsWith('.sol')) ?? '';
  const steps = stepsAfter(sample) ?? [];
  expect(steps.map(({ command }) => command[3])).toEqual(['check:content', 'check:units', 'e2e', 'e2e']);
  expect(steps[2]?.env?.PAGES).toMatch(/^\/guides\//);
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
  [
    'lib/commands/dev.ts',
    'a command that one test starts',
    ['npm run check:types', 'npm run check:units', 'npm run e2e e2e/development.spec.ts'],
  ],
])('a change to %s, which is %s, runs what it can affect', (file, _, wanted) => {
  const [formatted, ...others] = commandsFor(file) ?? [];
  expect(formatted).toBe(`npx biome check ${file}`);
  expect(others.filter((command) => !/content/.test(command) || wanted.includes(command))).toEqual(wanted);
});

const stub = 'lib/content/samples/stubs/@sablier/flow/src/interfaces/ISablierFlow.sol';
test.each([
  ['lib/testing/content/mistakes.txt', ['npm run check:units']],
  [stub, everyCommand.slice(1)],
  ['e2e/workbench/code.mdx', everyCommand.slice(1)],
  ['app/icon.svg', everyCommand.slice(2)],
  ['e2e/engines/webkit-window.py', ['npm run check:units', 'npm run e2e e2e/engines.spec.ts']],
])('a change to %s runs the tests that read or show it', (file, wanted) => {
  expect(commandsFor(file)).toEqual(wanted);
});

test('every module of the site in lib/ is imported or opened by a test that runs after a change to it', async () => {
  const isTest = (file: string) => /\.test\.tsx?$/.test(file);
  const tests = ['app', 'components', 'lib', ...fs.readdirSync('.').filter(isTest)]
    .flatMap(filesBelow)
    .filter(isTest);
  // The bundler leaves out what only has types, so a unit test imports each of these modules.
  const { metafile } = await build({
    stdin: { contents: tests.map((file) => `import './${file}';`).join('\n'), resolveDir: '.' },
    bundle: true,
    write: false,
    outdir: 'out',
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    loader: { '.css': 'empty', '.json': 'empty' },
  });
  // `check:units` runs the tests whose imports have changed, which it lists in another way.
  for (const file of Object.keys(metafile.inputs).filter((name) => /^\w.*\.tsx?$/.test(name))) {
    const imports = metafile.inputs[file]?.imports.filter(({ external }) => !external) ?? [];
    expect(readImports(file), file).toEqual(expect.arrayContaining(imports.map((each) => each.path)));
  }
  const others = filesBelow('lib').filter(
    (file) => /\.tsx?$/.test(file) && !isTest(file) && !(file in metafile.inputs),
  );
  // Tests start most commands as programs. Benchmarks and what records test data are started by hand.
  const uncaught = others
    .filter((file) => !/^lib\/(commands|testing)\//.test(file))
    .filter((file) => !commandsFor(file)?.some((command) => command.startsWith('npm run e2e')));
  expect(others.length).toBeGreaterThan(20);
  expect(uncaught).toEqual([]);
}, 60_000);

test('a browser test and what it imports run the tests that use them', () => {
  expect(commandsFor('e2e/theme.spec.ts')?.at(-1)).toBe('npm run e2e e2e/theme.spec.ts');
  const offline = commandsFor('e2e/offline-reader.ts')?.at(-1);
  expect(offline).toBe('npm run e2e e2e/offline.spec.ts');
});

test('a change to a dependency of every test runs every test', () => {
  for (const file of ['package.json', 'next.config.ts', '.github/workflows/site.yml', '.npmrc', '.ci/run'])
    expect(stepsAfter(file), file).toBeUndefined();
  expect(stepsAfter()).toEqual([]);
});

test('a deleted file runs every test, because what used it is unknown', () => {
  expect(stepsAfter('content/guides/deleted.mdx')).toBeUndefined();
});
