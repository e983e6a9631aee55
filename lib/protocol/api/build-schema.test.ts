import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { buildSchema } from './build-schema';
import { type Indexer, indexers, readSchemaData, type Vendor, vendors } from './schema-data';

const mistakes = (indexer: Indexer, vendor: Vendor, query: string): string[] =>
  validate(buildSchema(readSchemaData(indexer), vendor), parse(query)).map(({ message }) => message);

test('every indexer has a valid schema in both dialects', () => {
  for (const indexer of indexers)
    for (const vendor of vendors) expect(mistakes(indexer, vendor, '{ __typename }')).toEqual([]);
});

test('an unknown enum value is rejected, even where Hasura exposes the enum as a scalar', () => {
  expect(
    mistakes('airdrops', 'envio', '{ Action(where: { category: { _eq: Withdraw } }) { id } }')[0],
  ).toContain('actioncategory cannot represent "Withdraw"');
  expect(mistakes('airdrops', 'the-graph', '{ actions(where: { category: Withdraw }) { id } }')[0]).toContain(
    'Value "Withdraw" does not exist in "ActionCategory" enum',
  );
});

test('Envio counts the rows of some entities, and fetches one row by its ID', () => {
  const query =
    '{ LockupStream_aggregate(where: { depleted: { _eq: false } }) { aggregate { count } } LockupStream_by_pk(id: "a") { id } }';
  expect(mistakes('streams', 'envio', query)).toEqual([]);
  expect(mistakes('streams', 'envio', '{ Tranche_aggregate { aggregate { count } } }')[0]).toContain(
    'Cannot query field',
  );
});
