import fs from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '@/lib/testing/units/temporary-folder';

const isWhole = vi.hoisted(() => ({ value: false }));
// In these tests, a single file represents all code.
vi.mock('@/lib/cache/modules-of', async (load) => {
  const { modulesOf } = await load<typeof import('@/lib/cache/modules-of')>();
  return {
    modulesOf: (...args: Parameters<typeof modulesOf>) => (isWhole.value ? modulesOf(...args) : ['input.ts']),
  };
});

const home = process.cwd();
const files = [
  'input.ts',
  'content/data/table.json',
  'public/csv/a.csv',
  'package-lock.json',
  'included.mdx',
];
const document = { slug: 'a', body: { kind: 'mdx', code: '' } };

/** Loads the module as in a new process, where only the disk cache remains. */
const anew = async () => {
  vi.resetModules();
  return await import('./document-cache');
};
const read = async (file = 'a.mdx', text = '# A') => (await anew()).readCached(file, text);

beforeEach(async () => {
  process.chdir(temporaryFolder());
  writeFiles('.', Object.fromEntries(files.map((file) => [file, 'first'])));
  (await anew()).writeCached('a.mdx', '# A', { made: document, inputs: ['included.mdx'] });
});

afterEach(() => {
  process.chdir(home);
  vi.unstubAllEnvs();
});

test('a document is found by the next process', async () => {
  expect(await read()).toEqual(document);
});

test('another name, text, or setting has a document of its own', async () => {
  expect(await read('b.mdx')).toBeUndefined();
  expect(await read('a.mdx', '# B')).toBeUndefined();
  vi.stubEnv('BASE_PATH', '/docs');
  expect(await read()).toBeUndefined();
});

test.each(files)('it is made anew when %s changes or goes', async (file) => {
  fs.writeFileSync(file, 'second');
  expect(await read()).toBeUndefined();
  fs.rmSync(file);
  if (file !== 'input.ts') expect(await read()).toBeUndefined();
  fs.writeFileSync(file, 'first');
  expect(await read()).toEqual(document);
});

test('it is made anew when a file that would belong to it comes', async () => {
  (await anew()).writeCached('a.mdx', '# A', { made: document, inputs: ['later.mdx'] });
  expect(await read()).toEqual(document);
  fs.writeFileSync('later.mdx', 'first');
  expect(await read()).toBeUndefined();
});

test('a damaged entry counts as missing', async () => {
  for (const name of fs.readdirSync('.cache/documents')) fs.writeFileSync(`.cache/documents/${name}`, '{');
  expect(await read()).toBeUndefined();
});

test.each([
  'lib/content/code/highlight.ts',
  'lib/content/code/theme.ts',
  'lib/content/compile.ts',
  'lib/figures/diagrams/render-mermaid.ts',
  'lib/content/markdown/formulas.ts',
  'lib/content/markdown/plots.ts',
  'lib/content/markdown/snippets.ts',
  'lib/figures/plot/read-plot.ts',
  'lib/protocol/deployments/deployments-table.ts',
  'lib/protocol/reference/html/contract-page.ts',
  'lib/protocol/reference/load-release.ts',
  'lib/site/site.ts',
  'content/data',
  'content/releases.ts',
  'package-lock.json',
])('%s counts as what decides', async (file) => {
  process.chdir(home);
  isWhole.value = true;
  const inputs = (await anew()).listInputs();
  isWhole.value = false;
  expect(inputs).toContain(file);
});
