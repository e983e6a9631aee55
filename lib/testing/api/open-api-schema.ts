import { z } from 'zod';

type SchemaObject = {
  type?: 'object' | 'array' | 'string' | 'integer' | undefined;
  description?: string | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  items?: JsonSchema | undefined;
  oneOf?: JsonSchema[] | undefined;
  const?: string | undefined;
  contentMediaType?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  $ref?: string | undefined;
};
type JsonSchema = SchemaObject;

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.strictObject({
    type: z.enum(['object', 'array', 'string', 'integer']).optional(),
    description: z.string().optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: jsonSchema.optional(),
    oneOf: z.array(jsonSchema).min(2).optional(),
    const: z.string().optional(),
    contentMediaType: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    $ref: z
      .string()
      .regex(/^#\/components\/schemas\/\w+$/)
      .optional(),
  }),
);

const content = z.record(z.string().regex(/^[\w.+-]+\/[\w.+-]+$/), z.strictObject({ schema: jsonSchema }));

const responseObject = z.strictObject({ description: z.string().min(1), content });

const operation = z.strictObject({
  operationId: z.string().regex(/^[A-Za-z]\w*$/),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['query', 'header', 'path', 'cookie']),
      required: z.boolean(),
      description: z.string(),
      schema: jsonSchema,
    }),
  ),
  requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), responseObject),
});

/**
 * The subset of OpenAPI 3.1 that the Merkle API's description uses. It's strict, so unlisted properties are mistakes.
 * Format: https://spec.openapis.org/oas/v3.1.1.html
 */
export const openApiSchema = z
  .strictObject({
    openapi: z.string().regex(/^3\.1\.\d+$/),
    info: z.strictObject({
      title: z.string(),
      version: z.string(),
      summary: z.string().optional(),
      license: z.strictObject({ name: z.string(), identifier: z.string().optional() }).optional(),
    }),
    servers: z.array(z.strictObject({ url: z.url(), description: z.string().optional() })),
    paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post']), operation)),
    components: z.strictObject({
      schemas: z.record(z.string().regex(/^[\w.-]+$/), jsonSchema),
      securitySchemes: z.record(
        z.string(),
        z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer') }),
      ),
    }),
  })
  .superRefine((document, { addIssue }) => {
    for (const message of brokenReferences(document)) addIssue({ code: 'custom', message });
  });

type Operation = z.infer<typeof operation>;

type Referring = {
  paths: Record<string, Partial<Record<string, Operation>>>;
  components: { schemas: object; securitySchemes: object };
};

/** Reports references to missing schemas and security schemes, and duplicate operation IDs. */
function brokenReferences({ paths, components }: Referring): string[] {
  const operations = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .filter((each) => each !== undefined);
  const names = operations.map(({ operationId }) => operationId);
  const references = [...JSON.stringify({ paths, components }).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  return [
    ...references
      .filter(([, name = '']) => !Object.hasOwn(components.schemas, name))
      .map(([, name]) => `no schema is named ${name}`),
    ...operations
      .flatMap(({ security }) => security.flatMap((choice) => Object.keys(choice)))
      .filter((name) => !Object.hasOwn(components.securitySchemes, name))
      .map((name) => `no security scheme is named ${name}`),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `two operations are named ${name}`),
  ];
}
