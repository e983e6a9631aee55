import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { buildSchema } from './build-schema';
import { type Indexer, indexers, readSchemaData, type Vendor, vendors } from './schema-data';

const mistakes = (indexer: Indexer, vendor: Vendor, query: string): string[] =>
  validate(buildSchema(readSchemaData(indexer, vendor)), parse(query)).map(({ message }) => message);

test('every indexer has a valid schema in both dialects', () => {
  for (const indexer of indexers)
    for (const vendor of vendors) expect(mistakes(indexer, vendor, '{ __typename }')).toEqual([]);
});

test('The Graph accepts where with suffixes, first, skip, orderBy, orderDirection, and block', () => {
  const query = `query ($sender: Bytes!, $below: BigInt!, $ids: [String!]) {
    lockupStreams(
      first: 10, skip: 5, orderBy: subgraphId, orderDirection: desc, block: { number: 21000000 },
      where: { and: [{ sender: $sender, subgraphId_lt: $below }, { or: [{ id_in: $ids }, { asset_: { symbol: "DAI" } }] }] }
        ) { id actions(first: 1, where: { category: Create }) { hash } }
    lockupStream(id: "0x00-1-1") { asset { symbol } }
  }`;
  expect(mistakes('streams', 'the-graph', query)).toEqual([]);
});

test('Envio accepts where with operators, limit, offset, order_by, and distinct_on', () => {
  const query = `query ($chainId: numeric!, $token: String!) {
    LockupStream(
      limit: 10, offset: 5, distinct_on: [subgraphId], order_by: { subgraphId: desc },
      where: { _and: [{ chainId: { _eq: $chainId } }, { _or: [{ asset_id: { _iregex: $token } }, { asset: { symbol: { _eq: "DAI" } } }] }] }
    ) { id asset_id actions(limit: 1, where: { category: { _eq: Create } }) { hash } }
    FlowAction(where: { category: { _eq: "Withdraw" }, stream_id: { _is_null: true } }) { id }
  }`;
  expect(mistakes('streams', 'envio', query)).toEqual([]);
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
