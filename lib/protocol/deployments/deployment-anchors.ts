import { toAnchor } from '@/lib/markup/anchors';
import type { ChainDeployment, DeployedContract, ReleaseDeployments } from './release-deployments';

/** The anchors of a contract's row. */
export type ContractAnchors = {
  /** `1-SablierV2LockupLinear` */
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
 * Assigns the IDs of a release's chains and contracts.
 * @param prefix prefix of all IDs except addresses, so that a page can show two releases
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
