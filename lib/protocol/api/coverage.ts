import { toTable } from '@/lib/markup/data-table';
import { chainOf, publishedReleases } from '@/lib/protocol/deployments/chains';
import { byNetworkAndName } from '@/lib/protocol/deployments/release-deployments';
import { required } from '@/lib/site/invariant';
import { envioEndpoint, readEndpoints, subgraphsOf } from './endpoints';
import { indexerOfGroup, type QueryGroup } from './query-sample';
import {
  type Indexer,
  indexerOf,
  type Product,
  productNames,
  products,
  type Vendor,
  vendorNames,
  vendors,
} from './schema-data';

/** Lists all chains with contracts of an indexer's products: mainnets before testnets, Ethereum first, then by name. */
export function coveredChains(indexer: Indexer) {
  const served = {
    envio: envioEndpoint(indexer).chainIds,
    'the-graph': subgraphsOf(indexer).map(({ chainId }) => chainId),
  };
  const ids = products
    .filter((product) => indexerOf(product) === indexer)
    .flatMap((product) => releasesOf(product))
    .flatMap(({ chainIds }) => chainIds);
  return [...new Set([...ids, ...served.envio, ...served['the-graph']])]
    .map((chainId) => ({
      chainId,
      ...chainOf(chainId),
      vendors: vendors.filter((vendor) => served[vendor].includes(chainId)),
    }))
    .sort(byNetworkAndName);
}

const releasesOf = (product: Product): { version: string; chainIds: number[] }[] =>
  Object.values(required(publishedReleases()[product === 'drops' ? 'airdrops' : product])).map(
    ({ version, deployments }) => ({ version, chainIds: deployments.map(({ chainId }) => chainId) }),
  );

/** Returns a product's releases on a chain, such as `v1.2 to v4.0`, or an empty string if there are none. */
export function releasesOn(product: Product, chainId: number): string {
  const runs: string[][] = [[]];
  for (const { version, chainIds } of releasesOf(product)) {
    if (chainIds.includes(chainId)) runs.at(-1)?.push(version);
    else runs.push([]);
  }
  return runs
    .filter((run) => run.length > 0)
    .map(toRange)
    .join(', ');
}

const toRange = (versions: string[]): string =>
  versions.length < 3 ? versions.join(' and ') : `${versions[0]} to ${versions.at(-1)}`;

/**
 * Returns what the data of one product covers, or that of Lockup and Flow together, as a Markdown table.
 * @param vendor the vendor whose chains to list; without it, those of both
 */
export function scopeTable(group: QueryGroup, vendor: Vendor | undefined): string {
  const about = products.filter(
    (product) => product === group || (group === 'streams' && product !== 'drops'),
  );
  const chains = coveredChains(indexerOfGroup(group));
  const { coverage } = readEndpoints();
  const each = (text: (product: Product) => string): string =>
    about
      .map((product) => (about.length > 1 ? `${productNames[product]}: ${text(product)}` : text(product)))
      .join('. ');
  const namesOf = (isListed: (serving: readonly Vendor[]) => boolean): string =>
    chains
      .filter(({ vendors: serving }) => isListed(serving))
      .map(({ name }) => name)
      .join(', ');
  const servedBy = (name: Vendor): string => {
    const names = namesOf((serving) => serving.includes(name));
    return `${names.split(', ').length} chains: ${names}`;
  };
  const other = vendors.find((name) => name !== vendor) ?? vendors[0];
  return toTable(
    ['Coverage', about.map((product) => productNames[product]).join(' and ')],
    [
      ['Releases', each((product) => toRange(releasesOf(product).map(({ version }) => version)))],
      ...(vendor
        ? [
            ['Chains', servedBy(vendor)],
            [
              `Chains only on ${vendorNames[other]}`,
              namesOf(([first, ...rest]) => first === other && rest.length === 0),
            ],
          ]
        : [
            ...vendors.map((name) => [`Chains on ${vendorNames[name]}`, servedBy(name)]),
            ['Chains on neither', namesOf((serving) => serving.length === 0)],
          ]),
      ['Included', each((product) => coverage[product].included)],
      ['Not included', each((product) => coverage[product].missing)],
    ],
  );
}
