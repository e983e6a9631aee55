import fs from 'node:fs';
import { type Abi, type Address, type Hex, isHex } from 'viem';
import { z } from 'zod';
import { sampleFile } from '@/lib/content/samples/sample-files';
import { ContentError } from '@/lib/markup/problem';
import { invariant } from '@/lib/site/invariant';
import { compileCached } from '@/lib/testing/samples/compile-cache';
import type { CompiledSamples } from '@/lib/testing/samples/compile-solidity';
import type { Artifact } from './chain';

const abi = z.custom<Abi>(Array.isArray);
const bytecode = z.custom<Hex>((value) => isHex(value));
const place = z.object({ start: z.number(), length: z.number() });
const releaseFile = z.object({
  abi,
  bytecode: z.object({
    object: z.string(),
    linkReferences: z.record(z.string(), z.record(z.string(), z.array(place))).default({}),
  }),
});
const errorsFile = z.object({ abi });

const folders = {
  core: 'node_modules/@sablier/v2-core/artifacts',
  periphery: 'node_modules/@sablier/v2-periphery/artifacts',
  lockup: 'node_modules/@sablier/lockup/artifacts',
  flow: 'node_modules/@sablier/flow/artifacts',
  utils: 'node_modules/@sablier/evm-utils/artifacts',
};

type Part = keyof typeof folders;

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/**
 * Reads a contract of Lockup v1.2 (`core`, `periphery`), Lockup v4.0, Flow v3.0, or their comptroller (`utils`) from its
 * package, compiled by its authors with the IR pipeline and the optimizer, as deployed on real chains. As a result, the
 * protocol doesn't have to be compiled here.
 * @param libraries addresses of the deployed libraries that the contract calls, by name
 */
export function releaseArtifact(
  part: Part,
  contract: string,
  libraries: Record<string, Address> = {},
): Artifact {
  const file = releaseFile.parse(readJson(`${folders[part]}/${contract}.json`));
  const { object, linkReferences } = file.bytecode;
  let linked = object;
  for (const [name, places] of Object.values(linkReferences).flatMap(Object.entries)) {
    const address = libraries[name];
    invariant(address, `${name} is deployed before ${contract}`);
    for (const { start, length } of places)
      linked = linked.slice(0, 2 + 2 * start) + address.slice(2) + linked.slice(2 + 2 * (start + length));
  }
  return { abi: file.abi, bytecode: bytecode.parse(linked) };
}

/** Returns the ABIs of the error libraries, because some errors aren't in any contract's ABI. */
export const releaseErrors = (...parts: Part[]): Abi =>
  (parts.length > 0 ? parts : (['core', 'periphery'] as const)).flatMap(
    (part) => errorsFile.parse(readJson(`${folders[part]}/libraries/Errors.json`)).abi,
  );

/** Finds a contract by name, or, if the name isn't unique, by a path such as `support/TestToken.sol:TestToken`. */
export type FindArtifact = (contract: string) => Artifact;

/**
 * Compiles samples with the same compiler and settings as the check of all samples.
 * @throws ContentError with the compiler's messages and their locations, including warnings
 */
export const compileArtifacts = (...samples: string[]): FindArtifact =>
  toArtifacts(...samples.map((name) => compileCached(sampleFile(name))));

/** Finds contracts in compiled samples. */
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
