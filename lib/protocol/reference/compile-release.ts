import { createRequire } from 'node:module';

import type { SourceUnit } from 'solidity-ast';
import type { Abi } from 'viem';
import type { CompiledRelease } from './releases';
import { readSources, resolveImport, type Sources } from './sources';

/** The compiler's output for a release: syntax trees by file, and ABIs by file and contract name. */
export type Compilation = {
  /** All files, including those imported from other packages. */
  sources: Sources;
  trees: Record<string, SourceUnit>;
  abis: Record<string, Record<string, Abi>>;
};

/** The compiler is a CommonJS module without types. This is the part of it that we call. */
type Compiler = { compile: (input: string, callbacks: { import: Resolve }) => string };

/** If the sources don't compile, the output contains neither trees nor ABIs. */
type Output = {
  errors?: { severity: string; message: string; formattedMessage: string }[];
  sources: Record<string, { ast?: SourceUnit }>;
  contracts?: Record<string, Record<string, { abi: Abi }>>;
};

/** A mistake that the compiler found. Its file has the name that imports use, and is empty if the compiler names none. */
export type SourceFault = { file: string; line: number; column: number; message: string };

export class CompilerError extends Error {
  readonly faults: SourceFault[];

  constructor(errors: NonNullable<Output['errors']>) {
    super(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
    this.faults = errors.map(({ message, formattedMessage }) => {
      const [, file = '', line, column] = /--> (.+):(\d+):(\d+):/.exec(formattedMessage) ?? [];
      return { file, line: Number(line ?? 1), column: Number(column ?? 1), message };
    });
  }
}

/**
 * Compiles the published sources of a release, without generating bytecode.
 * @throws if a package is missing or has another version, or if the sources don't compile, with the compiler's messages
 */
export function compileRelease(release: CompiledRelease): Compilation {
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
  // The casts are safe, because the compiler's documentation specifies its interface.
  const solc = createRequire(import.meta.url)(compiler) as Compiler;
  const all: Sources = { ...sources };
  const load: Resolve = (name) => {
    const found = resolve(name);
    if ('contents' in found) all[name] = { content: found.contents };
    return found;
  };
  const compile = (files: readonly string[]): Output => {
    const outputSelection = Object.fromEntries(files.map((file) => [file, { '': ['ast'], '*': ['abi'] }]));
    const input = { language: 'Solidity', sources, settings: { evmVersion: 'shanghai', outputSelection } };
    const output = JSON.parse(solc.compile(JSON.stringify(input), { import: load })) as Output;
    const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new CompilerError(errors);
    return output;
  };
  if (isOmitted) compile([]);
  const output = compile(isOmitted ? Object.keys(all).filter((file) => !isOmitted(file)) : ['*']);
  const trees = Object.entries(output.sources).flatMap(([file, { ast }]) => (ast ? [[file, ast]] : []));
  return {
    sources: all,
    trees: Object.fromEntries(trees),
    abis: mapValues(output.contracts ?? {}, (contracts) => mapValues(contracts, ({ abi }) => abi)),
  };
}

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
