import { invariant } from '@/lib/site/invariant';
import { releaseDeployments } from './release-deployments';

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
