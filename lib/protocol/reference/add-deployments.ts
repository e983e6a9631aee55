import { publishedAbis } from '@/lib/protocol/deployments/published-abis';
import { releaseDeployments } from '@/lib/protocol/deployments/release-deployments';
import type { ChainAddress, Contract, ReleaseModel } from './model';

/**
 * Adds data from the published `sablier` package to a release: the addresses of its contracts, and the ABIs
 * that its sources lack.
 */
export function addDeployments(model: ReleaseModel): ReleaseModel {
  const { chains } = releaseDeployments(model.release);
  const abis = publishedAbis(model.release);
  const addressesOf = (name: string): ChainAddress[] =>
    chains.flatMap(({ chainId, name: chain, isTestnet, contracts }) =>
      contracts
        .filter((each) => each.name === name)
        .map(({ address, explorerUrl }) => ({ chainId, chain, isTestnet, address, explorerUrl })),
    );
  const complete = (contract: Contract): Contract => {
    const abi = contract.abi ?? abis.get(contract.name);
    return {
      ...contract,
      ...(abi && { abi }),
      addresses: contract.kind === 'contract' ? addressesOf(contract.name) : [],
    };
  };
  return { ...model, contracts: model.contracts.map(complete) };
}
