import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/site/files-below';

/**
 * The folders of `lib/`, from the bottom up. Each one only imports from itself and from the folders above it
 * in this list.
 */
const layers = [
  'site',
  'markup',
  'cache',
  'figures',
  'protocol',
  'content',
  'pages',
  'nav',
  'search',
  'browser',
  'export',
  'check',
  'authoring',
  'testing',
  'commands',
];

/** Commands start benchmarks and test servers, and tests don't belong to any layer. */
const mayImportTesting = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) || ['commands', 'testing'].includes(layerOf(file));

const layerOf = (file: string): string => file.split('/')[1] ?? '';

const modulesIn = (folder: string): string[] =>
  filesBelow(folder).filter((file) => /\.tsx?$/.test(file) && !file.startsWith('e2e/workbench'));

/** Lists the files of a folder that a file imports, including types. */
const importsOf = (file: string, folder = 'lib'): string[] =>
  ts
    .preProcessFile(fs.readFileSync(file, 'utf8'))
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? path.posix.join(path.dirname(file), fileName) : fileName.replace(/^@\//, ''),
    )
    .filter((target) => target.startsWith(`${folder}/`));

const outside = ['app', 'components'].flatMap(modulesIn);
const inside = modulesIn('lib');

test('the list contains all folders of lib/, and no others', () => {
  expect(fs.readdirSync('lib').sort()).toEqual([...layers].sort());
});

test('no folder imports from a later one', () => {
  const faults = inside
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => layers.indexOf(layerOf(target)) > layers.indexOf(layerOf(file)))
        .map((target) => `${file} imports ${target}`),
    );
  expect(inside.length).toBeGreaterThan(300);
  expect(faults).toEqual([]);
});

test('components import nothing from app', () => {
  expect(modulesIn('components').flatMap((file) => importsOf(file, 'app'))).toEqual([]);
});

test('modules in content/ import only types and the name of the site', () => {
  const modules = modulesIn('content').filter((file) => !file.startsWith('content/samples/'));
  const imports = modules.flatMap((file) => fs.readFileSync(file, 'utf8').match(/^import .*/gm) ?? []);
  expect(imports.filter((line) => !/^import type .* from '@\/lib\//.test(line))).toEqual([
    "import { site } from '@/lib/site/site';",
  ]);
});

test('the product imports nothing from lib/testing', () => {
  const faults = [...outside, ...inside]
    .filter((file) => !mayImportTesting(file))
    .flatMap((file) => importsOf(file).filter((target) => target.startsWith('lib/testing/')));
  expect(outside.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test('browser tests import from lib/ only through lib/testing/e2e.ts', () => {
  const tests = modulesIn('e2e');
  expect(tests.length).toBeGreaterThan(50);
  expect(new Set(tests.flatMap((file) => importsOf(file)))).toEqual(new Set(['lib/testing/e2e']));
});
