import { invariant } from '@/lib/invariant';
import { releaseDeployments } from './release-deployments';

/** A deployed contract: checksummed address and the explorer's page about it. */
export type Deployment = { address: string; explorerUrl: string };

type Query = { protocol: 'lockup' | 'flow'; release: string; contract: string; chainId: number };

/**
 * Where a release's contract is deployed on a chain, from the published `sablier` package.
 * @throws Error when the package knows no such deployment
 */
export function deploymentOf({ protocol, release, contract, chainId }: Query): Deployment {
  const found = releaseDeployments({ protocol, version: release })
    .chains.find((each) => each.chainId === chainId)
    ?.contracts.find((each) => each.name === contract);
  invariant(found, `the sablier package has no ${contract} of ${protocol} ${release} on chain ${chainId}`);
  return { address: found.address, explorerUrl: found.explorerUrl };
}
