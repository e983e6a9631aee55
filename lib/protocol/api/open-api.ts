import type { Body, BodyField, MerkleApi, Route } from './merkle-api';
import type { JsonSchema, OpenApi, Operation, ResponseObject } from './open-api-schema';

/** Converts the description of the Merkle API to OpenAPI 3.1. Format: https://spec.openapis.org/oas/v3.1.1.html */
export const toOpenApi = (api: MerkleApi): OpenApi => ({
  openapi: '3.1.1',
  info: {
    title: 'Merkle API',
    version: api.version,
    summary: 'Creates and reads the Merkle trees of airstream campaigns.',
    license: { name: 'GPL-3.0-or-later', identifier: 'GPL-3.0-or-later' },
  },
  servers: api.hosts.map(({ url, name }) => ({ url, description: name })),
  paths: Object.fromEntries(
    api.routes.map((route) => [route.path, { [route.method.toLowerCase()]: toOperation(route) }]),
  ),
  components: {
    schemas: Object.fromEntries(api.bodies.map((body) => [body.name, toSchema(body)])),
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  },
});

const plain = (sentence: string): string => sentence.replaceAll('`', '');

function toOperation({ operation, summary, needsToken, query, form, responses }: Route): Operation {
  const statuses = [...new Set(responses.flatMap(({ standalone, vercel }) => [standalone, vercel]))];
  return {
    operationId: operation,
    summary,
    // The standalone build requires no token, so the token is optional.
    security: needsToken ? [{ token: [] }, {}] : [],
    parameters: query.map(({ name, type, required, meaning }) => ({
      ...{ name, in: 'query', required, description: plain(meaning) },
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
    responses: Object.fromEntries(
      statuses
        .filter((status) => status !== null)
        .sort()
        .map((status) => [String(status), toResponse(responses, status)]),
    ),
  };
}

/** Combines all responses with the same status. If the builds differ, the description names the build. */
function toResponse(responses: Route['responses'], status: number): ResponseObject {
  const cases = responses.filter(({ standalone, vercel }) => [standalone, vercel].includes(status));
  const bodies = [...new Set(cases.map(({ body }) => body))].map((name) => ({
    $ref: `#/components/schemas/${name}`,
  }));
  const [only, ...others] = bodies;
  return {
    description: cases.map((each) => describeCase(each, status)).join(' '),
    content: { 'application/json': { schema: only && others.length === 0 ? only : { oneOf: bodies } } },
  };
}

function describeCase({ standalone, vercel, when }: Route['responses'][number], status: number): string {
  if (standalone === vercel) return plain(when);
  return `${plain(when)} (${vercel === status ? 'Vercel' : 'Standalone'} build only.)`;
}

const toSchema = ({ fields }: Pick<Body, 'fields'>): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.name, toProperty(field)])),
  required: fields.map(({ name }) => name),
});

function toProperty(field: BodyField): JsonSchema {
  const description = plain(field.meaning);
  if (field.type === 'list') return { type: 'array', description, items: toSchema({ fields: field.items }) };
  if (field.type === 'strings') return { type: 'array', description, items: { type: 'string' } };
  return { type: field.type, description, ...(field.value !== undefined && { const: field.value }) };
}
