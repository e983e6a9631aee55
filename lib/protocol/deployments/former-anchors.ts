import { toAnchor } from '@/lib/markup/anchors';
import {
  type ChainDeployment,
  type DeployedContract,
  peripheryNames,
  type ReleaseDeployments,
} from './release-deployments';

/** Chains by the anchors of their headings at the end of 2024, except those that aren't in the package. */
const chainIds: Record<string, number> = {
  'ethereum-mainnet': 1,
  'arbitrum-one': 42161,
  avalanche: 43114,
  base: 8453,
  blast: 81457,
  'bnb-smart-chain': 56,
  'core-dao': 1116,
  gnosis: 100,
  lightlink: 1890,
  linea: 59144,
  mode: 34443,
  morph: 2818,
  optimism: 10,
  polygon: 137,
  scroll: 534352,
  superseed: 5330,
  'taiko-mainnet': 167000,
  tangle: 5845,
  'zksync-era': 324,
  sepolia: 11155111,
  'arbitrum-sepolia': 421614,
  'base-sepolia': 84532,
  'linea-sepolia': 59141,
  'optimism-sepolia': 11155420,
  'superseed-sepolia': 53302,
  'zksync-sepolia': 300,
};

/** The chains of Lockup's releases, in the order of their pages at the end of 2024. */
const formerChains: Record<string, string> = {
  'v1.2':
    'ethereum-mainnet arbitrum-one avalanche base blast bnb-smart-chain core-dao gnosis iotex lightlink linea meld mode morph optimism polygon scroll superseed taiko-mainnet tangle zksync-era sepolia arbitrum-sepolia base-sepolia berachain-bartio blast-sepolia linea-sepolia mode-sepolia morph-holesky optimism-sepolia superseed-sepolia taiko-hekla zksync-sepolia',
  'v1.1':
    'ethereum-mainnet arbitrum-one avalanche base blast bnb-smart-chain gnosis lightlink optimism polygon scroll zksync-era arbitrum-sepolia base-sepolia blast-sepolia optimism-sepolia sepolia taiko-hekla zksync-sepolia',
  'v1.0':
    'ethereum-mainnet arbitrum-one arbitrum-nova avalanche base bnb-smart-chain gnosis optimism polygon scroll arbitrum-goerli arbitrum-sepolia goerli sepolia',
};

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
  const names = release.protocol === 'lockup' ? formerChains[release.version] : undefined;
  if (!names) return {};
  const periphery = peripheryNames(release);
  const former = names.split(' ').flatMap((name, index) => {
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

/** The anchors of a contract's row. */
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
