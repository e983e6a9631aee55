import { expect, test } from 'vitest';
import { indexers, type products, readProductSchema, readSchemaData, schemaFileSchema } from './schema-data';

const valid = {
  indexer: 'streams',
  source: 'https://example.com/schema.graphql',
  checked: '2026-08-22',
  enums: [],
  entities: [
    {
      name: 'Stream',
      one: 'stream',
      many: 'streams',
      summary: 'A stream.',
      fields: [{ name: 'id', type: 'String!', summary: 'Its ID.', envio: 'Its ID on Envio.' }],
    },
  ],
};

const withField = (field: Record<string, unknown>) => ({
  ...valid,
  entities: [{ ...valid.entities[0], fields: [{ summary: 'Streams.', ...field }] }],
});

test('every indexer has schema data', () => {
  for (const indexer of indexers) expect(readSchemaData(indexer)).toMatchObject({ indexer });
});

test('a product has its own entities and those that both products share', () => {
  const names = (product: (typeof products)[number]) =>
    readProductSchema(product).entities.map(({ name }) => name);
  expect(names('flow')).toEqual([
    'FlowStream',
    'FlowAction',
    'Asset',
    'FlowBatch',
    'FlowBatcher',
    'Contract',
    'DeprecatedStream',
    'IndexerInfo',
    'Watcher',
  ]);
  expect(names('lockup')).toEqual(expect.arrayContaining(['LockupStream', 'Segment', 'Tranche', 'Asset']));
  expect(names('drops')).toContain('Tranche');
});

test('the error for an undeclared type contains its name', () => {
  expect(() => schemaFileSchema.parse(withField({ name: 'asset', type: 'Aset!' }))).toThrow(
    'Stream.asset has the unknown type Aset',
  );
});
