import { afterEach, expect, test } from 'vitest';
import { hostedClient } from './hosted-client';
import { type Fault, type HostedEngine, startHostedEngine } from './stand-in/hosted-engine';
import { sampleRecord } from './stand-in/sample-records';

let engine: HostedEngine;
afterEach(() => engine.close());

async function start(faultOf?: () => Fault | undefined): Promise<void> {
  engine = await startHostedEngine(faultOf);
  const records = [
    sampleRecord({ slug: 'concepts/fees', headings: ['Fees'] }),
    sampleRecord({ slug: 'guides/a' }),
  ];
  engine.indexes.set('docs', {
    ...{ records: new Map(records.map((record) => [record.objectID, record])) },
    ...{ settings: {}, synonyms: [], rules: [] },
  });
}

const search = (hosts = [engine.host]) =>
  hostedClient({
    ...{ appId: 'APP', searchKey: 'k3y' },
    options: { hosts, timeouts: { connect: 200, read: 200, write: 200 } },
  }).search([
    { indexName: 'docs', params: { query: 'fees', facetFilters: ['language:en'], hitsPerPage: 5 } },
  ]);

test('the engine is asked in its own form, with the search key and nothing else', async () => {
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

test('hits that are no records are left out', async () => {
  await start();
  const broken = JSON.parse('{"objectID":"x","hierarchy":{"lvl1":"Fees"},"keywords":[],"content":""}');
  engine.indexes.get('docs')?.records.set('x', { ...sampleRecord({ slug: 'x' }), ...broken, url: 1 });
  const { results } = await search();
  expect(results[0]).toMatchObject({ nbHits: 2, hits: [{ objectID: 'concepts/fees' }] });
});

test.each([403, 404, 429])('a %i is told', async (status) => {
  await start(() => ({ status, message: 'no' }));
  await expect(search()).rejects.toMatchObject({ status });
});

test('a host that fails or is silent is left for the next one', async () => {
  await start();
  const broken = await startHostedEngine((_, count) => (count === 1 ? { status: 500 } : 'silent'));
  await search([broken.host, engine.host]);
  await search([broken.host, engine.host]);
  expect([broken.seen.length, engine.seen.length]).toEqual([2, 2]);
  await broken.close();
});

test('when no host answers in time, the search fails', async () => {
  await start(() => 'silent');
  await expect(search()).rejects.toMatchObject({ name: 'RetryError' });
});
