import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { typeErrors } from '@/lib/testing/units/type-errors';
import { fetchModule, toCurl } from './query-markdown';
import { listQueries, type QuerySample, queryFile, readQueryPart } from './query-sample';

const moduleFile = (sample: QuerySample): string => queryFile(sample, 'graphql').replace('.graphql', '.ts');

/** Combines a query's module with its example response, as a value of the declared type. */
function withExample(sample: QuerySample): string {
  const { data } = JSON.parse(readQueryPart(sample, 'response.json') ?? '');
  return `${fetchModule(sample)}\nconst example: Answer = ${JSON.stringify(data)};\nexport {};`;
}

test('the TypeScript of every query compiles, and its example response has the declared type', () => {
  const modules = new Map(listQueries().map((sample) => [moduleFile(sample), withExample(sample)]));
  expect(modules.size).toBeGreaterThan(55);
  const [text = ''] = modules.values();
  modules.set('wrong.ts', text.replace(/: string;/, ': boolean;'));
  const mistakes = typeErrors(modules, { lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'], types: [] });
  expect(mistakes.filter((each) => !each.startsWith('wrong.ts'))).toEqual([]);
  expect(mistakes).not.toEqual([]);
}, 30_000);

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
