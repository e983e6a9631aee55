import { chainOf } from '@/lib/protocol/deployments/chains';
import { type Endpoint, type EndpointProduct, listEndpoints } from './endpoints';

/** A chain with endpoints for a product. */
export type EndpointChain = {
  id: number;
  name: string;
  isTestnet: boolean;
  theGraph: Endpoint | undefined;
  envio: Endpoint | undefined;
};

/**
 * Lists the chains with endpoints for a product: mainnets before testnets, Ethereum first in each group, and then by
 * name.
 */
export function endpointChains(product: EndpointProduct): EndpointChain[] {
  const subgraphs = listEndpoints({ product, provider: 'the-graph' });
  const indexers = listEndpoints({ product, provider: 'envio' });
  const ids = [
    ...subgraphs.flatMap(({ chainId }) => chainId ?? []),
    ...indexers.flatMap(({ chainIds = [] }) => chainIds),
  ];
  return [...new Set(ids)]
    .map((id) => {
      const { name, isTestnet } = chainOf(id);
      const theGraph = subgraphs.find(({ chainId }) => chainId === id);
      return {
        id,
        name,
        isTestnet,
        theGraph,
        envio: indexers.find(({ chainIds }) => chainIds?.includes(id)),
      };
    })
    .sort(byPlace);
}

const ethereum = [1, 11155111];

const byPlace = (a: EndpointChain, b: EndpointChain): number =>
  Number(a.isTestnet) - Number(b.isTestnet) ||
  Number(ethereum.includes(b.id)) - Number(ethereum.includes(a.id)) ||
  a.name.localeCompare(b.name);
