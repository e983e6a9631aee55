import { z } from 'zod';
import { toAnchor } from '@/lib/markup/anchors';
import { dataFile } from '@/lib/protocol/data-file';
import {
  type ChainDeployment,
  type DeployedContract,
  peripheryNames,
  type ReleaseDeployments,
} from './release-deployments';

/** Reads the chains of Lockup's pages at the end of 2024. */
export const readFormerChains = dataFile(
  'content/data/former-chains.json',
  z.strictObject({
    /** Chains by the anchors of their headings, except those that aren't in the package. */
    chainIds: z.record(z.string(), z.int()),
    /** The anchors on the page of each release, in order. */
    pages: z.record(z.string(), z.array(z.string())),
  }),
);

/**
 * Returns the anchors that a release's page had at the end of 2024 but no longer has, each with its
 * replacement. Below each chain's heading, there were two more for core and periphery, numbered across the
 * page: `core`, `periphery`, `core-1`, `periphery-1`.
 * @param unlisted the anchor for chains that aren't in the package; without it, their anchors are left out
 */
export function formerDeploymentAnchors(
  release: ReleaseDeployments,
  anchors: DeploymentAnchors,
  unlisted: string | undefined,
): Record<string, string> {
  const { chainIds, pages } = readFormerChains();
  const names = release.protocol === 'lockup' ? pages[release.version] : undefined;
  if (!names) return {};
  const periphery = peripheryNames(release);
  const former = names.flatMap((name, index) => {
    const chain = release.chains.find(({ chainId }) => chainId === chainIds[name]);
    const rowOf = (isPeriphery: boolean) => {
      const contract = chain?.contracts.find((each) => periphery.includes(each.name) === isPeriphery);
      return chain && contract ? anchors.contractOf(chain, contract).row : unlisted;
    };
    const number = index > 0 ? `-${index}` : '';
    return [
      [name, chain ? anchors.chainOf(chain) : unlisted],
      [`core${number}`, rowOf(false)],
      [`periphery${number}`, rowOf(true)],
    ];
  });
  return Object.fromEntries(former.filter(([from, to]) => to !== undefined && from !== to));
}

export type ContractAnchors = {
  /** Such as `1-SablierV2LockupLinear`. */
  row: string;
  /** The address itself, or `undefined` if an earlier chain has the same address. */
  address: string | undefined;
  /** The contracts at the same address on other chains. */
  twins: { row: string; chain: string; contract: string }[];
};

/** The IDs in a table of deployments. All of them are unique. */
export type DeploymentAnchors = {
  chainOf: (chain: ChainDeployment) => string;
  contractOf: (chain: ChainDeployment, contract: DeployedContract) => ContractAnchors;
};

/**
 * Assigns the IDs of chains and contracts.
 * @param prefix of all except addresses, for a second release on a page
 */
export function deploymentAnchors({ chains }: ReleaseDeployments, prefix: string): DeploymentAnchors {
  const rowOf = (chainId: number, name: string) => `${prefix}${chainId}-${name}`;
  const places = chains.flatMap((chain) =>
    chain.contracts.map(({ name, address }) => ({
      row: rowOf(chain.chainId, name),
      chain: chain.name,
      contract: name,
      address,
    })),
  );
  return {
    chainOf: ({ name }) => `${prefix}${toAnchor(name)}`,
    contractOf: ({ chainId }, { name, address }) => {
      const row = rowOf(chainId, name);
      const there = places.filter((place) => place.address === address);
      return {
        row,
        address: there[0]?.row === row ? address : undefined,
        twins: there.filter((place) => place.row !== row),
      };
    },
  };
}
