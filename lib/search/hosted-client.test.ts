import { afterEach, expect, test } from 'vitest';
import { type Fault, type HostedEngine, startHostedEngine } from '@/lib/testing/hosted-search/hosted-engine';
import { sampleRecord } from '@/lib/testing/hosted-search/sample-records';
import { hostedClient } from './hosted-client';
import type { SearchRequest } from './search-types';

type SearchParams = NonNullable<SearchRequest['params']>;

let engine: HostedEngine;
afterEach(() => engine.close());

async function start(faultOf?: () => Fault | undefined): Promise<void> {
  engine = await startHostedEngine(faultOf);
  const records = [
    sampleRecord({ slug: 'concepts/fees', headings: ['Fees'] }),
    sampleRecord({ slug: 'guides/a' }),
  ];
  engine.indexes.set('docs', {
    records: new Map(records.map((record) => [record.objectID, record])),
    settings: {},
    synonyms: [],
    rules: [],
  });
}

/** @param timeout milliseconds; long for hosts that answer, because other work may slow them down */
const search = (hosts = [engine.host], timeout = 5000) =>
  hostedClient({
    appId: 'APP',
    searchKey: 'k3y',
    options: { hosts, timeouts: { connect: timeout, read: timeout, write: timeout } },
  }).search([
    { indexName: 'docs', params: { query: 'fees', facetFilters: ['language:en'], hitsPerPage: 5 } },
  ]);

test('requests use the engine’s format and contain only the search key', async () => {
  await start();
  const { results } = await search();
  expect(results[0]).toMatchObject({ nbHits: 1, hits: [{ objectID: 'concepts/fees', kind: 'page' }] });
  expect(engine.seen).toHaveLength(1);
  const [{ method, path, headers, body } = { method: '', path: '', headers: {}, body: {} }] = engine.seen;
  expect(`${method} ${path}`).toBe('POST /1/indexes/*/queries');
  expect(headers).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'k3y' });
  expect(body).toEqual({
    requests: [{ indexName: 'docs', query: 'fees', facetFilters: ['language:en'], hitsPerPage: 5 }],
  });
});

/** Searches an index whose pages have three sections each. */
async function searchPages(pages: number, params: SearchParams) {
  engine = await startHostedEngine();
  const records = Array.from({ length: pages }, (_, page) =>
    ['a', 'b', 'c'].map((anchor) =>
      sampleRecord({ slug: `guides/${page}`, anchor, headings: [`Page ${page}`, `Fees ${anchor}`] }),
    ),
  ).flat();
  const stored = new Map(records.map((record) => [record.objectID, record]));
  engine.indexes.set('docs', { records: stored, settings: {}, synonyms: [], rules: [] });
  const client = hostedClient({ appId: 'APP', searchKey: 'k3y', options: { hosts: [engine.host] } });
  const { results } = await client.search([{ indexName: 'docs', params: { query: 'fees', ...params } }]);
  const [result] = results;
  if (!result || !('hits' in result) || !Array.isArray(result.hits)) throw new Error('There is no result.');
  return result;
}

test('the engine counts pages, so the number of hits is exact only if all are there', async () => {
  const all = await searchPages(2, { hitsPerPage: 5 });
  expect(all).toMatchObject({ nbHits: 6, exhaustiveNbHits: true });
  expect(all.hits).toHaveLength(6);
  await engine.close();
  const some = await searchPages(4, { hitsPerPage: 3 });
  expect(some).toMatchObject({ nbHits: 4, nbPages: 2, exhaustiveNbHits: false });
  expect(some.hits).toHaveLength(9);
});

test('what InstantSearch asks for is sent as the engine accepts it', async () => {
  const counted = await searchPages(2, JSON.parse('{"hitsPerPage":0,"facets":"section"}'));
  expect(counted.facets).toEqual({ section: { guides: 6 } });
  expect(engine.seen.at(-1)?.body).toEqual({
    requests: [{ indexName: 'docs', query: 'fees', hitsPerPage: 1, facets: ['section'] }],
  });
});

test('a request that the engine’s description does not allow is refused', async () => {
  for (const params of [
    { distinct: 5 },
    { hitsPerPage: 1001 },
    { page: -1 },
    { atributesToRetrieve: ['url'] },
  ]) {
    await expect(searchPages(1, params), JSON.stringify(params)).rejects.toMatchObject({ status: 400 });
    await engine.close();
  }
  await searchPages(1, {});
});

test('invalid hits are dropped', async () => {
  await start();
  const broken = JSON.parse('{"objectID":"x","hierarchy":{"lvl1":"Fees"},"keywords":[],"content":""}');
  engine.indexes.get('docs')?.records.set('x', { ...sampleRecord({ slug: 'x' }), ...broken, url: 1 });
  const { results } = await search();
  expect(results[0]).toMatchObject({ nbHits: 1, hits: [{ objectID: 'concepts/fees' }] });
});

test.each([403, 404, 429])('a %i response is reported', async (status) => {
  await start(() => ({ status, message: 'no' }));
  await expect(search()).rejects.toMatchObject({ status });
});

test('a host that fails or does not respond is skipped', async () => {
  await start();
  const broken = await startHostedEngine((_, count) => (count === 1 ? { status: 500 } : 'silent'));
  await search([broken.host, engine.host], 1000);
  await search([broken.host, engine.host], 1000);
  expect([broken.seen.length, engine.seen.length]).toEqual([2, 2]);
  await broken.close();
});

test('the search fails if no host responds in time', async () => {
  await start(() => 'silent');
  await expect(search([engine.host], 200)).rejects.toMatchObject({ name: 'RetryError' });
});
