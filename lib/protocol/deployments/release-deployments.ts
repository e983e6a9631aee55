import type { Abi } from 'viem';
import { getAddress } from 'viem/utils';
import { releases } from '@/content/releases';
import { invariant } from '@/lib/site/invariant';
import { findRelease } from '@/lib/site/releases';
import { type Chain, chainOf, publishedComptroller, publishedReleases } from './chains';

export type ReleaseName = { protocol: string; version: string };

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
export type ReleaseDeployments = ReleaseName & { chains: ChainDeployment[] };

/** The names of the releases in `content/releases.ts`, newest first within each product. */
export const releaseNames: readonly ReleaseName[] = releases.map(({ product, version }) => ({
  protocol: product,
  version,
}));

/**
 * Returns all deployments of a release from the published `sablier` package. The package repeats Lockup's contracts in
 * Airdrops v1.1 and v1.2, so contracts that aren't in the release's manifest are left out.
 * @throws if `content/releases.ts` doesn't list the release; the message contains those that it lists
 */
export function releaseDeployments({ protocol, version }: ReleaseName): ReleaseDeployments {
  const names = releaseNames.map((each) => `${each.protocol} ${each.version}`).join(', ');
  const listed = findRelease(protocol, version);
  invariant(listed, `there is no release ${protocol} ${version}, but ${names}`);
  const release = findPublished({ protocol, version });
  const manifest = manifestOf(release);
  const order = [...listed.contracts, ...manifest];
  const chains = release.deployments.map(({ chainId, contracts }) => ({
    chainId,
    ...chainOf(chainId),
    contracts: contracts
      .filter(({ name }) => manifest.includes(name))
      .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
      .map((contract) => toContract(contract, chainOf(chainId).explorerUrl)),
  }));
  return { protocol, version, chains: chains.toSorted(byNetworkAndName) };
}

type Release = NonNullable<NonNullable<ReturnType<typeof publishedReleases>[string]>[string]>;

function findPublished({ protocol, version }: ReleaseName): Release {
  const release = Object.values(publishedReleases()[protocol] ?? {}).find((each) => each.version === version);
  invariant(release, `the sablier package has no release ${protocol} ${version}`);
  return release;
}

/** Lists the names of a release's contracts. Some manifests have two parts, core and periphery. */
const manifestOf = ({ kind, manifest }: Release): string[] =>
  kind === 'lockupV1'
    ? Object.values(manifest).flatMap((part) => Object.values(part))
    : Object.values(manifest);

const toContract = (
  { name, address, alias, block }: { name: string; address: string; alias?: string; block?: number },
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

type Query = { protocol: 'lockup' | 'flow'; release: string; contract: string; chainId: number };

/**
 * Finds the deployment of a contract on a chain in the published `sablier` package.
 * @throws if the package has no such deployment
 */
export function deploymentOf({ protocol, release, contract, chainId }: Query): DeployedContract {
  const found = releaseDeployments({ protocol, version: release })
    .chains.find((each) => each.chainId === chainId)
    ?.contracts.find((each) => each.name === contract);
  invariant(found, `the sablier package has no ${contract} of ${protocol} ${release} on chain ${chainId}`);
  return found;
}

/** Returns the ABIs of a release by contract. The package has the comptroller apart from the products. */
export function publishedAbis({ protocol, version }: ReleaseName): Map<string, Abi> {
  const releases =
    protocol === 'comptroller' ? publishedComptroller().releases : (publishedReleases()[protocol] ?? {});
  const release = Object.entries(releases).find(([each]) => each === version)?.[1];
  // The package's own types are looser than the format, which its JSON follows.
  return new Map(Object.entries(release?.abi ?? {}).map(([name, abi]) => [name, abi as Abi]));
}

/** Both contracts are at the proxy, and the package only knows the latest version's chains. */
export function comptrollerDeployments(version: string): ChainDeployment[] {
  const { deployments, releases } = publishedComptroller();
  if (version !== Object.keys(releases).sort().at(-1)) return [];
  return deployments
    .map(({ chainId, address, block }): ChainDeployment => {
      const chain = chainOf(chainId);
      const contracts = ['SablierComptroller', 'ERC1967Proxy'].map((name) =>
        toContract({ name, address, block }, chain.explorerUrl),
      );
      return { chainId, ...chain, contracts };
    })
    .toSorted(byNetworkAndName);
}
