import fs from 'node:fs';
import { algoliasearch } from 'algoliasearch';
import { afterEach, expect, test } from 'vitest';
import {
  type Fault,
  type HostedEngine,
  type SeenRequest,
  startHostedEngine,
} from '@/lib/testing/hosted-search/hosted-engine';
import { sampleRecord } from '@/lib/testing/hosted-search/sample-records';
import { indexSettings } from '../settings';
import { pushRecords } from './push-records';

const records = [sampleRecord({ slug: 'guides/a', content: 'new' }), sampleRecord({ slug: 'guides/b' })];

let engine: HostedEngine;
afterEach(() => engine.close());

/** Starts an engine with an index that contains one record per kind of change, and a key that can only search. */
async function start(faultOf?: (request: SeenRequest, count: number) => Fault | undefined): Promise<void> {
  engine = await startHostedEngine(faultOf);
  engine.keys.set('k3y', { acl: ['search'] });
  engine.keys.set('adm1n', { acl: ['addObject', 'browse', 'deleteIndex', 'settings', 'editSettings'] });
  const old = [sampleRecord({ slug: 'guides/a', content: 'old' }), sampleRecord({ slug: 'guides/gone' })];
  engine.indexes.set('docs', {
    records: new Map(old.map((record) => [record.objectID, record])),
    settings: { hitsPerPage: 20, distinct: 1 },
    synonyms: [],
    rules: ['made by hand'],
  });
}

async function push(options: object = {}): Promise<string> {
  const messages: string[] = [];
  const clientWith = (key: string) => algoliasearch('APP', key, { hosts: [engine.host], ...options });
  await pushRecords({
    client: clientWith('adm1n'),
    reader: clientWith('k3y'),
    index: 'docs',
    records,
    searchKey: 'k3y',
    log: (line) => messages.push(line),
  });
  return messages.join('\n');
}

const idsOf = (name: string) => [...(engine.indexes.get(name)?.records.keys() ?? [])];
const oldIds = ['guides/a', 'guides/gone'];

test('the whole index is replaced in one step, and the changes are printed', async () => {
  await start();
  const messages = await push();
  expect(messages).toContain('changed 1: guides/a');
  expect(messages).toContain('new 1: guides/b');
  expect(messages).toContain('gone 1: guides/gone');
  expect(messages).toContain('settings searchableAttributes');
  expect(messages).not.toContain('hitsPerPage');
  expect([...engine.indexes.keys()]).toEqual(['docs']);
  expect(idsOf('docs')).toEqual(['guides/a', 'guides/b']);
  expect(engine.indexes.get('docs')).toMatchObject({ settings: indexSettings, rules: ['made by hand'] });
  expect(engine.indexes.get('docs')?.synonyms).toContainEqual(
    expect.objectContaining({ type: 'onewaysynonym', input: 'audit', synonyms: ['security'] }),
  );
});

test('records are written to a new index in the engine’s format, never to the old one', async () => {
  await start();
  await push();
  const writes = engine.seen.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/browse'));
  const drafts = new Set(writes.map(({ path }) => path.split('/')[3]));
  expect([...drafts]).toEqual(['docs', expect.stringMatching(/^docs_tmp_\w+$/)]);
  expect(writes.filter(({ path }) => path.startsWith('/1/indexes/docs/')).map(({ body }) => body)).toEqual([
    { operation: 'copy', destination: [...drafts][1], scope: ['rules'] },
  ]);
  expect(writes.find(({ path }) => path.endsWith('/batch') && !path.includes('synonyms'))).toMatchObject({
    headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'adm1n' },
    body: { requests: records.map((body) => ({ action: 'addObject', body })) },
  });
  expect(writes.at(-1)?.body).toEqual({ operation: 'move', destination: 'docs' });
});

test('each permission that DEPLOYING.md names for the key is needed, and no other', async () => {
  const guide = fs.readFileSync('DEPLOYING.md', 'utf8');
  const listed = /another with the permissions ([^.]*?) on/.exec(guide)?.[1] ?? '';
  const named = [...listed.matchAll(/`(\w+)`/g)].flatMap(([, name]) => name ?? []);
  await start();
  expect(named).toEqual(engine.keys.get('adm1n')?.acl);
  for (const missing of named.filter((name) => name !== 'deleteIndex')) {
    await engine.close();
    await start();
    engine.keys.set('adm1n', { acl: named.filter((name) => name !== missing) });
    await expect(push(), missing).rejects.toThrow(`It needs ${named.join(', ')} on docs and on docs_tmp_*.`);
    expect(idsOf('docs'), missing).toEqual(oldIds);
  }
});

