import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { buildSchema } from './build-schema';
import { type Indexer, indexers, type Product, products, readSchemaData } from './schema-data';

const mistakes = (product: Product, indexer: Indexer, query: string): string[] =>
  validate(buildSchema(readSchemaData(product, indexer)), parse(query)).map(({ message }) => message);

test('every product has a valid schema in both dialects', () => {
  for (const product of products)
    for (const indexer of indexers) expect(mistakes(product, indexer, '{ __typename }')).toEqual([]);
});

test('The Graph accepts where with suffixes, first, skip, orderBy, orderDirection, and block', () => {
  const query = `query ($sender: Bytes!, $below: BigInt!, $ids: [String!]) {
    streams(
      first: 10, skip: 5, orderBy: subgraphId, orderDirection: desc, block: { number: 21000000 },
      where: { and: [{ sender: $sender, subgraphId_lt: $below }, { or: [{ id_in: $ids }, { asset_: { symbol: "DAI" } }] }] }
    ) { id actions(first: 1, where: { category: Create }) { hash } parties }
    stream(id: "0x00-1-1") { asset { symbol } }
  }`;
  expect(mistakes('lockup', 'the-graph', query)).toEqual([]);
});

test('Envio accepts where with operators, limit, offset, order_by, and distinct_on', () => {
  const query = `query ($chainId: numeric!, $token: String!) {
    Stream(
      limit: 10, offset: 5, distinct_on: [subgraphId], order_by: { subgraphId: desc },
      where: { _and: [{ chainId: { _eq: $chainId } }, { _or: [{ asset_id: { _iregex: $token } }, { asset: { symbol: { _eq: "DAI" } } }] }] }
    ) { id asset_id actions(limit: 1, where: { category: { _eq: Create } }) { hash } }
    Action(where: { category: { _eq: "Withdraw" }, stream_id: { _is_null: true } }) { id }
  }`;
  expect(mistakes('lockup', 'envio', query)).toEqual([]);
});

test('neither indexer accepts the arguments of the other', () => {
  expect(mistakes('flow', 'envio', '{ Stream(first: 10) { id } }')).toEqual([
    'Unknown argument "first" on field "query_root.Stream". Did you mean "limit"?',
  ]);
  expect(
    mistakes('flow', 'the-graph', '{ streams(where: { sender: { _eq: "0x00" } }) { id } }')[0],
  ).toContain('Bytes cannot be written in this way');
});

test('a variable with the other indexer’s number type is rejected', () => {
  const query = 'query ($at: numeric!) { streams(where: { subgraphId_lt: $at }) { id } }';
  expect(mistakes('lockup', 'the-graph', query)).toContain('Unknown type "numeric".');
});

test('an unknown enum value is rejected, even where Hasura exposes the enum as a scalar', () => {
  expect(
    mistakes('drops', 'envio', '{ Action(where: { category: { _eq: Withdraw } }) { id } }')[0],
  ).toContain('actioncategory cannot represent "Withdraw"');
  expect(mistakes('drops', 'the-graph', '{ actions(where: { category: Withdraw }) { id } }')[0]).toContain(
    'Value "Withdraw" does not exist in "ActionCategory" enum',
  );
});

test('an address with capital letters is rejected, because no stored address would match it', () => {
  expect(mistakes('lockup', 'the-graph', '{ streams(where: { sender: "0xAB" }) { id } }')[0]).toContain(
    'Bytes cannot represent "0xAB"',
  );
});
