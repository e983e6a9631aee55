import { formatAbi } from 'abitype';
import type { Abi } from 'viem';
import { z } from 'zod';
import { digestOfFiles, diskCache } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import {
  publishedAbis,
  releaseDeployments,
  releaseNames,
} from '@/lib/protocol/deployments/release-deployments';
import { invariant } from '@/lib/site/invariant';
import { releaseId } from '@/lib/site/release';
import { loadReleases } from './load-release';

export type AbiContract = {
  /** Such as `lockup-v1.2`. */
  release: string;
  name: string;
  abi: Abi;
  /** Addresses by chain ID. Empty for contracts that aren't deployed on their own, or that each user deploys anew. */
  addresses: Record<string, string>;
};

/** A file with the ABI of a contract, such as `/abi/lockup-v1.2/SablierV2LockupLinear.json`, or the same with `.ts`. */
type AbiFile = { url: string; text: string };

/** Returns the URL of a contract's ABI, without its extension. */
export const abiUrl = ({ release, name }: Pick<AbiContract, 'release' | 'name'>): string =>
  `/abi/${release}/${name}`;

/** Cached, because the package with the other releases takes seconds to load. */
const cache = diskCache('.cache/abis');

/** The casts of `abi` are safe, because only `makePublished` writes the entry. */
const publishedSchema = z.array(
  z.object({
    release: z.string(),
    name: z.string(),
    abi: z.array(z.looseObject({ type: z.string() })).transform((abi) => abi as unknown as Abi),
    addresses: z.record(z.string(), z.string()),
  }),
);

let listed: AbiContract[] | undefined;

/** Lists every contract that has an ABI, also those without a page, such as abstract contracts. */
export function listAbiContracts(): AbiContract[] {
  listed ??= [...documented(), ...readPublished()];
  return listed;
}

/** Lists the ABI files: JSON, and TypeScript modules in the human-readable form that `parseAbi` accepts. */
export const listAbiFiles = (): AbiFile[] =>
  listAbiContracts().flatMap((contract) => [
    { url: `${abiUrl(contract)}.json`, text: `${JSON.stringify(contract.abi)}\n` },
    { url: `${abiUrl(contract)}.ts`, text: toModule(contract) },
  ]);

/** Formats an ABI as a TypeScript module for viem: `export const vaultAbi = parseAbi([…]);`. */
export function toModule({ name, abi }: Pick<AbiContract, 'name' | 'abi'>): string {
  const lines = formatAbi(abi).map((line) => `  ${JSON.stringify(line)},\n`);
  const variable = `${name.charAt(0).toLowerCase()}${name.slice(1)}Abi`;
  return `import { parseAbi } from "viem";\n\nexport const ${variable} = parseAbi([\n${lines.join('')}]);\n`;
}

function documented(): AbiContract[] {
  const contracts = loadReleases().flatMap(({ release, contracts }) =>
    contracts.flatMap(({ name, abi, addresses }) =>
      abi && abi.length > 0
        ? [{ release: releaseId(release), name, abi, addresses: byChain(addresses) }]
        : [],
    ),
  );
  const urls = contracts.map(abiUrl);
  invariant(new Set(urls).size === urls.length, 'two contracts of a release have the same name');
  return contracts;
}

function readPublished(): AbiContract[] {
  const name = `${digestOfFiles([...modulesOf(['lib/protocol/reference/abi-files.ts']), 'package-lock.json'])}.json`;
  const text = String(cache.read(name) ?? JSON.stringify(makePublished()));
  cache.write(name, text);
  // Also if it's new, because parsing can reorder keys, and two builds have to be identical.
  return publishedSchema.parse(JSON.parse(text));
}

function makePublished(): AbiContract[] {
  const isDocumented = new Set(documented().map(abiUrl));
  return releaseNames.flatMap((name) => {
    const release = `${name.protocol}-${name.version}`;
    const { chains } = releaseDeployments(name);
    const rest = [...publishedAbis(name)].filter(
      ([contract]) => !isDocumented.has(abiUrl({ release, name: contract })),
    );
    return rest.map(([contract, abi]) => {
      const deployed = chains.flatMap(({ chainId, contracts }) =>
        contracts.filter((each) => each.name === contract).map(({ address }) => ({ chainId, address })),
      );
      return { release, name: contract, abi, addresses: byChain(deployed) };
    });
  });
}

const byChain = (deployed: readonly { chainId: number; address: string }[]): Record<string, string> =>
  Object.fromEntries(deployed.map(({ chainId, address }) => [chainId, address]));
