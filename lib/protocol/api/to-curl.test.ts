import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { toCurl } from './to-curl';

test('a command sends the query and its variables in one request', () => {
  expect(
    toCurl('https://example.com/graphql', 'query A($id: ID!) {\n  stream(id: $id) { id }\n}', {
      id: '0x1-1-1',
    }),
  ).toMatchInlineSnapshot(`
    "curl 'https://example.com/graphql' \\
      --header 'Content-Type: application/json' \\
      --data '{"query":"query A($id:ID!){stream(id:$id){id}}","variables":{"id":"0x1-1-1"}}'"
  `);
});

test('the shell passes on the body unchanged, whatever quotes it contains', () => {
  const command = toCurl('https://example.com', '{ a(name: "it\'s $HOME") }', undefined);
  const words = execFileSync('sh', [
    '-c',
    `curl() { for word; do last=$word; done; printf %s "$last"; }; ${command}`,
  ]);
  expect(JSON.parse(words.toString())).toEqual({ query: '{a(name:"it\'s $HOME")}' });
});
