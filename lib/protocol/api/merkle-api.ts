import { z } from 'zod';
import { dataFile } from '@/lib/protocol/data-file';

const valueSchema = z.strictObject({
  name: z.string(),
  type: z.enum(['string', 'integer', 'strings']),
  meaning: z.string(),
  /** The only possible value. */
  value: z.string().optional(),
});

const listSchema = z.strictObject({
  name: z.string(),
  type: z.literal('list'),
  meaning: z.string(),
  /** The fields of each object in the list. */
  items: z.array(valueSchema),
});

const bodyFieldSchema = z.discriminatedUnion('type', [valueSchema, listSchema]);

const bodySchema = z.strictObject({ name: z.string(), fields: z.array(bodyFieldSchema) });

const routeSchema = z.strictObject({
  method: z.enum(['GET', 'POST']),
  path: z.string().startsWith('/api/'),
  /** The operation ID for generated clients. */
  operation: z.string(),
  summary: z.string(),
  /** Whether the route requires a bearer token. */
  needsToken: z.boolean(),
  query: z.array(
    z.strictObject({
      name: z.string(),
      type: z.enum(['integer', 'string']),
      required: z.boolean(),
      meaning: z.string(),
    }),
  ),
  /** The file in a form upload. */
  form: z.strictObject({ part: z.string(), meaning: z.string() }).nullable(),
  responses: z.array(
    z.strictObject({ status: z.int().min(200).max(599), when: z.string(), body: z.string() }),
  ),
});

export const merkleApiSchema = z
  .strictObject({
    /** The date of the source. */
    checked: z.iso.date(),
    source: z.url(),
    version: z.string(),
    routes: z.array(routeSchema),
    bodies: z.array(bodySchema),
    csvMistakes: z.array(z.strictObject({ case: z.string(), message: z.string(), row: z.int().nullable() })),
    environment: z.array(z.strictObject({ name: z.string(), meaning: z.string() })),
  })
  .superRefine(({ routes, bodies }, { addIssue }) => {
    const names = new Set(bodies.map(({ name }) => name));
    for (const { path, responses } of routes)
      for (const { body } of responses)
        if (!names.has(body))
          addIssue({ code: 'custom', message: `${path} answers with the unknown body ${body}` });
  });

export type MerkleApi = z.infer<typeof merkleApiSchema>;
export type Route = MerkleApi['routes'][number];
export type Body = MerkleApi['bodies'][number];
export type BodyField = Body['fields'][number];

/** Reads the routes of the Merkle API. Throws if a route returns an undescribed body. */
export const readMerkleApi = dataFile('content/data/api/merkle-api.json', merkleApiSchema);
