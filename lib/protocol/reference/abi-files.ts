import { formatAbi } from 'abitype';
import type { Abi } from 'viem';
import { releases } from '@/content/releases';
import { addressesOf, publishedAbis } from '@/lib/protocol/deployments/release-deployments';
import { invariant } from '@/lib/site/invariant';
import { type FamilyRelease, releaseId } from '@/lib/site/release';
import { loadReleases } from './load-release';
import type { ChainAddress } from './model';

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

let listed: AbiContract[] | undefined;

/** Lists every contract that has an ABI, also those without a page, such as abstract contracts. */
export function listAbiContracts(): AbiContract[] {
  if (listed) return listed;
  const contracts = documented();
  const urls = new Set(contracts.map(abiUrl));
  invariant(urls.size === contracts.length, 'two contracts of a release have the same name');
  listed = [...contracts, ...published().filter((contract) => !urls.has(abiUrl(contract)))];
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

const documented = (): AbiContract[] =>
  loadReleases().flatMap(({ release, contracts }) =>
    contracts.flatMap(({ name, abi, addresses }) =>
      abi && abi.length > 0 ? [toContract(release, name, abi, addresses)] : [],
    ),
  );

/** Lists the contracts of the `sablier` package. */
const published = (): AbiContract[] =>
  releases.flatMap((release) =>
    [...publishedAbis(release)].map(([name, abi]) =>
      toContract(release, name, abi, addressesOf(release, name)),
    ),
  );

function toContract(release: FamilyRelease, name: string, abi: Abi, places: ChainAddress[]): AbiContract {
  const addresses = Object.fromEntries(places.map(({ chainId, address }) => [chainId, address]));
  return { release: releaseId(release), name, abi, addresses };
}
