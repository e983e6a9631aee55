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

/** A chain with contracts of an indexer's products, and the vendors that serve it. */
export type CoveredChain = {
  chainId: number;
  name: string;
  isTestnet: boolean;
  vendors: Vendor[];
};

/** Lists all chains with contracts of an indexer's products: mainnets before testnets, Ethereum first, then by name. */
export function coveredChains(indexer: Indexer): CoveredChain[] {
  const served = {
    envio: envioEndpoint(indexer).chainIds,
    'the-graph': subgraphsOf(indexer).map(({ chainId }) => chainId),
  };
  const ids = products
    .filter((product) => indexerOf(product) === indexer)
    .flatMap((product) => releasesOf(product))
    .flatMap(({ chainIds }) => chainIds);
  return [...new Set([...ids, ...served.envio, ...served['the-graph']])]
    .map((chainId) => {
      const { name, isTestnet } = chainOf(chainId);
      return {
        chainId,
        name,
        isTestnet,
        vendors: vendors.filter((vendor) => served[vendor].includes(chainId)),
      };
    })
    .sort(byNetworkAndName);
}

type ReleaseOnChains = { version: string; chainIds: number[] };

const releasesOf = (product: Product): ReleaseOnChains[] =>
  Object.values(required(publishedReleases()[product === 'drops' ? 'airdrops' : product])).map(
    ({ version, deployments }) => ({
      version,
      chainIds: deployments.map(({ chainId }: { chainId: number }) => chainId),
    }),
  );

/** Returns a product's releases on a chain, such as `v1.2 to v4.0`, or an empty string if there are none. */
export function releasesOn(product: Product, chainId: number): string {
  const isThere = releasesOf(product).map(({ version, chainIds }) => ({
    version,
    isThere: chainIds.includes(chainId),
  }));
  const runs: string[][] = [];
  let last = false;
  for (const { version, isThere: now } of isThere) {
    if (now && !last) runs.push([]);
    if (now) runs.at(-1)?.push(version);
    last = now;
  }
  return runs.map(toRange).join(', ');
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
    about.length === 1
      ? about.map(text).join()
      : about.map((product) => `${productNames[product]}: ${text(product)}`).join('. ');
  const namesOf = (isListed: (serving: readonly Vendor[]) => boolean): string =>
    chains
      .filter(({ vendors: serving }) => isListed(serving))
      .map(({ name }) => name)
      .join(', ');
  const servedBy = (name: Vendor): string => {
    const names = namesOf((serving) => serving.includes(name));
    return `${names.split(', ').length} chains: ${names}`;
  };
  const onlyOn = (name: Vendor): string =>
    namesOf((serving) => serving.length === 1 && serving.includes(name));
  const other = vendors.find((name) => name !== vendor) ?? vendors[0];
  return toTable(
    ['Coverage', about.map((product) => productNames[product]).join(' and ')],
    [
      ['Releases', each((product) => toRange(releasesOf(product).map(({ version }) => version)))],
      ...(vendor
        ? [
            ['Chains', servedBy(vendor)],
            [`Chains only on ${vendorNames[other]}`, onlyOn(other)],
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
