import fs from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

// The OpenAPI file that readers can download is written by hand, like the tables on the page about the Merkle API.

const schema = z.record(z.string(), z.unknown());
const api = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    components: z.object({ schemas: z.record(z.string(), schema) }),
  })
  .parse(JSON.parse(fs.readFileSync('public/api-files/merkle-api.openapi.json', 'utf8')));
const { schemas } = api.components;

test.each([
  ['created.json', 'Created'],
  ['invalid-csv.json', 'InvalidCsv'],
  ['eligible.json', 'Eligible'],
  ['valid.json', 'Valid'],
  ['health.json', 'Health'],
])('the example %s has exactly the fields of %s', (file, name) => {
  const example: unknown = JSON.parse(
    fs.readFileSync(`content/samples/api/drops/merkle-api/${file}`, 'utf8'),
  );
  const strict = z.fromJSONSchema({ ...schemas[name], additionalProperties: false });
  expect(strict.safeParse(example).error?.issues).toBeUndefined();
});

test('each schema that a response names exists, and the page has each route and each field', () => {
  const page = fs.readFileSync('content/api/drops/merkle-api/functionality.mdx', 'utf8');
  const written = JSON.stringify(api);
  const named = [...written.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !Object.hasOwn(schemas, name))).toEqual([]);
  const fields = [...written.matchAll(/"required":(\[[^\]]*\])/g)].flatMap(([, list = '']) =>
    JSON.parse(list),
  );
  expect(fields.length).toBeGreaterThan(20);
  expect(
    fields.filter((field) => !new RegExp(`^\\| \`([\\w.[\\]]+\\.)?${field}\` \\|`, 'm').test(page)),
  ).toEqual([]);
  const routes = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(routes.filter((route) => !page.includes(`\`${route}\``))).toEqual([]);
});