test('a search key that the application refuses is named as the reason, with what the application says', async () => {
  await start(({ path }) =>
    path.includes('keys') ? { status: 403, message: 'Method not allowed with this referer' } : undefined,
  );
  await expect(push()).rejects.toThrow(
    'The application refused the search key. Check it and the application ID. (Method not allowed with this referer)',
  );
  await engine.close();
  await start();
  engine.keys.delete('k3y');
  await expect(push()).rejects.toThrow('The application refused the search key.');
});

test('a missing index is created', async () => {
  await start();
  engine.indexes.clear();
  expect(await push()).toContain('new 2');
  expect(idsOf('docs')).toHaveLength(2);
});

test('a search key with other permissions, or without its own, stops the push before anything is sent', async () => {
  await start();
  engine.keys.set('k3y', { acl: ['search', 'addObject'] });
  await expect(push()).rejects.toThrow('The search key allows more than searching: addObject.');
  engine.keys.set('k3y', { acl: ['search'], indexes: ['other_*'] });
  await expect(push()).rejects.toThrow("The search key can't search the index docs. It can search other_*.");
  engine.keys.set('k3y', { acl: [], indexes: ['docs'] });
  await expect(push()).rejects.toThrow('The search key lacks the permission "search".');
  expect(engine.seen.every(({ method }) => method === 'GET')).toBe(true);
});

const isMove = ({ body }: SeenRequest) => JSON.stringify(body ?? '').includes('"move"');
const isBatch = ({ path }: SeenRequest) => /_tmp_\w+\/batch$/.test(path);

test.each([
  [403, isBatch, "The key in ALGOLIA_ADMIN_KEY isn't allowed to do this."],
  [400, isBatch, 'The application returned status 400.'],
  [403, isMove, "The key in ALGOLIA_ADMIN_KEY isn't allowed to do this."],
])('after a %i, the old index is intact and no temporary index remains', async (status, isHit, message) => {
  await start((request) => (isHit(request) ? { status, message: 'no' } : undefined));
  await expect(push()).rejects.toThrow(message);
  expect([...engine.indexes.keys()]).toEqual(['docs']);
  expect(idsOf('docs')).toEqual(oldIds);
});

test('a 429 is retried after the requested delay, and reported if it persists', async () => {
  let refusals = 2;
  const busy = { status: 429, message: 'Too many requests', headers: { 'retry-after': '0' } };
  await start((request) => {
    if (!isBatch(request) || refusals === 0) return undefined;
    refusals -= 1;
    return busy;
  });
  await push();
  expect(idsOf('docs')).toEqual(['guides/a', 'guides/b']);
  await engine.close();
  await start((request) => (isBatch(request) ? busy : undefined));
  await expect(push()).rejects.toThrow('is limiting requests');
  expect(idsOf('docs')).toEqual(oldIds);
});

test('a host that fails or does not respond is skipped', async () => {
  await start();
  const broken = await startHostedEngine(({ path }) => (path.includes('keys') ? { status: 503 } : 'silent'));
  await push({ hosts: [broken.host, engine.host], timeouts: { connect: 200, read: 200, write: 200 } });
  expect(broken.seen.length).toBeGreaterThan(0);
  expect(idsOf('docs')).toEqual(['guides/a', 'guides/b']);
  await broken.close();
});

test('if no host responds in time, the error says so and the old index is intact', async () => {
  await start((request) => (isBatch(request) ? 'silent' : undefined));
  await expect(push({ timeouts: { connect: 200, read: 200, write: 200 } })).rejects.toThrow(
    'No host of the application responded in time.',
  );
  expect(idsOf('docs')).toEqual(oldIds);
});

test('settings that the engine’s description does not allow stop the push', async () => {
  await start();
  const settings: { searchableAttributes: string[] } = indexSettings;
  const { searchableAttributes } = settings;
  settings.searchableAttributes = ['unordered(hierarchy.lvl1),unordered(hierarchy.lvl2)'];
  try {
    await expect(push()).rejects.toThrow('searchableAttributes');
  } finally {
    settings.searchableAttributes = searchableAttributes;
  }
  expect(idsOf('docs')).toEqual(oldIds);
});
