import type { Element } from 'hast';
import { h } from 'hastscript';
import { toAnchor } from '@/lib/markup/anchors';
import { toTable } from '@/lib/markup/data-table';
import type { Heading } from '@/lib/markup/document';
import type { HtmlBlock } from '@/lib/markup/html-node';
import { chainOf } from '@/lib/protocol/deployments/chains';
import { type Endpoint, type EndpointProduct, listEndpoints, readEndpoints } from './endpoints';
import { type Prose, proseOf, toMarkdownProse } from './summary-prose';

/** Returns the Envio endpoint of a product with its chains, as Markdown. */
export const envioTable = (product: EndpointProduct): string =>
  listEndpoints({ product, provider: 'envio' })
    .map(({ slug, url, explorerUrl, chainIds = [], note }) =>
      [
        `\`\`\`text title="${slug}"\n${url}\n\`\`\``,
        `This endpoint serves ${chainIds.length} chains: ${chainIds
          .map((id) => chainOf(id).name)
          .sort()
          .join(', ')}. ${
          explorerUrl ? `[Try it in GraphiQL](${explorerUrl}).` : ''
        } ${note ? toMarkdownProse(note) : ''}`,
      ].join('\n\n'),
    )
    .join('\n\n');

/** Returns the hosts of the Merkle API, as Markdown. */
export const merkleHostsTable = (): string =>
  toTable(
    ['Host', 'Status', 'Note'],
    listEndpoints({ product: 'drops', provider: 'merkle-api' }).map(({ url, status, note }) => [
      `\`${url}\``,
      status,
      toMarkdownProse(note ?? ''),
    ]),
  );

/** Returns the deployments without a published endpoint, as Markdown. */
export const unpublishedTable = (product: EndpointProduct): string =>
  toTable(
    ['Slug', 'Chain', 'Chain ID'],
    readEndpoints()
      .unpublished.filter((each) => each.product === product)
      .map(({ slug, chain, chainId }) => [`\`${slug}\``, chain, String(chainId)]),
  );

type Row = { use: string; url: string; status: Endpoint['status']; note: string | null };

/**
 * Lists the endpoints of a product: an index of chains, and a table of URLs for each chain. It uses the styles of the
 * deployments in `app/deployments.css`.
 */
export function endpointBlock(product: EndpointProduct): HtmlBlock {
  const chains = endpointChains(product);
  return {
    element: h('div.deployments.endpoints', [drawIndex(chains), ...chains.map(drawChain)]),
    headings: chains.map(({ name }): Heading => ({ depth: 3, id: toAnchor(name), text: name })),
    anchors: [],
  };
}

function drawIndex(chains: EndpointChain[]): Element {
  const groups = [
    { label: 'Mainnets', chains: chains.filter(({ isTestnet }) => !isTestnet) },
    { label: 'Testnets', chains: chains.filter(({ isTestnet }) => isTestnet) },
  ].filter((group) => group.chains.length > 0);
  return h(
    'nav.deployments-index',
    { ariaLabel: 'Chains' },
    groups.map((group) =>
      h('div', [groups.length > 1 ? h('p', group.label) : null, h('ul', group.chains.map(drawIndexEntry))]),
    ),
  );
}

const drawIndexEntry = ({ id, name }: EndpointChain): Element =>
  h('li', [
    h('a', { href: `#${toAnchor(name)}` }, name),
    ' ',
    h('span.deployments-id', [h('span.visually-hidden', 'chain ID '), String(id)]),
  ]);

function drawChain(chain: EndpointChain): Element {
  const { id, name, theGraph } = chain;
  const anchor = toAnchor(name);
  const heads = [`Endpoint for ${name}`, 'Address', 'Status'];
  return h('section.deployments-chain', [
    h('h3', { id: anchor }, name),
    h('p', [
      `Chain ID ${id}. `,
      ...(theGraph ? slugOf(theGraph) : ['No endpoint is published on The Graph.']),
    ]),
    h('table', { ariaLabelledBy: [anchor] }, [
      h(
        'thead',
        h(
          'tr',
          heads.map((text) => h('th', { scope: 'col' }, text)),
        ),
      ),
      h(
        'tbody',
        rowsOf(chain).map((row) => drawRow(row, name)),
      ),
    ]),
  ]);
}

const slugOf = ({ slug, explorerUrl }: Endpoint): Prose => [
  'Slug on The Graph: ',
  explorerUrl ? h('a', { href: explorerUrl }, h('code', slug)) : h('code', slug),
  '.',
];

function rowsOf({ theGraph, envio }: EndpointChain): Row[] {
  const rows: Row[] = [];
  if (theGraph) {
    const { url, status, note, studioUrl } = theGraph;
    rows.push({ use: studioUrl ? 'The Graph, network' : 'The Graph, own node', url, status, note });
    if (studioUrl) rows.push({ use: 'The Graph, Studio', url: studioUrl, status: 'published', note: null });
  }
  if (envio) rows.push({ use: 'Envio', url: envio.url, status: envio.status, note: null });
  return rows;
}

const statusNames: Record<Endpoint['status'], string> = {
  published: 'published',
  unverified: 'not verified',
  superseded: 'superseded',
};

function drawRow({ use, url, status, note }: Row, chain: string): Element {
  const isDoubtful = status !== 'published';
  return h('tr', [
    h('th', { scope: 'row' }, use),
    h('td', [
      h('code', { dataCopy: `${use} endpoint for ${chain}` }, breakable(url)),
      note ? h('p.deployments-twin', proseOf(note)) : null,
    ]),
    h('td', isDoubtful ? h('strong', statusNames[status]) : statusNames[status]),
  ]);
}

/** Lets a URL wrap after each slash and inside long segments, because it's wider than a phone. */
export const breakable = (url: string): Prose =>
  url
    .split(/(?<=[^/:]\/)|(?<=\w{24})(?=\w{8})/)
    .flatMap((part, index) => (index === 0 ? [part] : [h('wbr'), part]));

/** A chain with endpoints for a product. */
type EndpointChain = {
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
function endpointChains(product: EndpointProduct): EndpointChain[] {
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
