import { beforeEach, expect, test, vi } from 'vitest';
import { sampleRecord } from '@/lib/testing/hosted-search/sample-records';
import type { SearchClient, SearchRequest } from './search-types';

vi.hoisted(() => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://docs.example.com';
  process.env.NEXT_PUBLIC_SEARCH_TAG = 'docs-default-current';
});
const { createSearchClient } = await import('./search-client');
const { toSitePath } = await import('./site-path');

let sentRequests: SearchRequest[][];
let hits: object[];
beforeEach(() => {
  sentRequests = [];
  hits = [];
});

/** A fake engine that records requests and returns the hits of the current test. */
const engine: SearchClient = {
  search: async (requests) => {
    sentRequests.push(requests);
    const results = requests.map(({ params }) => ({
      hits,
      nbHits: hits.length,
      query: params?.query,
      params: '',
    }));
    return JSON.parse(JSON.stringify({ results }));
  },
};

const search = async (query: string, params: object = {}) =>
  (await createSearchClient(async () => engine).search([{ indexName: 'docs', params: { ...params, query } }]))
    .results[0];

const paramsAsked = () => sentRequests[0]?.[0]?.params;

test('requests are limited to this site and language, in addition to the reader’s filters', async () => {
  await search('fee');
  expect(paramsAsked()?.facetFilters).toEqual(['language:en', 'docusaurus_tag:docs-default-current']);
  sentRequests = [];
  await search('fee', { facetFilters: [['section:guides', 'section:api']] });
  expect(paramsAsked()?.facetFilters).toEqual([
    ['section:guides', 'section:api'],
    'language:en',
    'docusaurus_tag:docs-default-current',
  ]);
});

test('a release that the query names takes precedence over the reader’s choice', async () => {
  const optionalFilters = ['release:-lockup-v1.2', 'release:-flow-v1.0'];
  await search('withdraw', { optionalFilters });
  expect(paramsAsked()?.optionalFilters).toEqual(optionalFilters);
  sentRequests = [];
  await search('SablierV2Lockup v1.2', { optionalFilters });
  expect(paramsAsked()?.optionalFilters).toContain('release:-lockup-v4.0');
  expect(paramsAsked()?.optionalFilters).toContain('release:-flow-v1.0');
  expect(paramsAsked()?.optionalFilters).not.toContain('release:-lockup-v1.2');
});

const query = (text: string) => [{ indexName: 'docs', params: { query: text } }];

