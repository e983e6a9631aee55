import { expect, test } from 'vitest';
import { openApiSchema } from '@/lib/testing/api/open-api-schema';
import { merkleApiSchema, readMerkleApi } from './merkle-api';
import { toOpenApi } from './open-api';

const document = openApiSchema.parse(toOpenApi(readMerkleApi()));

test('the description of the Merkle API is valid OpenAPI 3.1', () => {
  expect(Object.keys(document.paths)).toEqual([
    '/api/create',
    '/api/create_solana',
    '/api/eligibility',
    '/api/eligibility_solana',
    '/api/validity',
    '/api/health',
  ]);
});

test('a status with several bodies lists each of them', () => {
  const { responses } = document.paths['/api/create']?.post ?? {};
  expect(responses?.['200']).toMatchInlineSnapshot(`
    {
      "content": {
        "application/json": {
          "schema": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Created",
              },
              {
                "$ref": "#/components/schemas/Message",
              },
            ],
          },
        },
      },
      "description": "The file was stored. decimals is missing or isn't an integer. The file part is missing. The content type isn't multipart, or the body can't be read.",
    }
  `);
  expect(Object.keys(responses ?? {})).toEqual(['200', '400', '401', '500']);
});

test('every route except the health check requires a token', () => {
  expect(document.paths['/api/eligibility']?.get?.security).toEqual([{ token: [] }]);
  expect(document.paths['/api/validity']?.get?.security).toEqual([{ token: [] }]);
  expect(document.paths['/api/health']?.get?.security).toEqual([]);
});

test('a broken reference makes the document invalid', () => {
  const { Message: _, ...schemas } = document.components.schemas;
  const broken = openApiSchema.safeParse({ ...document, components: { ...document.components, schemas } });
  expect(broken.error?.issues[0]?.message).toBe('no schema is named Message');
});

test('the error for a route with an unknown body contains the body’s name', () => {
  const api = readMerkleApi();
  expect(() => merkleApiSchema.parse({ ...api, bodies: [] })).toThrow(
    '/api/create answers with the unknown body Created',
  );
});
