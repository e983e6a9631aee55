import { getAddress } from 'viem/utils';
import { chainOf, publishedComptroller } from './chains';
import { byNetworkAndName, type ChainDeployment } from './release-deployments';

/**
 * Returns the comptroller's proxy on each chain as the deployment of both its contracts, because callers use the ABI of
 * the implementation at the address of the proxy. The package doesn't have the version on each chain, so only the latest
 * version has addresses.
 */
export function comptrollerDeployments(version: string): ChainDeployment[] {
  const { deployments, releases } = publishedComptroller();
  if (version !== Object.keys(releases).sort().at(-1)) return [];
  return deployments
    .map(({ chainId, address, block }): ChainDeployment => {
      const chain = chainOf(chainId);
      const checksummed = getAddress(address);
      const explorerUrl = `${chain.explorerUrl}/address/${checksummed}`;
      return {
        chainId,
        ...chain,
        contracts: ['SablierComptroller', 'ERC1967Proxy'].map((name) => ({
          name,
          address: checksummed,
          alias: undefined,
          block,
          explorerUrl,
        })),
      };
    })
    .toSorted(byNetworkAndName);
}
