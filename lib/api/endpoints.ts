import fs from 'node:fs';
import { z } from 'zod';
import type { Product } from './schema-data';

const endpointSchema = z.strictObject({
  product: z.enum(['lockup', 'flow', 'drops', 'legacy-v1']),
  provider: z.enum(['the-graph', 'envio', 'merkle-api']),
  /** The chain; `null` where one endpoint serves many chains or none. */
  chainId: z.int().nullable(),
  /** Chains that one endpoint serves together. */
  chainIds: z.array(z.int()).optional(),
  slug: z.string(),
  productionId: z.string().nullable(),
  /** Where to ask in production. `<API_KEY>` stands for the reader's own key. */
  url: z.string().regex(/^https:\/\/\S+$/),
  explorerUrl: z.url().nullable(),
  /** Where to try something out; throttled. */
  studioUrl: z.url().nullable(),
  status: z.enum(['published', 'unverified', 'superseded']),
  /** The day by which it was published, as 2024-12-16. */
  publishedBy: z.iso.date(),
  /** What a reader must know of it, as a sentence. */
  note: z.string().nullable(),
});

const unpublishedSchema = z.strictObject({
  product: z.enum(['lockup', 'flow', 'drops']),
  slug: z.string(),
  chainId: z.int(),
  /** Name of the chain; the `sablier` package doesn't know all of them. */
  chain: z.string(),
});

const endpointsSchema = z.strictObject({
  asOf: z.iso.date(),
  /** Account number in the Studio URLs. */
  account: z.int(),
  endpoints: z.array(endpointSchema),
  /** Deployments that the indexers' code can make and for which nobody published an endpoint. */
  unpublished: z.array(unpublishedSchema),
});

export type Endpoint = z.infer<typeof endpointSchema>;
export type EndpointProduct = Endpoint['product'];

/** Every endpoint, from `content/data/api/endpoints.json`. Throws when the file holds something else. */
export const readEndpoints = (): z.infer<typeof endpointsSchema> =>
  endpointsSchema.parse(JSON.parse(fs.readFileSync('content/data/api/endpoints.json', 'utf8')));

type Asked = { product: EndpointProduct; provider: Endpoint['provider'] };

/** The endpoints of one product at one provider, in the order of the file. */
export const listEndpoints = ({ product, provider }: Asked): Endpoint[] =>
  readEndpoints().endpoints.filter((each) => each.product === product && each.provider === provider);

/**
 * Where an example sends its query: an address that runs as it stands, without a key.
 * @param chainId for The Graph; Envio serves all chains at one address
 * @throws Error when nobody published an endpoint for the chain
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

/** The address of an endpoint that answers without a key. */
export const keylessUrl = ({ studioUrl, url }: Endpoint): string => studioUrl ?? url;
