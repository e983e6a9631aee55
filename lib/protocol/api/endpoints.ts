import { z } from 'zod';
import { hasBegun } from '@/lib/markup/long-date';
import { dataFile, words } from '@/lib/protocol/data-file';
import { required } from '@/lib/site/invariant';
import { type Indexer, indexers, products, type Vendor } from './schema-data';

const envioSchema = z.strictObject({
  indexer: z.enum(indexers),
  deployment: z.string().regex(/^[\da-f]{7}$/),
  explorerUrl: z.url(),
  chainIds: z
    .array(z.int())
    .min(1)
    .refine((ids) => new Set(ids).size === ids.length, 'it contains a chain twice'),
});

const subgraphSchema = z
  .strictObject({
    indexer: z.enum(indexers),
    chainId: z.int(),
    slug: words,
    id: words.optional(),
    /** The URL of the chain's own node, if The Graph's network doesn't serve the chain. */
    node: z.url().optional(),
  })
  .refine(({ id, node }) => (id === undefined) !== (node === undefined), {
    error: 'a subgraph has either an ID on the network or a node',
  });

const legacySchema = z
  .strictObject({
    chainId: z.int(),
    slug: words,
    id: words.optional(),
    studioUrl: z.url().optional(),
    /** The URL, if it's not on The Graph's network. */
    url: z.url().optional(),
    note: words.optional(),
  })
  .refine(({ id, url }) => (id === undefined) !== (url === undefined), {
    error: 'a subgraph has either an ID on the network or a URL',
  });

const endpointsSchema = z.strictObject({
  checked: z.iso.date().refine(hasBegun, 'it is in the future'),
  source: z.url(),
  coverage: z.record(z.enum(products), z.strictObject({ included: z.string(), missing: z.string() })),
  envio: z.array(envioSchema),
  theGraph: z.array(subgraphSchema),
  legacy: z.array(legacySchema),
});

/** Reads all endpoints from `content/data/api/endpoints.json`. */
export const readEndpoints = dataFile('content/data/api/endpoints.json', endpointsSchema);

/** Returns the Envio deployment of an indexer, which serves all chains at one URL. The converter accepts The Graph's dialect. */
export function envioEndpoint(indexer: Indexer) {
  const { deployment, ...rest } = required(readEndpoints().envio.find((each) => each.indexer === indexer));
  const base = `https://indexer.hyperindex.xyz/${deployment}`;
  const url = `${base}/v1/graphql`;
  const playgroundUrl = `https://cloud.hasura.io/public/graphiql?endpoint=${encodeURIComponent(url)}`;
  return { ...rest, url, converterUrl: `${base}/converter`, playgroundUrl };
}

/** A subgraph, which serves one chain. */
export type Subgraph = {
  chainId: number;
  slug: string;
  /** The URL for production. On the network, requests need a key. */
  url: string;
  explorerUrl: string;
  /** The URL for tests, which needs no key. A chain's own node has no such URL. */
  studioUrl: string | undefined;
};

/** Lists the subgraphs of an indexer, in the order of the file. */
export const subgraphsOf = (indexer: Indexer): Subgraph[] =>
  readEndpoints()
    .theGraph.filter((each) => each.indexer === indexer)
    .map(({ chainId, slug, id, node }) => ({
      chainId,
      slug,
      url: id ? `https://gateway.thegraph.com/api/subgraphs/id/${id}` : `${node}/${slug}`,
      explorerUrl: id ? `https://thegraph.com/explorer/subgraphs/${id}` : `${node}/${slug}/graphql`,
      studioUrl: id && `https://api.studio.thegraph.com/query/112500/${slug}/version/latest`,
    }));

/** The endpoints of the subgraphs for Legacy. */
export const legacySubgraphs = () =>
  readEndpoints().legacy.map(({ id, ...subgraph }) => ({
    // These are listed with the network's former host, which takes the key in the path.
    url: `https://gateway-arbitrum.network.thegraph.com/api/<API_KEY>/subgraphs/id/${id}`,
    ...subgraph,
  }));

/** Returns the subgraph for examples, which use Ethereum, because every indexer serves it. */
export const exampleSubgraph = (indexer: Indexer): Subgraph =>
  required(subgraphsOf(indexer).find(({ chainId }) => chainId === 1));

/** Returns the URL for an example, which works without a key. */
export function exampleUrl(indexer: Indexer, vendor: Vendor): string {
  return vendor === 'envio' ? envioEndpoint(indexer).url : required(exampleSubgraph(indexer).studioUrl);
}

/** The file of endpoints that readers can download, without the base path. */
export const endpointsUrl = '/api-files/endpoints.json';

/** Returns the endpoints as the file that readers can download. */
export const toEndpointsFile = (): string =>
  `${JSON.stringify(
    Object.fromEntries(
      indexers.map((indexer) => {
        const { url, converterUrl, chainIds } = envioEndpoint(indexer);
        const theGraph = subgraphsOf(indexer).map(({ chainId, url: address, studioUrl }) => ({
          chainId,
          url: address,
          needsKey: studioUrl !== undefined,
          ...(studioUrl && { studioUrl }),
        }));
        return [indexer, { envio: { url, converterUrl, chainIds }, theGraph }];
      }),
    ),
    null,
    2,
  )}\n`;