test('the engine is loaded with the first query, and only once', async () => {
  const load = vi.fn(async () => engine);
  const client = createSearchClient(load);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([client.search(query('stream')), client.search(query('hooks'))]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(sentRequests).toHaveLength(2);
});

test('a query fails if the engine fails to load, and the next query tries again', async () => {
  const load = vi.fn(async () => engine).mockRejectedValueOnce(new Error('offline'));
  const client = createSearchClient(load);
  await expect(client.search(query('stream'))).rejects.toThrow('offline');
  await expect(client.search(query('stream'))).resolves.toMatchObject({ results: [{ nbHits: 0 }] });
});

test('an empty query returns no hits without waiting, while the engine loads in the background', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const { results } = await createSearchClient(load).search(query('  '));
  expect(results).toMatchObject([{ hits: [], nbHits: 0, facets: {}, index: 'docs' }]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('responses keep their position when other requests need none', async () => {
  hits = [sampleRecord({ slug: 'concepts/fees' })];
  const requests = ['', 'fee'].map((query) => ({ indexName: 'docs', params: { query } }));
  const { results } = await createSearchClient(async () => engine).search(requests);
  expect(results.map((result) => 'nbHits' in result && result.nbHits)).toEqual([0, 1]);
});

test('hits link to paths on this site, and other hits are dropped', async () => {
  const urls = [
    'https://evil.example.com/x',
    'javascript:alert(1)',
    'https://docs.example.com//evil.example.com',
  ];
  hits = [
    sampleRecord({ slug: 'concepts/fees', anchor: 'gas' }),
    ...urls.map((url) => ({ ...sampleRecord({ slug: 'x' }), url })),
  ];
  const answer = await search('fee');
  expect(answer).toMatchObject({
    hits: [{ url: '/concepts/fees#gas', url_without_anchor: '/concepts/fees' }],
  });
});

const error = sampleRecord({ slug: 'reference/errors', anchor: 'overdraw', kind: 'error' });
const word = (end: string) => end.padStart(64, '0');
const revertData = `0xA1FB2BBC${word('2a')}${word('f4240')}${word('3d090')}`;

test('the places of a symbol are paths on this site', async () => {
  const record = sampleRecord({ slug: 'reference/flow/contracts/contract.SablierFlow', anchor: 'void' });
  const places = [record.url, 'https://evil.example.com/'].map((url) => ({ url, contract: 'SablierFlow' }));
  hits = [{ ...record, places }];
  expect(await search('void')).toMatchObject({
    hits: [{ places: [{ url: '/reference/flow/contracts/contract.SablierFlow#void' }] }],
  });
});

test('revert data is searched by its selector, and the first hit is the decoded data', async () => {
  hits = [error];
  const answer = await search(revertData);
  expect(paramsAsked()?.query).toBe('0xa1fb2bbc');
  expect(answer).toMatchObject({
    query: revertData,
    nbHits: 2,
    hits: [
      {
        url: `/reference/errors#data=${revertData.toLowerCase()}`,
        hierarchy: { lvl2: 'SablierV2Lockup_Overdraw' },
        _snippetResult: {
          content: {
            value: expect.stringMatching(
              /^streamId: 42, amount: 1,000,000, withdrawableAmount: 250,000\. In Lockup v1\.0, .*\.$/,
            ),
          },
        },
      },
      { url: '/reference/errors#overdraw' },
    ],
  });
});

test('a selector that is not in the index is decoded, too, if any release has the error', async () => {
  expect(await search('0x14659648')).toMatchObject({
    nbHits: 1,
    hits: [{ hierarchy: { lvl2: 'SablierMerkleBase_CampaignNotStarted' } }],
  });
  expect(await search('0xdeadbeef')).toMatchObject({ nbHits: 0, hits: [] });
});

test.each([
  ['in the middle of an argument', 90],
  ['in the middle of a byte', 91],
  ['where it is as long as an address', 42],
  ['after the first digit of an argument', 11],
])('revert data that was cut off %s shows the error', async (_, length) => {
  const cut = revertData.slice(0, length);
  for (const query of [cut, `${cut}…`, `${cut}...`, cut.slice(2)])
    expect(await search(query), query).toMatchObject({
      hits: [{ hierarchy: { lvl2: 'SablierV2Lockup_Overdraw' } }],
    });
});

test('a selector links to the row itself', async () => {
  hits = [error];
  expect(await search('A1FB2BBC')).toMatchObject({ hits: [{ url: '/reference/errors#overdraw' }] });
  expect(paramsAsked()?.query).toBe('0xa1fb2bbc');
});

test('lone surrogates are replaced, and very long queries are cut', async () => {
  await search(`\ud800${'x'.repeat(5000)}`);
  expect(paramsAsked()?.query).toMatch(/^\ufffdx{511}$/);
  expect(() => encodeURIComponent(paramsAsked()?.query ?? '')).not.toThrow();
  for (const [long, end] of [
    [`${'a'.repeat(511)}😀`, '\ufffd'],
    [`0x${'a'.repeat(600)}`, 'a'],
  ] as const) {
    sentRequests = [];
    await search(long);
    expect(paramsAsked()?.query).toBe(long.slice(0, 511) + end);
  }
});

test('the base path is removed from URLs, and URLs outside of it are dropped', async () => {
  const { publicEnv } = await import('@/lib/site/public-env');
  publicEnv.basePath = '/docs';
  expect(toSitePath('https://docs.example.com/docs/a?b#c')).toBe('/a?b#c');
  expect(toSitePath('https://docs.example.com/docs')).toBe('/');
  expect(toSitePath('https://docs.example.com/docsify')).toBeUndefined();
  publicEnv.basePath = '';
});
