import { expect, test } from 'vitest';
import { respond } from './engine/respond';
import { createSearchIndex } from './engine/search-index';
import type { SearchClient } from './search-client';
import { sampleRecord } from './stand-in/sample-records';
import { similarQueries, suggestQueries } from './suggest-queries';

const index = createSearchIndex([
  sampleRecord({ slug: 'a', headings: ['Cancelability'] }),
  sampleRecord({ slug: 'b', headings: ['Withdraw'] }),
]);
let requests = 0;
const client: SearchClient = {
  search: async (asked) => {
    requests += 1;
    return JSON.parse(JSON.stringify({ results: asked.map((request) => respond(index, request)) }));
  },
};

test('suggestions are few, have hits, and cost one request', async () => {
  const labels = ['Cancelability', 'Governance'];
  expect(await suggestQueries(client, 'cncelabilit', { labels })).toEqual([
    ...['Cancelability', 'withdraw', 'cancel a stream'],
  ]);
  expect(requests).toBe(1);
});

test('a query loses one word after the other', () => {
  expect(similarQueries('withdraw zzzz qqqq', []).slice(0, 3)).toEqual([
    'zzzz qqqq',
    'withdraw qqqq',
    'withdraw zzzz',
  ]);
});

test('a query is never suggested to itself', () => {
  expect(similarQueries('Withdraw', [])).not.toContain('withdraw');
});
