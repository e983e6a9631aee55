import { expect, test } from 'vitest';
import { indexers, parseSchemaData, products, readSchemaData } from './schema-data';

const valid = {
  product: 'flow',
  indexer: 'the-graph',
  source: 'https://example.com/schema.graphql',
  asOf: '2024-12-09',
  scalars: { BigInt: 'BigInt', Boolean: 'Boolean', Bytes: 'Bytes', ID: 'ID', String: 'String' },
  enums: [],
  entities: [
    {
      name: 'Stream',
      summary: 'A stream.',
      querySingle: 'stream',
      queryPlural: 'streams',
      immutable: false,
      fields: [{ name: 'id', type: 'String', list: false, required: true, summary: 'Its ID.' }],
    },
  ],
};

const withField = (field: Record<string, unknown>) => ({
  ...valid,
  entities: [
    { ...valid.entities[0], fields: [{ list: true, required: true, summary: 'Streams.', ...field }] },
  ],
});

test('every product has schema data for both indexers, under its own name', () => {
  for (const product of products)
    for (const indexer of indexers)
      expect(readSchemaData(product, indexer)).toMatchObject({ product, indexer });
});

test('the error for an undeclared type contains its name', () => {
  expect(() => parseSchemaData(withField({ name: 'asset', type: 'Aset' }))).toThrow(
    'Stream.asset has the unknown type Aset',
  );
});

test('a derived list must name a field that points back', () => {
  expect(() => parseSchemaData(withField({ name: 'streams', type: 'Stream', derivedFrom: 'batch' }))).toThrow(
    'Stream.streams is derived from Stream.batch, which does not exist',
  );
});

test('an entity without an entry point for its indexer is rejected', () => {
  expect(() => parseSchemaData({ ...valid, indexer: 'envio' })).toThrow('Stream has no entry point');
});
