import fs from 'node:fs';
import path from 'node:path/posix';
import { airdrops } from 'sablier/evm/releases/airdrops';
import { bob } from 'sablier/evm/releases/bob';
import { type Abi, type Address, type Hex, isHex } from 'viem';
import { z } from 'zod';
import { invariant } from '@/lib/site/invariant';
import { outputOfSample, outputOfTestContract } from './projects';

/** The compiler output for a contract. */
export type Artifact = { abi: Abi; bytecode: Hex };

const place = z.object({ start: z.number(), length: z.number() });
/** Packages and Forge use the same format. */
const artifactFile = z.object({
  abi: z.custom<Abi>(Array.isArray),
  bytecode: z.object({
    object: z.custom<Hex>((value) => typeof value === 'string' && value.startsWith('0x')),
    linkReferences: z.record(z.string(), z.record(z.string(), z.array(place))).default({}),
  }),
});

const readArtifact = (file: string) => artifactFile.parse(JSON.parse(fs.readFileSync(file, 'utf8')));

const folders = {
  core: 'node_modules/@sablier/v2-core/artifacts',
  periphery: 'node_modules/@sablier/v2-periphery/artifacts',
  lockup: 'node_modules/@sablier/lockup/artifacts',
  flow: 'node_modules/@sablier/flow/artifacts',
  utils: 'node_modules/@sablier/evm-utils/artifacts',
};

/**
 * Reads a contract of Lockup v1.2 (`core`, `periphery`), Lockup v4.0, Flow v3.0, or their comptroller (`utils`) from its
 * package, compiled by its authors with the IR pipeline and the optimizer, as deployed on real chains. As a result, the
 * protocol doesn't have to be compiled here.
 * @param libraries addresses of the libraries that the contract calls, by name
 */
export function releaseArtifact(
  part: keyof typeof folders,
  contract: string,
  libraries: Record<string, Address> = {},
): Artifact {
  const { abi, bytecode } = readArtifact(`${folders[part]}/${contract}.json`);
  let linked: string = bytecode.object;
  for (const [name, places] of Object.values(bytecode.linkReferences).flatMap(Object.entries)) {
    const address = libraries[name];
    invariant(address, `${contract} is linked with ${name}`);
    for (const { start, length } of places)
      linked = linked.slice(0, 2 + 2 * start) + address.slice(2) + linked.slice(2 + 2 * (start + length));
  }
  invariant(isHex(linked), `the bytecode of ${contract} is complete`);
  return { abi, bytecode: linked };
}

/** The releases whose bytecode is in `bytecode/`, because no npm package contains it, and their ABIs. */
const compiled = { airdrops: airdrops['v3.0'], bob: bob['v1.0'] };

const compiledFile = z.object({
  contracts: z.record(
    z.string(),
    z.custom<Hex>((value) => isHex(value)),
  ),
});

/** Returns the ABI of a contract of Airdrops v3.0 or Bob v1.0 from the `sablier` package. */
export function compiledAbi(product: keyof typeof compiled, contract: string): Abi {
  const abi = Object.entries<Abi>(compiled[product].abi).find(([name]) => name === contract)?.[1];
  invariant(abi, `the sablier package has the ABI of ${contract}`);
  return abi;
}

/** Reads a contract of Airdrops v3.0 or Bob v1.0, which `bytecode/compile-release.ts` compiled. */
export function compiledArtifact(product: keyof typeof compiled, contract: string): Artifact {
  const file = `lib/testing/foundry/bytecode/${product}-${compiled[product].version}.json`;
  const bytecode = compiledFile.parse(JSON.parse(fs.readFileSync(file, 'utf8'))).contracts[contract];
  invariant(bytecode, `${file} has the bytecode of ${contract}`);
  return { abi: compiledAbi(product, contract), bytecode };
}

/** Returns the ABI of a contract from its package. */
export const releaseAbi = (part: keyof typeof folders, contract: string): Abi =>
  readArtifact(`${folders[part]}/${contract}.json`).abi;

/** Returns the errors of all releases, because some that libraries throw aren't in any contract's ABI. */
export const releaseErrors = (): Abi => [
  ...Object.values(folders).flatMap((folder) => readArtifact(`${folder}/libraries/Errors.json`).abi),
  ...Object.values(compiled).flatMap(({ abi }) => Object.values<Abi>(abi).flat()),
];

/** Finds a contract of some samples by its name. */
export type FindArtifact = (contract: string) => Artifact;

/**
 * Finds the contracts of samples, which Forge has compiled in the project of their guide.
 * @param samples paths relative to `content/samples/`
 */
export function sampleArtifacts(...samples: string[]): FindArtifact {
  const folders = samples.map(outputOfSample);
  return (contract) => {
    const files = folders.map((folder) => path.join(folder, `${contract}.json`)).filter(fs.existsSync);
    invariant(
      files[0] && files.length === 1,
      `${contract} is a contract in ${samples.join(', ')}, which compile`,
    );
    const { abi, bytecode } = readArtifact(files[0]);
    return { abi, bytecode: bytecode.object };
  };
}

/** Finds a contract in `contracts/`, which tests use besides those of guides. */
export const testArtifact = (contract: string): Artifact => {
  const { abi, bytecode } = readArtifact(`${outputOfTestContract(contract)}/${contract}.json`);
  return { abi, bytecode: bytecode.object };
};
