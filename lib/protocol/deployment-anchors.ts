import { toAnchor } from '@/lib/markdown/anchors';
import type { ChainDeployment, DeployedContract, ReleaseDeployments } from './release-deployments';

/** Where links may lead in the table of one contract. */
export type ContractAnchors = {
  /** `1-SablierV2LockupLinear` */
  row: string;
  /** The address itself; `undefined` where an earlier chain has the same address. */
  address: string | undefined;
  /** What stands at the same address on other chains. */
  twins: { row: string; chain: string; contract: string }[];
};

/** Ids of everything in a table of deployments. All are different from one another. */
export type DeploymentAnchors = {
  chainOf: (chain: ChainDeployment) => string;
  contractOf: (chain: ChainDeployment, contract: DeployedContract) => ContractAnchors;
};

/**
 * Decides the ids of a release's chains and contracts.
 * @param prefix put before each id but addresses, so that a page can hold two releases
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
