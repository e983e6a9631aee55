import fs from 'node:fs';
import path from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { filesBelow } from '@/lib/files-below';

// The tables "In newer releases" say what a name of Lockup v1.2 has become in v4.0: each column has names of its release only.

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

/** Names of contracts, and of everything in their ABIs. */
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

const header = '| | Lockup v1.2, this page | Lockup v4.0 |';

const sections = filesBelow('content/guides/lockup/examples')
  .map((file) => ({
    file,
    section: /^## In newer releases\n([\s\S]*?)(?=^## )/m.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? '',
  }))
  .filter(({ section }) => section.includes(header));

/** Names in the code of a text; paths, packages, and numbers are none. */
const namesInCode = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => !/[@/]|^\d/.test(code))
    .flatMap((code) => code.match(/[A-Za-z_]\w*/g) ?? []);

const rowsOf = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('|') && line !== header)
    .map((line) => line.split('|').slice(1, -1));

test('the guides have such tables', () => {
  expect(sections.length).toBeGreaterThan(10);
});

describe('names in the columns of a table are those of its release', () => {
  test.each(sections)('$file', ({ section }) => {
    const columns = rowsOf(section).map(([, older = '', newer = '']) => ({ older, newer }));
    expect(columns.flatMap(({ older }) => namesInCode(older)).filter((name) => !v1.has(name))).toEqual([]);
    expect(columns.flatMap(({ newer }) => namesInCode(newer)).filter((name) => !v4.has(name))).toEqual([]);
  });
});

describe('names in the text round it are those of one of the two', () => {
  test.each(sections)('$file', ({ section }) => {
    const text = section.replace(/^\|.*$/gm, '');
    expect(namesInCode(text).filter((name) => !v1.has(name) && !v4.has(name))).toEqual([]);
  });
});
