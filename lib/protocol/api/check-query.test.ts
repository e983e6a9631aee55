import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { buildSchema } from './build-schema';
import { checkQueries, checkQuery } from './check-query';
import { answerType } from './query-markdown';
import { readSchemaData } from './schema-data';

const schema = buildSchema(readSchemaData('streams'), 'the-graph');

const problemsOf = (query: string, variables?: string, response = '{"data":{"lockupStreams":[]}}') =>
  checkQuery(schema, {
    query: { file: 'streams.graphql', text: query },
    variables: variables === undefined ? undefined : { file: 'streams.variables.json', text: variables },
    response: { file: 'streams.response.json', text: response },
  })
    .map(formatProblem)
    .join('\n');

test('every query on the site matches its schema, including variables and example response', () => {
  expect(checkQueries().map(formatProblem)).toEqual([]);
});

test('an unknown field is reported with file, line, and column', () => {
  expect(
    problemsOf('query Streams {\n  lockupStreams {\n    id\n    recipiend\n  }\n}'),
  ).toMatchInlineSnapshot(`
    "streams.graphql:4:5  error: Cannot query field "recipiend" on type "LockupStream". Did you mean "recipient"? [queries]
      Check the name in the entities of this indexer."
  `);
});

test('a syntax error is reported with its line', () => {
  expect(problemsOf('query Streams {\n  lockupStreams(first: ) { id }\n}')).toMatchInlineSnapshot(`
    "streams.graphql:2:24  error: Syntax Error: Unexpected ")". [queries]
      Fix the syntax of the query."
  `);
});

test('every variable needs a value of its type, and every value needs a variable', () => {
  const query = 'query Streams($sender: Bytes!) { lockupStreams(where: { sender: $sender }) { id } }';
  expect(problemsOf(query)).toContain('The query has no variables.json.');
  expect(problemsOf(query, '{\n  "sender": "0xABC",\n  "first": 10\n}')).toMatchInlineSnapshot(`
    "streams.variables.json:3:12  error: The query declares no variable $first. [queries]
      Remove the value, or declare the variable.
    streams.variables.json:2:13  error: Variable "$sender" got invalid value "0xABC"; Bytes cannot represent "0xABC". [queries]
      Give the variable a value of its type."
  `);
});

test('a file that is not JSON, or has another structure, is reported like the other mistakes', () => {
  const query = 'query Streams($first: Int) { lockupStreams(first: $first) { id } }';
  expect(problemsOf(query, '{\n  "first": 3,\n}', '{ "errors": [] }')).toMatchInlineSnapshot(`
    "streams.variables.json:3:1  error: The file isn't valid JSON: property name expected. [queries]
      Compare the line and the one above it with their neighbors.
    streams.response.json:1:1  error: data is missing. [queries]
      Compare it with similar values in this file or in another."
  `);
  expect(problemsOf(query, '[]')).toContain('streams.variables.json:1:1  error: The value of the file is');
});

test('an example response contains exactly the requested fields', () => {
  const response = '{\n  "data": {\n    "lockupStreams": [\n      { "id": "a", "cliff": 1 }\n    ]\n  }\n}';
  const problemsFor = (fields: string) =>
    problemsOf(`query Streams { lockupStreams { id ${fields} } }`, undefined, response);
  expect(problemsFor('canceledTime')).toMatchInlineSnapshot(`
    "streams.response.json:4:29  error: The query doesn't ask for "cliff". [queries]
      Write the response that the server would return for this query.
    streams.response.json:4:7  error: "canceledTime" is missing, although the query asks for it. [queries]
      Write the response that the server would return for this query."
  `);
  expect(problemsFor('batch { size }')).toContain('streams.response.json:4:7  error: Cannot return null');
});

test('a response must not contain null for a non-null type, and must contain lists for list types', () => {
  const query = 'query Streams { lockupStreams { id canceledTime } }';
  expect(problemsOf(query, undefined, '{"data":{"lockupStreams":[{"id":"a","canceledTime":null}]}}')).toBe(
    '',
  );
  expect(
    problemsOf(query, undefined, '{"data":{"lockupStreams":[{"id":null,"canceledTime":null}]}}'),
  ).toContain('Cannot return null for non-nullable field LockupStream.id.');
  expect(problemsOf(query, undefined, '{"data":{"lockupStreams":{}}}')).toContain('Expected Iterable');
});

test('a response contains large numbers as strings, as servers send them', () => {
  const query = 'query Streams { lockupStreams { tokenId } }';
  expect(problemsOf(query, undefined, '{"data":{"lockupStreams":[{"tokenId":"7"}]}}')).toBe('');
  expect(problemsOf(query, undefined, '{"data":{"lockupStreams":[{"tokenId":7}]}}')).toContain(
    'BigInt cannot represent 7.',
  );
});

test('a query without a name is rejected, because tools list queries by name, and so are fragments', () => {
  expect(problemsOf('{ lockupStreams { id } }')).toContain('one named operation');
  const fragment = 'fragment Id on LockupStream { id }';
  expect(problemsOf(`query Streams { lockupStreams { ...Id } } ${fragment}`)).toContain('no fragments');
});

test('inline fragments are reported at their place, because the type of the response is unknown', () => {
  expect(problemsOf('query Streams {\n  lockupStreams {\n    ... { id }\n  }\n}')).toMatchInlineSnapshot(`
    "streams.graphql:3:5  error: The response type of a query with inline fragments isn't known. [queries]
      Select the fields directly."
  `);
});

test('a query can ask for the names of types', () => {
  const response = '{"data":{"lockupStreams":[{"__typename":"LockupStream"}]}}';
  const query = 'query Streams { lockupStreams { __typename } }';
  expect(problemsOf(query, undefined, response)).toBe('');
  expect(answerType(schema, query)).toBe('{\n  lockupStreams: {\n    __typename: string;\n  }[];\n}');
});
