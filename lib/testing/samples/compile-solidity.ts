import fs from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { samplesFolder } from '@/lib/content/samples/sample-files';
import { importLoader } from '@/lib/content/samples/solidity-imports';
import type { Problem } from '@/lib/markup/problem';

/** A compiled contract: its ABI, and its creation bytecode as hexadecimal digits. */
export type CompiledContract = { abi: unknown[]; bytecode: string };

export type CompiledSamples = {
  /** By file, such as `content/samples/lockup/create-linear.sol`, and then by contract name. Empty after an error. */
  contracts: Record<string, Record<string, CompiledContract>>;
  /** All compiler messages, including warnings. */
  problems: Problem[];
};

type Solc = { compile: (input: string, callbacks: { import: ImportCallback }) => string };
type ImportCallback = ReturnType<typeof importLoader>;

/** The part of the compiler output that we read: https://docs.soliditylang.org/en/v0.8.26/using-the-compiler.html */
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
 * Compiles samples as readers would, with solc 0.8.26 for the Shanghai upgrade. Imports are resolved automatically.
 * @param files paths relative to the repository
 * @throws ZodError if the compiler output has an unexpected format
 */
export const compileSamples = (files: readonly string[]): CompiledSamples =>
  compileSources(Object.fromEntries(files.map((file) => [file, fs.readFileSync(file, 'utf8')])));

/** Compiles sources that may not exist on disk, given by path. */
export function compileSources(sources: Record<string, string>): CompiledSamples {
  const outputs = { '*': ['abi', 'evm.bytecode.object'] };
  const input = {
    language: 'Solidity',
    sources: mapValues(sources, (content) => ({ content })),
    settings: {
      evmVersion: 'shanghai',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: mapValues(sources, () => outputs),
    },
  };
  const output = loadCompiler().compile(JSON.stringify(input), {
    import: importLoader(Object.keys(sources)),
  });
  const { errors, contracts } = outputSchema.parse(JSON.parse(output));
  return { contracts: toContracts(contracts), problems: errors.map((error) => toProblem(error, sources)) };
}

/** Loaded on first use, because its 8 MB take a third of a second to load. It's a CommonJS module without types. */
const loadCompiler = (): Solc => createRequire(import.meta.url)('solc-0.8.26');

const toContracts = (contracts: Output['contracts']): CompiledSamples['contracts'] =>
  mapValues(contracts, (inFile) =>
    mapValues(inFile, ({ abi, evm }) => ({ abi, bytecode: evm.bytecode.object })),
  );

const mapValues = <A, B>(values: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

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
    fix: code === '' ? 'Every sample compiles with solc 0.8.26 without a warning.' : `The line is:  ${code}`,
  };
}

function textOf(file: string): string {
  const found = importLoader([file])(file);
  return 'contents' in found ? found.contents : '';
}

/**
 * Converts a byte offset from the compiler to a location, and returns the line of code there. Without an offset,
 * returns the start of the file.
 */
function findPlace(text: string, offset: number): { line: number; column: number; code: string } {
  if (offset < 0) return { line: 1, column: 1, code: '' };
  const above = Buffer.from(text).subarray(0, offset).toString().split('\n');
  const code = text.split('\n')[above.length - 1] ?? '';
  return { line: above.length, column: (above.at(-1) ?? '').length + 1, code: code.trim() };
}
