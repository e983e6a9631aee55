import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/problem';
import { buildSchema } from './build-schema';
import { checkQueries } from './check-queries';
import { checkQuery } from './check-query';
import { readSchemaData } from './schema-data';

const schema = buildSchema(readSchemaData('lockup', 'the-graph'));

const told = (query: string, variables?: string, response = '{"data":{"streams":[]}}') =>
  checkQuery(schema, {
    query: { file: 'streams.graphql', text: query },
    variables: variables === undefined ? undefined : { file: 'streams.variables.json', text: variables },
    response: { file: 'streams.response.json', text: response },
  })
    .map(formatProblem)
    .join('\n');

test('every query of the site, its variables and its example of an answer fit their schema', () => {
  expect(checkQueries().map(formatProblem)).toEqual([]);
});

test('a field that the schema does not have is told with file, line and column', () => {
  expect(told('query Streams {\n  streams {\n    id\n    recipiend\n  }\n}')).toMatchInlineSnapshot(`
    "streams.graphql:4:5  error: Cannot query field "recipiend" on type "Stream". Did you mean "recipient"? [queries]
      Look the name up in the entities of this indexer."
  `);
});

test('a mistake in the syntax is told with its line', () => {
  expect(told('query Streams {\n  streams(first: ) { id }\n}')).toMatchInlineSnapshot(`
    "streams.graphql:2:18  error: Syntax Error: Unexpected ")". [queries]
      Mend the syntax of the query."
  `);
});

test('a variable needs a value of its type, and a value needs its variable', () => {
  const query = 'query Streams($sender: Bytes!) { streams(where: { sender: $sender }) { id } }';
  expect(told(query)).toContain('The query has no variables.json.');
  expect(told(query, '{\n  "sender": "0xABC",\n  "first": 10\n}')).toMatchInlineSnapshot(`
    "streams.variables.json:3:12  error: The query declares no variable $first. [queries]
      Take the value out, or declare the variable.
    streams.variables.json:2:13  error: Variable "$sender" got invalid value "0xABC"; Bytes cannot represent "0xABC". [queries]
      Give the variable a value of its type."
  `);
});

test('an example of an answer holds exactly what the query asks for', () => {
  const response = '{\n  "data": {\n    "streams": [\n      { "id": "a", "cliff": 1 }\n    ]\n  }\n}';
  expect(
    told('query Streams { streams { id tokenId batch { size } } }', undefined, response),
  ).toMatchInlineSnapshot(`
    "streams.response.json:4:29  error: The query doesn't ask for "cliff". [queries]
      Write the answer that the server would give to this query.
    streams.response.json:4:7  error: "tokenId" is missing, although the query asks for it. [queries]
      Write the answer that the server would give to this query.
    streams.response.json:4:7  error: "batch" is missing, although the query asks for it. [queries]
      Write the answer that the server would give to this query."
  `);
});

test('an answer can’t be null where the schema promises a value, and is a list where it promises one', () => {
  const query = 'query Streams { streams { id canceledTime } }';
  expect(told(query, undefined, '{"data":{"streams":[{"id":"a","canceledTime":null}]}}')).toBe('');
  expect(told(query, undefined, '{"data":{"streams":[{"id":null,"canceledTime":null}]}}')).toContain(
    '"id" is null',
  );
  expect(told(query, undefined, '{"data":{"streams":{}}}')).toContain('"streams" must be a list');
});

test('a query without a name is refused, since tools show queries by their names', () => {
  expect(told('{ streams { id } }')).toContain('one named operation');
});
