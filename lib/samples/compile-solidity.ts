import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path/posix';
import { z } from 'zod';
import type { Problem } from '@/lib/content/problem';
import { filesBelow } from '@/lib/files-below';
import { nearest } from '@/lib/nearest';
import { samplesFolder } from './sample-files';

/** What the compiler makes of a contract: its interface, and the code that deploys it as hexadecimal digits. */
export type CompiledContract = { abi: unknown[]; bytecode: string };

export type CompiledSamples = {
  /** By file, as `content/samples/lockup/create-linear.sol`, then by the name of the contract; empty after an error. */
  contracts: Record<string, Record<string, CompiledContract>>;
  /** Everything that the compiler says, warnings included. */
  problems: Problem[];
};

type Solc = { compile: (input: string, callbacks: { import: ImportCallback }) => string };
type ImportCallback = (name: string) => { contents: string } | { error: string };

const v2Packages = 'node_modules/@sablier/v2-core/node_modules';
const standIns = 'lib/samples/stand-ins';

/**
 * Where the packages that a sample may import lie, in the order in which they are tried. OpenZeppelin's and PRBMath are
 * those that Lockup v1.2 was released with; the ones at the top of `node_modules` belong to later releases. PRBMath has
 * the type of a Flow rate only there. Of packages that are not installed, stand-ins hold what samples use.
 */
const packages: Record<string, readonly [string, ...string[]]> = {
  '@sablier/v2-core/': ['node_modules'],
  '@sablier/v2-periphery/': ['node_modules'],
  '@openzeppelin/contracts/': [v2Packages],
  '@prb/math/': [v2Packages, 'node_modules'],
  '@sablier/flow/': [standIns],
  'forge-std/': [standIns],
};

/** The part of the compiler's output that is read: https://docs.soliditylang.org/en/v0.8.26/using-the-compiler.html */
const outputSchema = z.object({
  errors: z
    .array(
      z.object({
        severity: z.enum(['error', 'warning', 'info']),
        message: z.string(),
        sourceLocation: z.object({ file: z.string(), start: z.number() }).optional(),
      }),
    )
    .default([]),
  contracts: z
    .record(
      z.string(),
      z.record(
        z.string(),
        z.object({
          abi: z.array(z.unknown()),
          evm: z.object({ bytecode: z.object({ object: z.string() }) }),
        }),
      ),
    )
    .default({}),
});

type Output = z.infer<typeof outputSchema>;

/**
 * Compiles samples as their readers would, with solc 0.8.26 for the Shanghai upgrade.
 * @param files paths from the repository's root; what they import is found by itself
 * @throws ZodError when the compiler answers in another form
 */
export const compileSamples = (files: readonly string[]): CompiledSamples =>
  compileSources(Object.fromEntries(files.map((file) => [file, fs.readFileSync(file, 'utf8')])));

/** The same for texts that needn't be on disk, by the paths that they would have. */
export function compileSources(sources: Record<string, string>): CompiledSamples {
  const wanted = { '*': ['abi', 'evm.bytecode.object'] };
  const input = {
    language: 'Solidity',
    sources: mapValues(sources, (content) => ({ content })),
    settings: {
      evmVersion: 'shanghai',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: mapValues(sources, () => wanted),
    },
  };
  const output = loadCompiler().compile(JSON.stringify(input), { import: readImport });
  const { errors, contracts } = outputSchema.parse(JSON.parse(output));
  return { contracts: toContracts(contracts), problems: errors.map((error) => toProblem(error, sources)) };
}

/** Loaded when it is first asked for, because its 8 MB take a third of a second; it is a CommonJS module without types. */
const loadCompiler = (): Solc => createRequire(import.meta.url)('solc-0.8.26');

const toContracts = (contracts: Output['contracts']): CompiledSamples['contracts'] =>
  mapValues(contracts, (inFile) =>
    mapValues(inFile, ({ abi, evm }) => ({ abi, bytecode: evm.bytecode.object })),
  );

const mapValues = <A, B>(values: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/** Finds what a source imports: another sample by its path, or a file of a package. */
function readImport(name: string): ReturnType<ImportCallback> {
  const file = fileOf(name);
  if (!file) return { error: `A sample can import other samples, and ${Object.keys(packages).join(', ')}.` };
  if (fs.existsSync(file)) return { contents: fs.readFileSync(file, 'utf8') };
  const beside = filesBelow(path.dirname(file)).map((each) => path.basename(each));
  const guess = nearest(path.basename(file), beside);
  return { error: guess ? `Did you mean ${guess}?` : 'There is no such file.' };
}

function fileOf(name: string): string | undefined {
  if (name.startsWith(`${samplesFolder}/`)) return name;
  const prefix = Object.keys(packages).find((each) => name.startsWith(each));
  const files = packages[prefix ?? '']?.map((folder) => path.join(folder, name));
  return files?.find((file) => fs.existsSync(file)) ?? files?.[0];
}

function toProblem(
  { severity, message, sourceLocation }: Output['errors'][number],
  sources: Record<string, string>,
): Problem {
  const file = sourceLocation?.file ?? samplesFolder;
  const { line, column, code } = findPlace(sources[file] ?? textOf(file), sourceLocation?.start ?? -1);
  return {
    file,
    line,
    column,
    rule: 'samples',
    level: severity === 'error' ? 'error' : 'warning',
    what: message,
    mend: code === '' ? 'Every sample compiles with solc 0.8.26 without a warning.' : `The line is:  ${code}`,
  };
}

function textOf(file: string): string {
  const found = readImport(file);
  return 'contents' in found ? found.contents : '';
}

/** The place of a byte in a text, as the compiler counts, and the line there; the first place when it names none. */
function findPlace(text: string, offset: number): { line: number; column: number; code: string } {
  if (offset < 0) return { line: 1, column: 1, code: '' };
  const above = Buffer.from(text).subarray(0, offset).toString().split('\n');
  const code = text.split('\n')[above.length - 1] ?? '';
  return { line: above.length, column: (above.at(-1) ?? '').length + 1, code: code.trim() };
}
