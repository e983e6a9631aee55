import fs from 'node:fs';
import { type Abi, type Hex, isHex } from 'viem';
import { z } from 'zod';
import { ContentError } from '@/lib/content/problem';
import { invariant } from '@/lib/invariant';
import { compileCached } from '@/lib/samples/compile-cache';
import type { CompiledSamples } from '@/lib/samples/compile-solidity';
import { sampleFile } from '@/lib/samples/sample-files';
import type { Artifact } from './chain';

const abi = z.custom<Abi>(Array.isArray);
const bytecode = z.custom<Hex>((value) => isHex(value));
const releaseFile = z.object({ abi, bytecode: z.object({ object: bytecode }) });
const errorsFile = z.object({ abi });

const folders = {
  core: 'node_modules/@sablier/v2-core/artifacts',
  periphery: 'node_modules/@sablier/v2-periphery/artifacts',
};

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/**
 * A contract of Lockup v1.2 as its package holds it: compiled by its authors through the intermediate language, with the
 * optimizer, as it is deployed on real chains. So nothing of the protocol has to be compiled here.
 */
export function releaseArtifact(part: keyof typeof folders, contract: string): Artifact {
  const file = releaseFile.parse(readJson(`${folders[part]}/${contract}.json`));
  return { abi: file.abi, bytecode: file.bytecode.object };
}

/** The libraries of errors, which hold some that no contract's own ABI names. */
export const releaseErrors = (): Abi =>
  Object.values(folders).flatMap(
    (folder) => errorsFile.parse(readJson(`${folder}/libraries/Errors.json`)).abi,
  );

/** Finds a contract by its name, or by `support/TestToken.sol:TestToken` where several files have one of that name. */
export type FindArtifact = (contract: string) => Artifact;

/**
 * Compiles samples, with the same compiler and settings as the check of all samples.
 * @throws ContentError with the compiler's words and their places, warnings included
 */
export const compileArtifacts = (...samples: string[]): FindArtifact =>
  toArtifacts(...samples.map((name) => compileCached(sampleFile(name))));

/** The same for what has been compiled already. */
export function toArtifacts(...compiled: CompiledSamples[]): FindArtifact {
  const problems = compiled.flatMap((each) => each.problems);
  if (problems.length > 0) throw new ContentError(problems);
  const all = compiled.flatMap(({ contracts }) =>
    Object.entries(contracts).flatMap(([file, inFile]) =>
      Object.entries(inFile).map(([name, contract]) => ({ name, path: `${file}:${name}`, contract })),
    ),
  );
  return (wanted) => {
    const found = all.filter(({ name, path }) => name === wanted || path === sampleFile(wanted));
    invariant(
      found[0] && found.length === 1,
      `${wanted} is one of ${all.map(({ path }) => path).join(', ')}`,
    );
    const { contract } = found[0];
    return { abi: abi.parse(contract.abi), bytecode: bytecode.parse(`0x${contract.bytecode}`) };
  };
}
