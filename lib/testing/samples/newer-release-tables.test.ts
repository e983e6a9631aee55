import fs from 'node:fs';
import path from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { filesBelow } from '@/lib/site/files-below';

// The tables "In newer releases", and "From v1.2" on pages for v4.0, map names in Lockup v1.2 to v4.0. Each column must
// only contain names from its release.

type Parameter = {
  name?: string | undefined;
  internalType?: string | undefined;
  components?: Parameter[] | undefined;
};

const parameter: z.ZodType<Parameter> = z.object({
  name: z.string().optional(),
  internalType: z.string().optional(),
  components: z.lazy(() => z.array(parameter)).optional(),
});

const artifact = z.object({
  abi: z.array(
    z.object({
      name: z.string().optional(),
      inputs: z.array(parameter).default([]),
      outputs: z.array(parameter).default([]),
    }),
  ),
});

/** Collects the names of contracts and of everything in their ABIs. */
function namesIn(...folders: string[]): Set<string> {
  const files = folders.flatMap(filesBelow).filter((file) => file.endsWith('.json'));
  const all = files.flatMap((file) => [
    path.basename(file, '.json'),
    ...artifact
      .parse(JSON.parse(fs.readFileSync(file, 'utf8')))
      .abi.flatMap(({ name, inputs, outputs }) => [name ?? '', ...[...inputs, ...outputs].flatMap(namesOf)]),
  ]);
  return new Set(all);
}

const namesOf = ({ name = '', components = [] }: Parameter): string[] => [
  name,
  ...components.flatMap(namesOf),
];

const v1 = namesIn('node_modules/@sablier/v2-core/artifacts', 'node_modules/@sablier/v2-periphery/artifacts');
const v4 = namesIn('node_modules/@sablier/lockup/artifacts');

const header = /^\| \| Lockup v1\.2(?:, this page)? \| Lockup v4\.0 \|$/m;

const sections = filesBelow('content/guides/lockup/examples')
  .map((file) => ({
    file,
    section:
      /^## (?:In newer releases|From v1\.2 .*)\n([\s\S]*?)(?=^## )/m.exec(
        fs.readFileSync(file, 'utf8'),
      )?.[1] ?? '',
  }))
  .filter(({ section }) => header.test(section));

/** Returns the names in inline code, without paths, packages, and numbers. */
const namesInCode = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => !/[@/]|^\d/.test(code))
    .flatMap((code) => code.match(/[A-Za-z_]\w*/g) ?? []);

const rowsOf = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('|') && !header.test(line))
    .map((line) => line.split('|').slice(1, -1));

test('the guides contain these tables', () => {
  expect(sections.length).toBeGreaterThan(10);
});

describe('each column only contains names from its release', () => {
  test.each(sections)('$file', ({ section }) => {
    const columns = rowsOf(section).map(([, older = '', newer = '']) => ({ older, newer }));
    expect(columns.flatMap(({ older }) => namesInCode(older)).filter((name) => !v1.has(name))).toEqual([]);
    expect(columns.flatMap(({ newer }) => namesInCode(newer)).filter((name) => !v4.has(name))).toEqual([]);
  });
});

describe('names in the surrounding text exist in one of the two releases', () => {
  test.each(sections)('$file', ({ section }) => {
    const text = section.replace(/^\|.*$/gm, '');
    expect(namesInCode(text).filter((name) => !v1.has(name) && !v4.has(name))).toEqual([]);
  });
});

test('statements in the concepts about the newest releases match their sources', () => {
  const source = (file: string) => fs.readFileSync(`node_modules/@sablier/${file}`, 'utf8');
  const comptroller = source('evm-utils/src/SablierComptroller.sol');
  expect(comptroller).toContain('MAX_FEE_USD = 100e8;');
  expect(comptroller).toContain('block.timestamp > 24 hours + updatedAt');
  expect(comptroller).toMatch(/function execute\([^)]*\)\s+external\s+override\s+onlyAdmin/);
  expect(source('flow/src/types/DataTypes.sol')).toMatch(/enum Status \{[^}]*?PENDING/);
});
