import { expect, test } from 'vitest';
import { respond } from '@/lib/search/engine/respond';
import { createSearchIndex } from '@/lib/search/engine/search-index';
import type { SearchClient } from '@/lib/search/search-types';
import { sampleRecord, toCorpus } from '@/lib/testing/hosted-search/sample-records';
import { similarQueries, suggestQueries } from './suggest-queries';

const index = createSearchIndex(
  toCorpus([
    sampleRecord({ slug: 'a', headings: ['Cancelability'] }),
    sampleRecord({ slug: 'b', headings: ['Withdraw'] }),
  ]),
);
let requests = 0;
const client: SearchClient = {
  search: async (asked) => {
    requests += 1;
    return JSON.parse(JSON.stringify({ results: asked.map((request) => respond(index, request)) }));
  },
};

test('only a few suggestions with hits are returned, at the cost of one request', async () => {
  const labels = ['Cancelability', 'Governance'];
  expect(await suggestQueries(client, 'cncelabilit', labels)).toEqual([
    'Cancelability',
    'withdraw',
    'cancel a stream',
  ]);
  expect(requests).toBe(1);
});

test('one word at a time is left out of the query', () => {
  expect(similarQueries('withdraw zzzz qqqq', []).slice(0, 3)).toEqual([
    'zzzz qqqq',
    'withdraw qqqq',
    'withdraw zzzz',
  ]);
});

test('the query itself is never suggested', () => {
  expect(similarQueries('Withdraw', [])).not.toContain('withdraw');
});
