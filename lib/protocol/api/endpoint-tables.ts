import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { toAnchor } from '@/lib/markup/anchors';
import { drawRow, drawTable, toTable } from '@/lib/markup/data-table';
import { type HtmlBlock, toBlock } from '@/lib/markup/html-node';
import { inlineMarkdown } from '@/lib/markup/inline-markdown';
import { drawChainIndex, type NamedChain } from '@/lib/protocol/deployments/chain-index';
import { chainOf, publishedReleases } from '@/lib/protocol/deployments/chains';
import { byNetworkAndName } from '@/lib/protocol/deployments/release-deployments';
import { required } from '@/lib/site/invariant';
import {
  envioEndpoint,
  exampleSubgraph,
  legacySubgraphs,
  readEndpoints,
  type Subgraph,
  subgraphsOf,
} from './endpoints';
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
function coveredChains(indexer: Indexer) {
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
  const chainsOn = (name: Vendor): string => {
    const names = namesOf((serving) => serving.includes(name));
    return `${names.split(', ').length} chains: ${names}`;
  };
  const other = vendors.find((name) => name !== vendor) ?? vendors[0];
  return toTable(
    ['Data', about.map((product) => productNames[product]).join(' and ')],
    [
      ['Releases', each((product) => toRange(releasesOf(product).map(({ version }) => version)))],
      ...(vendor
        ? [
            ['Chains', chainsOn(vendor)],
            [
              `Chains only on ${vendorNames[other]}`,
              namesOf(([first, ...rest]) => first === other && rest.length === 0),
            ],
          ]
        : [
            ...vendors.map((name) => [`Chains on ${vendorNames[name]}`, chainsOn(name)]),
            ['Chains on neither', namesOf((serving) => serving.length === 0)],
          ]),
      ['Included', each((product) => coverage[product].included)],
      ['Not included', each((product) => coverage[product].missing)],
    ],
  );
}

/** Returns the Envio endpoint of an indexer, as Markdown. */
export function envioTable(indexer: Indexer): string {
  const { converterUrl, playgroundUrl, explorerUrl } = envioEndpoint(indexer);
  return [
    urlBox(indexer, 'envio'),
    `[Run queries in GraphiQL](${playgroundUrl}), or see the deployment on [Envio's site](${explorerUrl}).`,
    "The converter accepts queries in The Graph's syntax, and responds like a subgraph:",
    box('Envio, converter', converterUrl),
  ].join('\n\n');
}

/** Returns the URL to which queries go, as Markdown: Envio's for all chains, or The Graph's for the chain of the examples. */
export function urlBox(indexer: Indexer, vendor: Vendor): string {
  if (vendor === 'the-graph') {
    const { chainId, url } = exampleSubgraph(indexer);
    return box(`${vendorNames[vendor]}, ${chainOf(chainId).name}`, url);
  }
  const { url, chainIds } = envioEndpoint(indexer);
  return box(`${vendorNames[vendor]}, ${chainIds.length} chains`, url);
}

const box = (title: string, url: string): string => `\`\`\`text title="${title}"\n${url}\n\`\`\``;

/** Lists the endpoints by chain, with the styles of `app/deployments.css`. */
export function endpointBlock(indexer: Indexer): HtmlBlock {
  const chains = coveredChains(indexer);
  const subgraphs = new Map(subgraphsOf(indexer).map((each) => [each.chainId, each]));
  return listBlock(chains, (chain) => drawChain(chain, indexer, subgraphs.get(chain.chainId)));
}

/** Lists the endpoints of the subgraphs for Legacy, in the same way. */
export function legacyBlock(): HtmlBlock {
  const chains = legacySubgraphs().map((subgraph) => ({
    chainId: subgraph.chainId,
    ...chainOf(subgraph.chainId),
    subgraph,
  }));
  return listBlock(chains, ({ chainId, name, subgraph }) =>
    h('section.deployments-chain', { dataFind: `${chainId} ${subgraph.slug}` }, [
      h('h3', { id: toAnchor(name) }, name),
      h('p', inlineMarkdown(`Chain ID ${chainId}. Slug: \`${subgraph.slug}\`.`)),
      urlTable(name, subgraph),
      subgraph.note ? h('p', inlineMarkdown(subgraph.note)) : null,
    ]),
  );
}

