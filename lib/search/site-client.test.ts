import { beforeEach, expect, test, vi } from 'vitest';
import type { SearchClient, SearchRequest } from './search-client';
import { sampleRecord } from './stand-in/sample-records';

vi.hoisted(() => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://docs.example.com';
  process.env.NEXT_PUBLIC_SEARCH_TAG = 'docs-default-current';
});
const { siteClient } = await import('./site-client');
const { toSitePath } = await import('./site-path');

let asked: SearchRequest[][];
let hits: object[];
beforeEach(() => {
  asked = [];
  hits = [];
});

/** An engine that notes what it is asked and answers with the hits of this test. */
const engine: SearchClient = {
  search: async (requests) => {
    asked.push(requests);
    const results = requests.map(({ params }) => ({
      hits,
      nbHits: hits.length,
      query: params?.query,
      params: '',
    }));
    return JSON.parse(JSON.stringify({ results }));
  },
};

const search = async (query: string, params: object = {}, options = {}) =>
  (await siteClient(engine, options).search([{ indexName: 'docs', params: { ...params, query } }]))
    .results[0];

const paramsAsked = () => asked[0]?.[0]?.params;

test('only records of this site and language are asked for, besides what the reader chose', async () => {
  await search('fee');
  expect(paramsAsked()?.facetFilters).toEqual(['language:en', 'docusaurus_tag:docs-default-current']);
  asked = [];
  await search('fee', { facetFilters: [['section:guides', 'section:api']] });
  expect(paramsAsked()?.facetFilters).toEqual([
    ['section:guides', 'section:api'],
    'language:en',
    'docusaurus_tag:docs-default-current',
  ]);
});

test('without a query nobody is asked, unless somebody wants it', async () => {
  expect(await search('  ', { facets: ['section'] })).toMatchObject({
    hits: [],
    nbHits: 0,
    facets: {},
    index: 'docs',
  });
  expect(asked).toEqual([]);
  await search('', {}, { emptyQuery: 'ask' });
  expect(asked).toHaveLength(1);
});

test('each request keeps its place beside one that needs no answer', async () => {
  hits = [sampleRecord({ slug: 'concepts/fees' })];
  const requests = ['', 'fee'].map((query) => ({ indexName: 'docs', params: { query } }));
  const { results } = await siteClient(engine, {}).search(requests);
  expect(results.map((result) => 'nbHits' in result && result.nbHits)).toEqual([0, 1]);
});

test('hits lead to paths of this site, and those that lead elsewhere are left out', async () => {
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
const revertData = `0xA1FB2BBC${'0'.repeat(62)}2a`;

test('revert data is asked for by its selector, and the row of its error leads to the decoder', async () => {
  hits = [error, sampleRecord({ slug: 'reference/lockup/library.Errors', anchor: 'overdraw' })];
  const answer = await search(revertData);
  expect(paramsAsked()?.query).toBe('0xa1fb2bbc');
  expect(answer).toMatchObject({
    query: revertData,
    hits: [
      { url: `/reference/errors?data=${revertData.toLowerCase()}` },
      { url: '/reference/lockup/library.Errors#overdraw' },
    ],
  });
});

test('a selector leads to the row itself', async () => {
  hits = [error];
  expect(await search('A1FB2BBC')).toMatchObject({ hits: [{ url: '/reference/errors#overdraw' }] });
  expect(paramsAsked()?.query).toBe('0xa1fb2bbc');
});

test('a query that can not be sent is mended, and a very long one cut', async () => {
  await search(`\ud800${'x'.repeat(5000)}`);
  expect(paramsAsked()?.query).toMatch(/^\ufffdx{511}$/);
  expect(() => encodeURIComponent(paramsAsked()?.query ?? '')).not.toThrow();
});

test('an address of a site below a path loses that path, and one outside of it leads nowhere', async () => {
  const { env } = await import('@/lib/public-env');
  env.basePath = '/docs';
  expect(toSitePath('https://docs.example.com/docs/a?b#c')).toBe('/a?b#c');
  expect(toSitePath('https://docs.example.com/docs')).toBe('/');
  expect(toSitePath('https://docs.example.com/docsify')).toBeUndefined();
  env.basePath = '';
});
