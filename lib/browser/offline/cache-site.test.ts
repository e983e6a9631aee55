import { afterEach, expect, test, vi } from 'vitest';
import { FakeBrowser, filesOf, site } from '@/lib/testing/offline/browser';
import { cacheSite } from './cache-site';
import { readCachedSite, removePartialSite, removeSite } from './cached-site';
import { findCached } from './caches';

afterEach(() => vi.unstubAllGlobals());

/** Creates a fake host with these pages. Each page counts as 10 bytes of progress. */
function hostOf(version: string, pages: Record<string, string>): Record<string, string> {
  const files = Object.entries(pages).map(([name, build]) => ({ path: `/${name}`, hash: build, bytes: 10 }));
  const builds = [...new Set(Object.values(pages))];
  const chunks = builds.map((build) => ({ path: `/_next/static/chunks/${build}.js`, hash: '', bytes: 10 }));
  const all = [...chunks, ...files];
  return {
    ...Object.assign({}, ...Object.entries(pages).map(([name, build]) => filesOf(name, build))),
    '/docs/offline.json': JSON.stringify({ version, bytes: all.length * 10, files: all }),
  };
}

const keep = (signal = new AbortController().signal, onProgress = (_: number) => {}) =>
  cacheSite(site, { onProgress, signal });
const textOf = async (path: string) => (await findCached(site.names, path))?.text();
const first = hostOf('1', { one: 'a', two: 'a', three: 'a' });
const second = hostOf('2', { one: 'a', two: 'b' });

test('every file on the list is cached, and the progress ends at 100%', async () => {
  new FakeBrowser(first);
  const progress: number[] = [];
  await keep(undefined, (done) => progress.push(done));
  expect(progress).toEqual([10, 20, 30, 40]);
  expect(await readCachedSite(site)).toEqual({ version: '1', isPartial: false });
  for (const path of ['/docs/one', '/docs/two', '/docs/three', '/docs/_next/static/chunks/a.js'])
    expect(await textOf(path)).toBe(first[path]);
});

test('files that arrived before the connection was lost are kept and not fetched again', async () => {
  const browser = new FakeBrowser(first);
  browser.beforeAnswer = (path) => {
    browser.isOffline ||= path === '/docs/three';
  };
  await expect(keep()).rejects.toMatchObject({ reason: 'connection' });
  expect(await readCachedSite(site)).toEqual({ version: undefined, isPartial: true });
  browser.beforeAnswer = () => {};
  browser.isOffline = false;
  browser.asked = [];
  await keep();
  expect(browser.asked.filter((path) => path !== '/docs/offline.json')).toEqual(['/docs/three']);
  expect((await readCachedSite(site)).version).toBe('1');
});

test('a failed request is retried once', async () => {
  const browser = new FakeBrowser(first);
  const lost = new Set(['/docs/two']);
  browser.beforeAnswer = (path) => {
    browser.isOffline = lost.delete(path);
  };
  await keep();
  expect((await readCachedSite(site)).version).toBe('1');
});

test('an update fetches the changed files and deletes the old version when it is complete', async () => {
  const browser = new FakeBrowser({ ...first });
  await keep();
  Object.assign(browser.host, second);
  browser.asked = [];
  await keep();
  expect(browser.asked.sort()).toEqual([
    '/docs/_next/static/chunks/b.js',
    '/docs/offline.json',
    '/docs/offline.json',
    '/docs/two',
  ]);
  expect(await textOf('/docs/two')).toBe(second['/docs/two']);
  expect(await textOf('/docs/three')).toBeUndefined();
  expect(await browser.caches.keys()).toEqual([site.names.files, `${site.names.site}2`]);
});

test('a failed update leaves the old version intact', async () => {
  const browser = new FakeBrowser({ ...first });
  await keep();
  Object.assign(browser.host, second, { '/docs/two': 500 });
  await expect(keep()).rejects.toMatchObject({ reason: 'server' });
  expect(await readCachedSite(site)).toEqual({ version: '1', isPartial: true });
  expect(await textOf('/docs/two')).toBe(first['/docs/two']);
  await removePartialSite(site);
  expect(await readCachedSite(site)).toEqual({ version: '1', isPartial: false });
});

test('a deployment during the download results in the new version', async () => {
  const browser = new FakeBrowser({ ...first });
  browser.beforeAnswer = (path) => {
    if (path !== '/docs/two') return;
    delete browser.host['/docs/three'];
    Object.assign(browser.host, second);
  };
  await keep();
  expect(await readCachedSite(site)).toEqual({ version: '2', isPartial: false });
  expect(await textOf('/docs/two')).toBe(second['/docs/two']);
});

test('a full disk is reported', async () => {
  const browser = new FakeBrowser(first);
  browser.beforeAnswer = (path) => {
    if (path === '/docs/two') browser.caches.room = 10;
  };
  await expect(keep()).rejects.toMatchObject({ reason: 'room' });
});

test('a redirected page and an invalid list are reported', async () => {
  const browser = new FakeBrowser({ ...first });
  Object.assign(browser.host, { '/docs/two': { leadsTo: '/docs/one' } });
  await expect(keep()).rejects.toMatchObject({ reason: 'server' });
  browser.host['/docs/offline.json'] = '<h1>Sign in</h1>';
  await expect(keep()).rejects.toMatchObject({ reason: 'server' });
});

test('a canceled download stops and leaves nothing behind', async () => {
  const browser = new FakeBrowser(first);
  const attempt = new AbortController();
  browser.beforeAnswer = (path) => {
    if (path === '/docs/two') attempt.abort();
  };
  await expect(keep(attempt.signal)).rejects.toThrow(/abort/i);
  await removePartialSite(site);
  expect(await readCachedSite(site)).toEqual({ version: undefined, isPartial: false });
});

test('corrupt caches do not count as a site, and the next complete download deletes them', async () => {
  const browser = new FakeBrowser(first);
  for (const garbage of [
    '',
    '{',
    '{"version":1}',
    'null',
    '{"version":"1","bytes":1,"files":[{"path":"x"}]}',
  ]) {
    const cache = await caches.open(`${site.names.site}garbage`);
    await cache.put('/docs/offline.json', new Response(garbage));
    expect(await readCachedSite(site), garbage).toEqual({ version: undefined, isPartial: false });
  }
  await keep();
  expect(await browser.caches.keys()).toEqual([`${site.names.site}1`, site.names.files]);
});

test('removing the site leaves the other caches intact', async () => {
  const browser = new FakeBrowser(first);
  await keep();
  await caches.open('docs:/other:files');
  await removeSite(site);
  expect(await browser.caches.keys()).toEqual([site.names.files, 'docs:/other:files']);
});