/** The contents list the filter above the chains. */
const listBlock = <Chain extends NamedChain>(chains: Chain[], draw: (chain: Chain) => Element): HtmlBlock =>
  toBlock(
    h('div.deployments.endpoints', [
      drawChainIndex(chains, {
        anchorOf: ({ name }) => toAnchor(name),
        filterId: 'filter',
        placeholder: 'Name or chain ID',
        hasSwitch: false,
      }),
      ...chains.map(draw),
    ]),
  );

function drawChain(
  { chainId, name, vendors }: ReturnType<typeof coveredChains>[number],
  indexer: Indexer,
  subgraph: Subgraph | undefined,
): Element {
  const releases = products
    .filter((product) => indexerOf(product) === indexer)
    .map((product) => ({ product, range: releasesOn(product, chainId) }))
    .filter(({ range }) => range !== '')
    .map(({ product, range }) => `${productNames[product]} ${range}`);
  return h('section.deployments-chain', { dataFind: String(chainId) }, [
    h('h3', { id: toAnchor(name) }, name),
    h(
      'p',
      inlineMarkdown(`Chain ID ${chainId}. Contracts: ${releases.join('; ')}. ${servedBy(chainId, vendors)}`),
    ),
    subgraph ? urlTable(name, subgraph) : null,
  ]);
}

function servedBy(chainId: number, vendors: readonly string[]): string {
  if (vendors.length === 0) return 'No indexer serves this chain. Read the contracts and their logs instead.';
  if (!vendors.includes('envio')) return "Envio doesn't serve this chain.";
  const only = vendors.length === 1 ? "The Graph doesn't serve this chain. " : '';
  return `${only}On [Envio](#envio), filter on \`chainId\` ${chainId}.`;
}

type Urls = { url: string; studioUrl?: string | undefined; explorerUrl?: string | undefined };

function urlTable(name: string, { url, studioUrl, explorerUrl }: Urls): Element {
  const isKeyed = url.includes('/subgraphs/id/');
  const row = (use: string, address: string, key: string, link?: string) =>
    h('tr', [
      h('th', { scope: 'row' }, link ? h('a', { href: link }, use) : use),
      h('td', h('code', { dataCopy: `${use} endpoint for ${name}` }, breakable(address))),
      h('td', key),
    ]);
  const vendor = vendorNames['the-graph'];
  return drawTable(
    ['Endpoint', 'URL', 'API key'],
    [
      row(`${vendor}, ${isKeyed ? 'network' : 'own node'}`, url, isKeyed ? 'required' : 'none', explorerUrl),
      ...(studioUrl ? [row(`${vendor}, Studio`, studioUrl, 'none')] : []),
    ],
    { ariaLabelledBy: [toAnchor(name)] },
  );
}

/** Lets a URL wrap after each slash and inside long segments, because it's wider than a phone. */
const breakable = (url: string): (ElementContent | string)[] =>
  url
    .split(/(?<=[^/:]\/)|(?<=\w{24})(?=\w{8})/)
    .flatMap((part, index) => (index === 0 ? [part] : [h('wbr'), part]));

/** Lists a product's chains with its releases there, each with a link to the chain's endpoints on another page. */
export function chainsBlock(product: Product, page: string): HtmlBlock {
  const chains = coveredChains(indexerOf(product));
  const rows = chains.map(({ chainId, name, vendors }) =>
    drawRow(
      [
        `[${name}](${page}#${toAnchor(name)})`,
        releasesOn(product, chainId) || 'none',
        vendors.map((vendor) => vendorNames[vendor]).join(', ') || 'no indexer',
      ],
      toAnchor(name),
    ),
  );
  return toBlock(drawTable(['Chain', `${productNames[product]} releases`, 'Served by'], rows));
}

/** Returns the parts of the URLs, as Markdown. */
export const urlPatternsTable = (): string =>
  toTable(
    ['Endpoint', 'URL', 'API key'],
    [
      ['Envio', pattern(envioEndpoint('streams').url, /[\da-f]{7}/, 'deployment'), 'none'],
      ['The Graph, network', pattern(exampleSubgraph('streams').url, /\w{40,}/, 'subgraph ID'), 'required'],
      ['The Graph, Studio', pattern(exampleSubgraph('streams').studioUrl, /sablier-[\w-]+/, 'slug'), 'none'],
    ],
  );

const pattern = (url: string | undefined, part: RegExp, name: string): string =>
  `\`${url?.replace(part, `<${name}>`)}\``;
