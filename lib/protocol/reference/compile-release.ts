import { createRequire } from 'node:module';

import type { SourceUnit } from 'solidity-ast';
import type { Abi } from 'viem';
import { z } from 'zod';
import type { Release } from './releases';
import { readSources, resolveImport, type Sources } from './sources';

/** The compiler's output for a release: syntax trees by file, and ABIs by file and contract name. */
export type Compilation = {
  /** All files, including those imported from other packages. */
  sources: Sources;
  trees: Record<string, SourceUnit>;
  abis: Record<string, Record<string, Abi>>;
};

/** The compiler is a CommonJS module without types. This is the part of it that we call. */
const solcSchema = z.object({
  compile: z.custom<(input: string, callbacks: { import: unknown }) => string>(
    (value) => typeof value === 'function',
  ),
});

const object = z.custom<object>((value) => typeof value === 'object' && value !== null);

/** If the sources don't compile, the output contains neither trees nor ABIs. */
const messagesSchema = z.object({
  errors: z
    .array(z.object({ severity: z.string(), message: z.string(), formattedMessage: z.string() }))
    .default([]),
});

/** A mistake that the compiler found. Its file has the name that imports use, and is empty if the compiler names none. */
export type SourceFault = { file: string; line: number; column: number; message: string };

export class CompilerError extends Error {
  readonly faults: SourceFault[];

  constructor(errors: z.infer<typeof messagesSchema>['errors']) {
    super(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
    this.faults = errors.map(({ message, formattedMessage }) => {
      const [, file = '', line, column] = /--> (.+):(\d+):(\d+):/.exec(formattedMessage) ?? [];
      return { file, line: Number(line ?? 1), column: Number(column ?? 1), message };
    });
  }
}

/** The trees and ABIs aren't validated further, because the compiler's format guarantees their types. */
const outputSchema = z.object({
  sources: z.record(z.string(), z.object({ ast: object.transform((tree) => tree as SourceUnit).optional() })),
  contracts: z
    .record(
      z.string(),
      z.record(z.string(), z.object({ abi: z.array(object).transform((abi) => abi as unknown as Abi) })),
    )
    .default({}),
});

/**
 * Compiles the published sources of a release, without generating bytecode.
 * @throws if a package is missing or has another version, or if the sources don't compile, with the compiler's messages
 */
export function compileRelease(release: Extract<Release, { parts: unknown }>): Compilation {
  const sources = readSources(release);
  return compileSources(sources, release.compiler, resolveImport(release));
}

/** Returns the content of an imported file, or an error in the compiler's format. */
type Resolve = (name: string) => { contents: string } | { error: string };

/**
 * Compiles Solidity from memory.
 * @param sources file contents, by the name that imports use
 * @param compiler the npm package of the compiler
 * @param resolve loads imported files that aren't in `sources`
 * @param isOmitted whether an imported file is left out of the trees and ABIs. Compiling twice, first to learn which files
 *   are imported, takes less time than writing the tree of a large library
 * @throws CompilerError if the sources don't compile
 */
export function compileSources(
  sources: Sources,
  compiler: string,
  resolve: Resolve = (name) => ({ error: `${name} not found` }),
  isOmitted?: (file: string) => boolean,
): Compilation {
  const solc = solcSchema.parse(createRequire(import.meta.url)(compiler));
  const all: Sources = { ...sources };
  const load = (name: string) => {
    const found = resolve(name);
    if ('contents' in found) all[name] = { content: found.contents };
    return found;
  };
  const compile = (files: readonly string[]): unknown => {
    const outputSelection = Object.fromEntries(files.map((file) => [file, { '': ['ast'], '*': ['abi'] }]));
    const input = { language: 'Solidity', sources, settings: { evmVersion: 'shanghai', outputSelection } };
    const written: unknown = JSON.parse(solc.compile(JSON.stringify(input), { import: load }));
    const errors = messagesSchema.parse(written).errors.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new CompilerError(errors);
    return written;
  };
  if (isOmitted) compile([]);
  const output = outputSchema.parse(
    compile(isOmitted ? Object.keys(all).filter((file) => !isOmitted(file)) : ['*']),
  );
  return {
    sources: all,
    trees: Object.fromEntries(
      Object.entries(output.sources).flatMap(([file, { ast }]) => (ast ? [[file, ast]] : [])),
    ),
    abis: mapValues(output.contracts, (contracts) => mapValues(contracts, ({ abi }) => abi)),
  };
}

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
