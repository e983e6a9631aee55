import { getAddress } from 'viem/utils';
import { invariant } from '@/lib/invariant';
import { chainOf } from './chains';
import { publishedReleases } from './published';

/** A release by the names that the `sablier` package gives protocol and version. */
export type ReleaseName = { protocol: string; version: string };

/** A contract on one chain. */
export type DeployedContract = {
  name: string;
  /** With the checksum of EIP-55. */
  address: string;
  /** What the app writes in the names of its streams, as `LL3`; only contracts with streams or campaigns have one. */
  alias: string | undefined;
  /** The block that created it; the package doesn't know it of every contract. */
  block: number | undefined;
  explorerUrl: string;
};

/** The contracts of a release on one chain, in the order of the release's manifest. */
export type ChainDeployment = {
  chainId: number;
  name: string;
  isTestnet: boolean;
  /** The block explorer, without a slash at the end. */
  explorerUrl: string;
  contracts: DeployedContract[];
};

/** Where a release is deployed: mainnets before testnets, Ethereum's own first in each, the others by name. */
export type ReleaseDeployments = ReleaseName & { chains: ChainDeployment[] };

/** The releases that this site lists. The package knows more; another one is a line here. */
export const listedReleases: readonly ReleaseName[] = [
  { protocol: 'lockup', version: 'v1.2' },
  { protocol: 'lockup', version: 'v1.1' },
  { protocol: 'lockup', version: 'v1.0' },
  { protocol: 'flow', version: 'v1.0' },
  { protocol: 'legacy', version: 'v1.1' },
  { protocol: 'legacy', version: 'v1.0' },
];

/** Whether the site lists this release. */
export const isListed = ({ protocol, version }: ReleaseName): boolean =>
  listedReleases.some((each) => each.protocol === protocol && each.version === version);

/**
 * Every deployment of a release, from the published `sablier` package.
 * @throws Error that lists the releases that exist, when this one doesn't
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
  return { protocol, version, chains: chains.toSorted(byPlace) };
}

type Release = NonNullable<NonNullable<ReturnType<typeof publishedReleases>[string]>[string]>;

function findRelease({ protocol, version }: ReleaseName): Release {
  const release = Object.values(publishedReleases()[protocol] ?? {}).find((each) => each.version === version);
  invariant(release, `the sablier package has no release ${protocol} ${version}`);
  return release;
}

/** Names of the release's contracts: where a manifest has two parts, core comes before periphery. */
const manifestOf = ({ kind, manifest }: Release): string[] =>
  kind === 'lockupV1'
    ? [...Object.values(manifest.core), ...Object.values(manifest.periphery)]
    : Object.values(manifest);

type PackageContract = Release['deployments'][number]['contracts'][number];

const toContract = ({ name, address, alias, block }: PackageContract, explorer: string): DeployedContract => {
  // The package holds some addresses in lower case.
  const checksummed = getAddress(address);
  return { name, address: checksummed, alias, block, explorerUrl: `${explorer}/address/${checksummed}` };
};

/** Ethereum, and the testnet that everybody knows by the name of Ethereum's. */
const firstChains = [1, 11155111];

const byPlace = (a: ChainDeployment, b: ChainDeployment): number =>
  Number(a.isTestnet) - Number(b.isTestnet) ||
  Number(firstChains.includes(b.chainId)) - Number(firstChains.includes(a.chainId)) ||
  a.name.localeCompare(b.name, 'en');
