import type { Body, BodyField, MerkleApi, Route } from './merkle-api';

/** Converts the description of the Merkle API to OpenAPI 3.1. Format: https://spec.openapis.org/oas/v3.1.1.html */
export const toOpenApi = (api: MerkleApi): object => ({
  openapi: '3.1.1',
  info: {
    title: 'Merkle API',
    version: api.version,
    summary: 'Creates and reads the Merkle trees of Airdrops campaigns.',
    license: { name: 'GPL-3.0-or-later', identifier: 'GPL-3.0-or-later' },
  },
  servers: [{ url: 'http://localhost:3000', description: 'Your own instance, run with vercel dev' }],
  paths: Object.fromEntries(
    api.routes.map((route) => [route.path, { [route.method.toLowerCase()]: toOperation(route) }]),
  ),
  components: {
    schemas: Object.fromEntries(api.bodies.map((body) => [body.name, toSchema(body)])),
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  },
});

const plain = (sentence: string): string => sentence.replaceAll('`', '');

function toOperation({ operation, summary, needsToken, query, form, responses }: Route): object {
  const statuses = [...new Set(responses.map(({ status }) => status))].sort();
  return {
    operationId: operation,
    summary,
    security: needsToken ? [{ token: [] }] : [],
    parameters: query.map(({ name, type, required, meaning }) => ({
      name,
      in: 'query',
      required,
      description: plain(meaning),
      schema: type === 'integer' ? { type, minimum: 0, maximum: 65535 } : { type },
    })),
    ...(form && {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: {
                [form.part]: {
                  type: 'string',
                  contentMediaType: 'text/csv',
                  description: plain(form.meaning),
                },
              },
              required: [form.part],
            },
          },
        },
      },
    }),
    responses: Object.fromEntries(statuses.map((status) => [String(status), toResponse(responses, status)])),
  };
}

/** Combines all responses with the same status. */
function toResponse(responses: Route['responses'], status: number): object {
  const cases = responses.filter((each) => each.status === status);
  const bodies = [...new Set(cases.map(({ body }) => body))].map((name) => ({
    $ref: `#/components/schemas/${name}`,
  }));
  const [only, ...others] = bodies;
  return {
    description: cases.map(({ when }) => plain(when)).join(' '),
    content: { 'application/json': { schema: only && others.length === 0 ? only : { oneOf: bodies } } },
  };
}

const toSchema = ({ fields }: Pick<Body, 'fields'>): object => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.name, toProperty(field)])),
  required: fields.map(({ name }) => name),
});

function toProperty(field: BodyField): object {
  const description = plain(field.meaning);
  if (field.type === 'list') return { type: 'array', description, items: toSchema({ fields: field.items }) };
  if (field.type === 'strings') return { type: 'array', description, items: { type: 'string' } };
  return { type: field.type, description, ...(field.value !== undefined && { const: field.value }) };
}
