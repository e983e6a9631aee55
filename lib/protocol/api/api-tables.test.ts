import { expect, test } from 'vitest';
import { compileBody } from '@/lib/content/compile';

const compile = (body: string) => compileBody(body, 'content/api/example.mdx', 'mdx');

const query = '<ApiQuery product="lockup" vendor="envio" name="streams-by-account" />';

test('a component of the API section adds its headings and anchors to the page', async () => {
  const { headings, anchors, problems } = await compile(
    '## Entities\n\n<ApiEntities product="flow" />\n\n<ApiTypes product="flow" />',
  );
  expect(problems).toEqual([]);
  expect(headings.map(({ id }) => id)).toContain('flowstream');
  expect(anchors).toEqual(
    expect.arrayContaining(['flowstream-ratepersecond', 'flowactioncategory', 'bigint']),
  );
});

test("an anchor of the former entities leads to today's field, or to the page about the former indexers", async () => {
  const { movedAnchors } = await compile('<ApiEntities product="lockup" />');
  expect(movedAnchors).toMatchObject({
    'stream-depositamount': 'lockupstream-depositamount',
    'segment-milestone': 'segment-endtime',
    'stream-parties': '/api/lockup/2024-indexers#stream-parties',
  });
});

test('a query is shown as GraphQL, curl, and TypeScript in one group of tabs, with a response', async () => {
  const { problems, samples, code } = await compile(query);
  expect(problems).toEqual([]);
  expect(samples).toEqual(
    ['graphql', 'variables.json', 'response.json'].map(
      (part) => `api/lockup/envio/streams-by-account.${part}`,
    ),
  );
  for (const label of ['GraphQL', 'curl', 'TypeScript']) expect(code).toContain(`label: "${label}"`);
  expect(code).toContain('group: "query"');
  expect(code).toContain('Example response');
});

test('a page with a query is recompiled when a new file for the query is added', async () => {
  const { inputs } = await compile(query.replace('streams-by-account', 'not-there'));
  expect(inputs).toContain('content/samples/api/lockup/envio/not-there.variables.json');
});

test('an invalid attribute is reported with its line and the most similar name', async () => {
  const { problems } = await compile(`Text.\n\n${query.replace('account', 'acount')}`);
  expect(problems).toEqual([
    expect.objectContaining({
      line: 3,
      what: '<ApiQuery> knows no name="streams-by-acount".',
      fix: 'Did you mean "streams-by-account"?',
    }),
  ]);
});
