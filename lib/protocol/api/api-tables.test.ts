import { expect, test } from 'vitest';
import { compileBody } from '@/lib/content/compile';

const compile = (body: string) => compileBody(body, 'content/api/example.mdx', 'mdx');

test('a component of the API section adds its headings and anchors to the page', async () => {
  const { headings, anchors, problems } = await compile(
    '## Entities\n\n<ApiEntities product="flow" indexer="the-graph" />\n\n<ApiTypes product="flow" indexer="the-graph" />',
  );
  expect(problems).toEqual([]);
  expect(headings.map(({ id }) => id)).toContain('stream');
  expect(anchors).toEqual(expect.arrayContaining(['stream-ratepersecond', 'actioncategory', 'bigint']));
});

test('a query is shown for both indexers, with variables, a response, and a command', async () => {
  const { problems, samples, code } = await compile(
    '<ApiQuery product="lockup" name="next-page" first="envio" />',
  );
  expect(problems).toEqual([]);
  expect(samples).toEqual(
    ['envio', 'the-graph'].flatMap((indexer) =>
      ['graphql', 'variables.json', 'response.json'].map((part) => `api/lockup/${indexer}/next-page.${part}`),
    ),
  );
  expect(code).toContain('Send the query with curl');
  expect(code).toContain('Send the query with TypeScript');
});

test('a page with a query is recompiled when a new file for the query is added', async () => {
  const { inputs } = await compile('<ApiQuery product="lockup" name="next-page" first="envio" />');
  const folder = 'content/samples/api/lockup';
  for (const file of ['envio/next-page.graphql', 'the-graph/next-page.variables.json'])
    expect(inputs).toContain(`${folder}/${file}`);
  const { inputs: unknown } = await compile('<ApiQuery product="lockup" name="not-there" first="envio" />');
  expect(unknown).toContain(`${folder}/the-graph/not-there.graphql`);
});

test('an invalid attribute is reported with its line and the most similar name', async () => {
  const { problems } = await compile('Text.\n\n<ApiQuery product="lockup" name="nxt-page" first="envio" />');
  expect(problems).toEqual([
    expect.objectContaining({
      line: 3,
      what: '<ApiQuery> has no name="nxt-page".',
      fix: 'Did you mean "next-page"?',
    }),
  ]);
});

test('the description of the Merkle API can be downloaded', async () => {
  const { code, problems } = await compile('<MerkleOpenApi />\n\n<MerkleRoute path="/api/create" />');
  expect(problems).toEqual([]);
  expect(code).toContain('/api-files/merkle-api.openapi.json');
});
