import { afterEach, expect, test } from 'vitest';
import { type Fault, type HostedEngine, startHostedEngine } from '@/lib/testing/hosted-search/hosted-engine';
import { sampleRecord } from '@/lib/testing/hosted-search/sample-records';
import { hostedClient } from './hosted-client';

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

test('invalid hits are dropped', async () => {
  await start();
  const broken = JSON.parse('{"objectID":"x","hierarchy":{"lvl1":"Fees"},"keywords":[],"content":""}');
  engine.indexes.get('docs')?.records.set('x', { ...sampleRecord({ slug: 'x' }), ...broken, url: 1 });
  const { results } = await search();
  expect(results[0]).toMatchObject({ nbHits: 2, hits: [{ objectID: 'concepts/fees' }] });
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
