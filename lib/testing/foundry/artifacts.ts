import fs from 'node:fs';
import path from 'node:path/posix';
import { comptroller } from 'sablier/evm';
import { airdrops } from 'sablier/evm/releases/airdrops';
import { bob } from 'sablier/evm/releases/bob';
import { flow } from 'sablier/evm/releases/flow';
import { lockup } from 'sablier/evm/releases/lockup';
import { type Abi, type Address, getAddress, type Hex, isHex } from 'viem';
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

/**
 * The releases that tests deploy. Packages have artifacts that the authors compiled with the IR pipeline and the
 * optimizer, as deployed on real chains, so the protocol doesn't have to be compiled here. Where no npm package contains
 * the bytecode, `bytecode/` does, and the `sablier` package has the ABIs.
 */
const parts = {
  core: { release: lockup['v1.2'], artifacts: 'node_modules/@sablier/v2-core/artifacts' },
  periphery: { release: lockup['v1.2'], artifacts: 'node_modules/@sablier/v2-periphery/artifacts' },
  lockup: { release: lockup['v4.0'], artifacts: 'node_modules/@sablier/lockup/artifacts' },
  flow: { release: flow['v3.0'], artifacts: 'node_modules/@sablier/flow/artifacts' },
  utils: { release: comptroller, artifacts: 'node_modules/@sablier/evm-utils/artifacts' },
  airdrops: { release: airdrops['v3.0'], bytecode: 'lib/testing/foundry/bytecode/airdrops-v3.0.json' },
  bob: { release: bob['v1.0'], bytecode: 'lib/testing/foundry/bytecode/bob-v1.0.json' },
};

/** A release, or one of its two packages. The comptroller's is `utils`. */
export type Part = keyof typeof parts;

/**
 * Returns the published address of a contract.
 * @throws if it isn't deployed on the chain
 */
export function publishedAddress(chainId: number, part: Part, contract: string): Address {
  const found = parts[part].release.deployments
    .filter((each) => each.chainId === chainId)
    // The comptroller's are contracts themselves.
    .flatMap((each) => ('contracts' in each ? each.contracts : [each]))
    .find(({ name }) => name === contract);
  invariant(found, `${contract} is deployed on chain ${chainId}`);
  return getAddress(found.address);
}

/** Returns the ABI of a contract of a release. */
export function releaseAbi(part: Part, contract: string): Abi {
  const source = parts[part];
  if ('artifacts' in source) return readArtifact(`${source.artifacts}/${contract}.json`).abi;
  const abi = Object.entries<Abi>(source.release.abi).find(([name]) => name === contract)?.[1];
  invariant(abi, `the sablier package has the ABI of ${contract}`);
  return abi;
}

const bytecodeFile = z.object({
  contracts: z.record(
    z.string(),
    z.custom<Hex>((value) => isHex(value)),
  ),
});

/**
 * Reads a contract of a release.
 * @param libraries addresses of the libraries that the contract calls, by name
 */
export function releaseArtifact(
  part: Part,
  contract: string,
  libraries: Record<string, Address> = {},
): Artifact {
  const source = parts[part];
  if ('bytecode' in source) {
    const { contracts } = bytecodeFile.parse(JSON.parse(fs.readFileSync(source.bytecode, 'utf8')));
    const bytecode = contracts[contract];
    invariant(bytecode, `${source.bytecode} has the bytecode of ${contract}`);
    return { abi: releaseAbi(part, contract), bytecode };
  }
  const { abi, bytecode } = readArtifact(`${source.artifacts}/${contract}.json`);
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

/** Returns the errors of all releases, because some that libraries throw aren't in any contract's ABI. */
export const releaseErrors = (): Abi =>
  Object.values(parts).flatMap((source) =>
    'artifacts' in source
      ? readArtifact(`${source.artifacts}/libraries/Errors.json`).abi
      : Object.values<Abi>(source.release.abi).flat(),
  );

/**
 * Finds the contracts of samples by their names. Forge has compiled them in the project of their guide.
 * @param samples paths relative to `content/samples/`
 */
export function sampleArtifacts(...samples: string[]): (contract: string) => Artifact {
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
