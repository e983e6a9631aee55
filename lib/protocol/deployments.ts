import { chains } from 'sablier/evm/chains';
import { releases } from 'sablier/evm/releases';
import { getAddress } from 'viem/utils';
import { invariant } from '@/lib/invariant';

/** A deployed contract: checksummed address and the explorer's page about it. */
export type Deployment = { address: string; explorerUrl: string };

type Query = { protocol: 'lockup' | 'flow'; release: string; contract: string; chainId: number };

/**
 * Where a release's contract is deployed on a chain, from the published `sablier` package.
 * @throws Error when the package knows no such deployment
 */
export function deploymentOf({ protocol, release, contract, chainId }: Query): Deployment {
  const { deployments } =
    Object.values(releases[protocol] ?? {}).find((each) => each.version === release) ?? {};
  const found = deployments
    ?.find((each) => each.chainId === chainId)
    ?.contracts.find((each) => each.name === contract);
  invariant(found, `the sablier package has no ${contract} of ${protocol} ${release} on chain ${chainId}`);
  // The package holds some addresses in lower case.
  return { address: getAddress(found.address), explorerUrl: found.explorerURL ?? '' };
}

/**
 * A chain's name and block explorer (without a slash at the end), from the published `sablier` package.
 * @throws Error when the package doesn't know the chain
 */
export function chainOf(chainId: number): { name: string; explorerUrl: string } {
  const chain = Object.values(chains).find((each) => each.id === chainId);
  invariant(chain, `the sablier package has no chain ${chainId}`);
  return { name: chain.name, explorerUrl: chain.blockExplorers.default.url.replace(/\/$/, '') };
}
