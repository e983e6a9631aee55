import fs from 'node:fs';
import { z } from 'zod';
import type { Product } from './schema-data';

const endpointSchema = z.strictObject({
  product: z.enum(['lockup', 'flow', 'drops', 'legacy-v1']),
  provider: z.enum(['the-graph', 'envio', 'merkle-api']),
  /** The chain, or `null` if the endpoint serves several chains or none. */
  chainId: z.int().nullable(),
  /** The chains that the endpoint serves. */
  chainIds: z.array(z.int()).optional(),
  slug: z.string(),
  productionId: z.string().nullable(),
  /** URL for production. `<API_KEY>` is a placeholder for the reader's key. */
  url: z.string().regex(/^https:\/\/\S+$/),
  explorerUrl: z.url().nullable(),
  /** URL for experiments, which is rate-limited. */
  studioUrl: z.url().nullable(),
  status: z.enum(['published', 'unverified', 'superseded']),
  /** Published by this date, such as 2024-12-16. */
  publishedBy: z.iso.date(),
  /** A sentence that readers need to know. */
  note: z.string().nullable(),
});

const unpublishedSchema = z.strictObject({
  product: z.enum(['lockup', 'flow', 'drops']),
  slug: z.string(),
  chainId: z.int(),
  /** The chain's name, because the `sablier` package doesn't include all of them. */
  chain: z.string(),
});

const endpointsSchema = z.strictObject({
  asOf: z.iso.date(),
  /** The account number in Studio URLs. */
  account: z.int(),
  endpoints: z.array(endpointSchema),
  /** Deployments that the indexers' code supports but that have no published endpoint. */
  unpublished: z.array(unpublishedSchema),
});

export type Endpoint = z.infer<typeof endpointSchema>;
export type EndpointProduct = Endpoint['product'];

/** Reads all endpoints from `content/data/api/endpoints.json`. Throws if the file is invalid. */
export const readEndpoints = (): z.infer<typeof endpointsSchema> =>
  endpointsSchema.parse(JSON.parse(fs.readFileSync('content/data/api/endpoints.json', 'utf8')));

type EndpointFilter = { product: EndpointProduct; provider: Endpoint['provider'] };

/** Lists the endpoints of a product from one provider, in the order of the file. */
export const listEndpoints = ({ product, provider }: EndpointFilter): Endpoint[] =>
  readEndpoints().endpoints.filter((each) => each.product === product && each.provider === provider);

/**
 * Returns the endpoint for an example, with a URL that works without a key.
 * @param chainId for The Graph; Envio serves all chains at one URL
 * @throws if the chain has no published endpoint
 */
export function exampleEndpoint(
  product: Product,
  provider: 'the-graph' | 'envio',
  chainId: number,
): Endpoint {
  const found = listEndpoints({ product, provider }).find(
    (each) => each.chainId === chainId || each.chainIds?.includes(chainId),
  );
  if (!found) throw new Error(`no ${provider} endpoint of ${product} for chain ${chainId}`);
  return found;
}

/** Returns an endpoint's URL that works without a key. */
export const keylessUrl = ({ studioUrl, url }: Endpoint): string => studioUrl ?? url;
