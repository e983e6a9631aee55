import type { Abi } from 'viem';
import { getAddress } from 'viem/utils';
import { invariant } from '@/lib/site/invariant';
import { chainOf, publishedReleases } from './chains';

/** The protocol and version of a release, as in the `sablier` package. */
export type ReleaseName = { protocol: string; version: string };

/** A contract on one chain. */
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

/** The contracts of a release on one chain, in the order of the release's manifest. */
export type ChainDeployment = {
  chainId: number;
  name: string;
  isTestnet: boolean;
  /** The block explorer's URL, without a trailing slash. */
  explorerUrl: string;
  contracts: DeployedContract[];
};

/** The deployments of a release: mainnets before testnets, Ethereum first in each group, and then by name. */
export type ReleaseDeployments = ReleaseName & { chains: ChainDeployment[] };

/** A release that this site lists, with the page that shows its addresses. */
export type ListedRelease = ReleaseName & { page: string };

const guides = '/guides';
const previous = `${guides}/lockup/previous-deployments`;

/** The releases that this site lists, newest first within each protocol. The package has more. To list one, add a line. */
export const listedReleases: readonly ListedRelease[] = [
  { protocol: 'lockup', version: 'v4.0', page: `${guides}/deployments/lockup-v4.0` },
  { protocol: 'lockup', version: 'v3.0', page: `${guides}/deployments/lockup-v3.0` },
  { protocol: 'lockup', version: 'v2.0', page: `${guides}/deployments/lockup-v2.0` },
  { protocol: 'lockup', version: 'v1.2', page: `${guides}/lockup/deployments` },
  { protocol: 'lockup', version: 'v1.1', page: `${previous}/v1.1` },
  { protocol: 'lockup', version: 'v1.0', page: `${previous}/v1.0` },
  { protocol: 'flow', version: 'v3.0', page: `${guides}/deployments/flow-v3.0` },
  { protocol: 'flow', version: 'v2.0', page: `${guides}/deployments/flow-v2.0` },
  { protocol: 'flow', version: 'v1.1', page: `${guides}/deployments/flow-v1.1` },
  { protocol: 'flow', version: 'v1.0', page: `${guides}/flow/deployments` },
  { protocol: 'airdrops', version: 'v3.0', page: `${guides}/deployments/airdrops-v3.0` },
  { protocol: 'airdrops', version: 'v2.0', page: `${guides}/deployments/airdrops-v2.0` },
  { protocol: 'airdrops', version: 'v1.3', page: `${guides}/deployments/airdrops-v1.3` },
  { protocol: 'legacy', version: 'v1.1', page: `${previous}/legacy` },
  { protocol: 'legacy', version: 'v1.0', page: `${previous}/legacy` },
];

/** Whether the site lists a release. */
export const isListed = ({ protocol, version }: ReleaseName): boolean =>
  listedReleases.some((each) => each.protocol === protocol && each.version === version);

/**
 * Returns all deployments of a release from the published `sablier` package.
 * @throws if the site doesn't list the release; the message contains those that it lists
 */
export function releaseDeployments({ protocol, version }: ReleaseName): ReleaseDeployments {
  const names = listedReleases.map((each) => `${each.protocol} ${each.version}`).join(', ');
  invariant(isListed({ protocol, version }), `there is no release ${protocol} ${version}, but ${names}`);
  const release = findRelease({ protocol, version });
  const manifest = manifestOf(release);
  const chains = release.deployments.map(({ chainId, contracts }) => ({
    chainId,
    ...chainOf(chainId),
    contracts: contracts
      .toSorted((a, b) => manifest.indexOf(a.name) - manifest.indexOf(b.name))
      .map((contract) => toContract(contract, chainOf(chainId).explorerUrl)),
  }));
  return { protocol, version, chains: chains.toSorted(byNetworkAndName) };
}

type Release = NonNullable<NonNullable<ReturnType<typeof publishedReleases>[string]>[string]>;

function findRelease({ protocol, version }: ReleaseName): Release {
  const release = Object.values(publishedReleases()[protocol] ?? {}).find((each) => each.version === version);
  invariant(release, `the sablier package has no release ${protocol} ${version}`);
  return release;
}

/** Lists the names of a release's contracts. If the manifest has two parts, core comes before periphery. */
const manifestOf = ({ kind, manifest }: Release): string[] =>
  kind === 'lockupV1'
    ? [...Object.values(manifest.core), ...Object.values(manifest.periphery)]
    : Object.values(manifest);

/** Returns the names of a release's periphery contracts. Only Lockup's early releases have any. */
export function peripheryNames(name: ReleaseName): string[] {
  const release = findRelease(name);
  return release.kind === 'lockupV1' ? Object.values(release.manifest.periphery) : [];
}

type PackageContract = Release['deployments'][number]['contracts'][number];

const toContract = ({ name, address, alias, block }: PackageContract, explorer: string): DeployedContract => {
  // Some addresses in the package are lowercase.
  const checksummed = getAddress(address);
  return { name, address: checksummed, alias, block, explorerUrl: `${explorer}/address/${checksummed}` };
};

/** Ethereum and its main testnet, Sepolia. */
const firstChains = [1, 11155111];

const byNetworkAndName = (a: ChainDeployment, b: ChainDeployment): number =>
  Number(a.isTestnet) - Number(b.isTestnet) ||
  Number(firstChains.includes(b.chainId)) - Number(firstChains.includes(a.chainId)) ||
  a.name.localeCompare(b.name, 'en');

/** A deployed contract: its checksummed address, and its page on the block explorer. */
export type Deployment = { address: string; explorerUrl: string };

type Query = { protocol: 'lockup' | 'flow'; release: string; contract: string; chainId: number };

/**
 * Finds the deployment of a contract on a chain in the published `sablier` package.
 * @throws if the package has no such deployment
 */
export function deploymentOf({ protocol, release, contract, chainId }: Query): Deployment {
  const found = releaseDeployments({ protocol, version: release })
    .chains.find((each) => each.chainId === chainId)
    ?.contracts.find((each) => each.name === contract);
  invariant(found, `the sablier package has no ${contract} of ${protocol} ${release} on chain ${chainId}`);
  return { address: found.address, explorerUrl: found.explorerUrl };
}

/** Returns the ABIs of a release in the published `sablier` package, by the name of the contract. */
export function publishedAbis({ protocol, version }: ReleaseName): Map<string, Abi> {
  const releases = Object.values(publishedReleases()[protocol] ?? {});
  const release = releases.find((each) => each.version === version);
  // The package's own types are looser than the format, which its JSON follows.
  return new Map(Object.entries(release?.abi ?? {}).map(([name, abi]) => [name, abi as Abi]));
}
