import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { buildSchema } from './build-schema';
import { checkQueries, checkQuery } from './check-query';
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
