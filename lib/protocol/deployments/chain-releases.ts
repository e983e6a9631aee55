import { releases } from '@/content/releases';
import { type Attributes, choose, toTable } from '@/lib/markup/data-table';
import { readEndpoints } from '@/lib/protocol/api/endpoints';
import { products, type Release, releaseTitle } from '@/lib/site/release';
import { byNetworkAndName, type ChainDeployment, releaseDeployments } from './release-deployments';

type ChainReleases = Omit<ChainDeployment, 'contracts'> & { latest: readonly Release[] };

const groups = {
  mainnets: ({ isTestnet, latest }: ChainReleases) => !isTestnet && latest.some(isNewest),
  testnets: ({ isTestnet, latest }: ChainReleases) => isTestnet && latest.some(isNewest),
  older: ({ latest }: ChainReleases) => !latest.some(isNewest),
};

/** `<ChainReleases of="…" />`: the chains with a newest release, or those with older ones only, as a Markdown table. */
export function chainReleases(attributes: Attributes): string {
  const of = choose('ChainReleases', 'of', Object.keys(groups) as (keyof typeof groups)[], attributes);
  const indexersOf = indexerNamer();
  const rows = listChains()
    .filter(groups[of])
    .map(({ name, chainId, explorerUrl, latest }) => [
      name,
      `\`${chainId}\``,
      namesOf(latest, of),
      `[${new URL(explorerUrl).host}](${explorerUrl})`,
      indexersOf(chainId),
    ]);
  const head = of === 'older' ? 'Last release of each product' : 'Newest release of';
  return toTable(['Chain', 'Chain ID', head, 'Explorer', 'Indexers'], rows);
}

const isNewest = ({ status }: Release): boolean => status === 'newest';

/** Names products whose newest release is on the chain, or the last release of each product on it. */
const namesOf = (latest: readonly Release[], of: keyof typeof groups): string =>
  of === 'older'
    ? latest.map(releaseTitle).join(', ')
    : latest
        .filter(isNewest)
        .map(({ product }) => products[product])
        .join(', ');

/** Lists every chain with a release: mainnets before testnets, Ethereum first in each group, and then by name. */
function listChains(): ChainReleases[] {
  const chains = new Map<number, ChainReleases>();
  for (const release of releases) {
    for (const { contracts, ...chain } of releaseDeployments(release).chains) {
      const latest = chains.get(chain.chainId)?.latest ?? [];
      // Releases are listed newest first within a product.
      const isOlder = latest.some(({ product }) => product === release.product);
      if (contracts.length > 0 && !isOlder)
        chains.set(chain.chainId, { ...chain, latest: [...latest, release] });
    }
  }
  return [...chains.values()].toSorted(byNetworkAndName);
}

/** Returns a function that names the indexers of a chain. */
function indexerNamer(): (chainId: number) => string {
  const { envio, theGraph } = readEndpoints();
  const onEnvio = new Set(envio.flatMap(({ chainIds }) => chainIds));
  const onTheGraph = new Set(theGraph.map(({ chainId }) => chainId));
  return (id) =>
    [...(onEnvio.has(id) ? ['Envio'] : []), ...(onTheGraph.has(id) ? ['The Graph'] : [])].join(', ') ||
    'None';
}
