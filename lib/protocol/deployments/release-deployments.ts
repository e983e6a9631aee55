import type { Abi } from 'viem';
import { getAddress } from 'viem/utils';
import type { ChainAddress } from '@/lib/protocol/reference/model';
import { required } from '@/lib/site/invariant';
import { byVersion, type FamilyRelease, type ReleaseName } from '@/lib/site/release';
import { findRelease } from '@/lib/site/releases';
import { type Chain, chainOf, publishedComptroller, publishedReleases } from './chains';

export type DeployedContract = {
  name: string;
  /** With an EIP-55 checksum. */
  address: string;
  /** The app's prefix for stream IDs, such as `LL3`. Only contracts with streams or campaigns have one. */
  alias: string | undefined;
  /** The block in which it was deployed, if the package has it. */
  block: number | undefined;
  explorerUrl: string;
};

/** The contracts of a release on one chain, in the order in which a reader needs them. */
export type ChainDeployment = Chain & { chainId: number; contracts: DeployedContract[] };

/** The deployments of a release: mainnets before testnets, Ethereum first in each group, and then by name. */
export type ReleaseDeployments = FamilyRelease & { chains: ChainDeployment[] };

/** Returns all deployments of a release from the published `sablier` package. */
export function releaseDeployments({ product, version }: FamilyRelease): ReleaseDeployments {
  const published =
    product === 'comptroller' ? comptrollers(version) : productContracts({ product, version });
  const chains = published.map(({ chainId, contracts }) => {
    const chain = chainOf(chainId);
    return { chainId, ...chain, contracts: contracts.map((each) => toContract(each, chain.explorerUrl)) };
  });
  return { product, version, chains: chains.toSorted(byNetworkAndName) };
}

type PublishedContract = { name: string; address: string; alias?: string; block?: number };
type PublishedChain = { chainId: number; contracts: PublishedContract[] };

/**
 * The package repeats Lockup's contracts in Airdrops v1.1 and v1.2, so contracts that aren't in the release's manifest
 * are left out.
 */
function productContracts(name: ReleaseName): PublishedChain[] {
  const release = findPublished(name);
  const manifest = manifestOf(release);
  const order = [...(findRelease(name.product, name.version)?.contracts ?? []), ...manifest];
  return release.deployments.map(({ chainId, contracts }) => ({
    chainId,
    contracts: contracts
      .filter((each) => manifest.includes(each.name))
      .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
  }));
}

/** Both contracts are at the proxy, and the package only knows the latest version's chains. */
function comptrollers(version: string): PublishedChain[] {
  const { deployments, releases } = publishedComptroller();
  if (version !== Object.keys(releases).sort(byVersion).at(-1)) return [];
  return deployments.map(({ chainId, ...proxy }) => ({
    chainId,
    contracts: ['SablierComptroller', 'ERC1967Proxy'].map((name) => ({ ...proxy, name })),
  }));
}

type PublishedRelease = NonNullable<NonNullable<ReturnType<typeof publishedReleases>[string]>[string]>;

/**
 * Finds a release in the `sablier` package.
 * @throws if the package doesn't have it
 */
export function findPublished({ product, version }: ReleaseName): PublishedRelease {
  const release = Object.values(publishedReleases()[product] ?? {}).find((each) => each.version === version);
  return required(release, `the sablier package has no release ${product} ${version}`);
}

/** Lists the names of a release's contracts. Some manifests have two parts, core and periphery. */
const manifestOf = ({ kind, manifest }: PublishedRelease): string[] =>
  kind === 'lockupV1'
    ? Object.values(manifest).flatMap((part) => Object.values(part))
    : Object.values(manifest);

const toContract = (
  { name, address, alias, block }: PublishedContract,
  explorer: string,
): DeployedContract => {
  // Some addresses in the package are lowercase.
  const checksummed = getAddress(address);
  return { name, address: checksummed, alias, block, explorerUrl: `${explorer}/address/${checksummed}` };
};

const firstChains = [1, 11155111];

type PlacedChain = Pick<ChainDeployment, 'chainId' | 'name' | 'isTestnet'>;

/** Sorts mainnets before testnets, Ethereum first in each group, and then by name. */
export const byNetworkAndName = (a: PlacedChain, b: PlacedChain): number =>
  Number(a.isTestnet) - Number(b.isTestnet) ||
  Number(firstChains.includes(b.chainId)) - Number(firstChains.includes(a.chainId)) ||
  a.name.localeCompare(b.name, 'en');

/** Lists the addresses of a release's contract in the published `sablier` package, by network and chain. */
export const addressesOf = (release: FamilyRelease, contract: string): ChainAddress[] =>
  releaseDeployments(release).chains.flatMap(({ chainId, name: chain, isTestnet, contracts }) =>
    contracts
      .filter(({ name }) => name === contract)
      .map(({ address, explorerUrl }) => ({ chainId, chain, isTestnet, address, explorerUrl })),
  );

/**
 * Finds the address of a contract on a chain in the published `sablier` package.
 * @throws if the package has no such deployment
 */
export function deploymentOf(release: ReleaseName, contract: string, chainId: number): ChainAddress {
  const found = addressesOf(release, contract).find((each) => each.chainId === chainId);
  const { product, version } = release;
  return required(
    found,
    `the sablier package has no ${contract} of ${product} ${version} on chain ${chainId}`,
  );
}

/** Returns the ABIs of a release by contract. The package has the comptroller apart from the products. */
export function publishedAbis({ product, version }: FamilyRelease): Map<string, Abi> {
  const releases =
    product === 'comptroller' ? publishedComptroller().releases : (publishedReleases()[product] ?? {});
  const release = Object.entries(releases).find(([each]) => each === version)?.[1];
  // The package's own types are looser than the format, which its JSON follows.
  return new Map(Object.entries(release?.abi ?? {}).map(([name, abi]) => [name, abi as Abi]));
}
