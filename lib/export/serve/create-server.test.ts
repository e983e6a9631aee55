import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { required } from '@/lib/site/invariant';
import { temporaryFolder, writeFiles } from '@/lib/testing/units/temporary-folder';
import { createServer, type RunningServer } from './create-server';

const temporary = temporaryFolder();
const running: RunningServer[] = [];
afterEach(async () => void (await Promise.all(running.splice(0).map((server) => server.close()))));

const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  '_not-found.html': '<h1>Not found</h1>',
  'guides.html': '<h1>Guides</h1>',
  'guides/v1.0.html': '<h1>Version</h1>',
  'guides/v1.0.txt': 'payload',
  'guides/über uns.html': '<h1>Über</h1>',
  'old.html': '<h1>This page has moved</h1>',
  'notes.txt': 'ü',
  'page.md': '# ü',
  'feed.xml': '<rss/>',
  'data.json': '{}',
  'index.json': '{}',
  'csv/flow.csv': 'a,b',
  'logo.svg': '<svg/>',
  'site.webmanifest': '{}',
  'font.woff2': 'font',
  'favicon.ico': 'icon',
  '.well-known/security.txt': 'Contact: ü',
  'digits.bin': '0123456789',
  'samples/lockup/create.sol': '// ü',
  'samples/lockup/create.ts': '// ü',
  'samples/lockup/variables.json': '{}',
  '.secret': 'secret',
  '.hidden/page.html': '<h1>Hidden</h1>',
  '_next/static/chunks/0a1b2c.js': 'a()',
  '_next/static/media/0a1b2c.woff2': 'font',
  '_next/static/commit/_buildManifest.js': 'b()',
};

const redirects = [
  { from: '/old', to: '/guides' },
  { from: '/guides/v0.9', to: '/guides/v1.0' },
  { from: '/legacy.html', to: '/' },
  { from: '/rows', to: '/guides#rows' },
  { from: '/alt/ü', to: '/guides/über uns' },
];

function writeExport(name: string, content: Record<string, string> = files): string {
  const folder = path.join(temporary, name);
  writeFiles(folder, content);
  return folder;
}

fs.writeFileSync(path.join(temporary, 'outside.txt'), 'outside');
const folder = writeExport('out');

async function start(options: Partial<Parameters<typeof createServer>[0]> = {}): Promise<RunningServer> {
  const server = await createServer({ folder, basePath: '', redirects, port: 0, ...options });
  running.push(server);
  return server;
}

/** Sends the path unchanged; `fetch` would normalize it. */
async function ask({ port }: RunningServer, target: string, options: http.RequestOptions = {}) {
  const request = http.request({ port, path: target, agent: false, ...options }).end();
  const [response]: http.IncomingMessage[] = await once(request, 'response');
  const { statusCode: status, headers } = required(response);
  return { status, headers, body: await text(required(response)) };
}

test.each([
  ['/', '<h1>Home</h1>'],
  ['/guides', '<h1>Guides</h1>'],
  ['/guides/v1.0', '<h1>Version</h1>'],
  ['/guides/v1.0?query=1', '<h1>Version</h1>'],
  ['/guides/%C3%BCber%20uns', '<h1>Über</h1>'],
])('%s is a page', async (target, body) => {
  const answer = await ask(await start(), target);
  expect(answer).toMatchObject({ status: 200, body });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['/notes.txt', 'text/plain;charset=utf-8'],
  ['/guides/v1.0.txt', 'text/plain;charset=utf-8'],
  ['/page.md', 'text/markdown;charset=utf-8'],
  ['/feed.xml', 'text/xml'],
  ['/data.json', 'application/json'],
  ['/logo.svg', 'image/svg+xml'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/font.woff2', 'font/woff2'],
  ['/favicon.ico', 'image/x-icon'],
  ['/.well-known/security.txt', 'text/plain;charset=utf-8'],
  ['/_next/static/chunks/0a1b2c.js', 'text/javascript'],
  ['/samples/lockup/create.sol', 'text/plain; charset=utf-8'],
  ['/samples/lockup/create.ts', 'text/plain; charset=utf-8'],
  ['/samples/lockup/variables.json', 'text/plain; charset=utf-8'],
])('%s has the type %s', async (target, type) => {
  const { status, headers } = await ask(await start(), target);
  expect([status, headers['content-type']]).toEqual([200, type]);
});

test('hashed files are cached, and all others are revalidated', async () => {
  const server = await start();
  const cacheOf = async (target: string) => (await ask(server, target)).headers['cache-control'];
  expect(await cacheOf('/_next/static/chunks/0a1b2c.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/_next/static/media/0a1b2c.woff2')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/_next/static/commit/_buildManifest.js')).toBe('no-cache');
  expect(await cacheOf('/notes.txt')).toBe('no-cache');
});

test('an unchanged page only costs a 304', async () => {
  const server = await start();
  const { etag = '' } = (await ask(server, '/guides')).headers;
  const again = await ask(server, '/guides', { headers: { 'If-None-Match': etag } });
  expect(again).toMatchObject({ status: 304, body: '' });
});

test.each([
  ...[
    '/nothing',
    '/guides/nothing',
    '/nothing.html',
    '/nothing/',
    '/missing.txt',
    '/_next/static/chunks/x.js',
  ],
  ...['/404', '/404.html', '/_not-found', '/_not-found.html'],
  ...['/.secret', '/.hidden/page', '/.hidden/page.html', '/notes.txt/', '/__proto__', '/constructor'],
  // Not to another site.
  ...['//host.example/', '//host.example/guides/', '/\\host.example/', '/%5Chost.example/', '//guides/'],
  // Not out of the folder.
  ...['/../outside.txt', '/guides/../../outside.txt', '/..%2foutside.txt', '/%2e%2e/outside.txt'],
  ...['/%2e%2e%2foutside.txt', '/..\\outside.txt', '/..%5Coutside.txt', '/notes.txt%00'],
])('%s is unknown and shows the "not found" page', async (target) => {
  const answer = await ask(await start(), target);
  expect(answer).toMatchObject({ status: 404, body: '<h1>Not found</h1>' });
  expect(answer.headers.location).toBeUndefined();
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['/old', '/guides'],
  ['/old/', '/guides'],
  ['/old.html', '/guides'],
  ['/legacy.html', '/'],
  ['/old?a=1&b=%20', '/guides?a=1&b=%20'],
  ['/rows', '/guides#rows'],
  ['/rows?a=1', '/guides?a=1#rows'],
  ['/guides/v0.9', '/guides/v1.0'],
  ['/guides/v0.9.html?a', '/guides/v1.0?a'],
  ['/alt/%C3%BC', '/guides/%C3%BCber%20uns'],
  ['/guides/', '/guides'],
  ['/guides//', '/guides'],
  ['/guides.html', '/guides'],
  ['/guides.html?a=1', '/guides?a=1'],
  ['/guides/v1.0/', '/guides/v1.0'],
  ['/guides/v1.0.html', '/guides/v1.0'],
  ['/index', '/'],
  ['/index.html', '/'],
])('the moved or differently written URL %s redirects straight to %s', async (target, location) => {
  const { status, headers } = await ask(await start(), target);
  expect([status, headers.location]).toEqual([308, location]);
});

test('other methods are rejected', async () => {
  const { status, headers } = await ask(await start(), '/guides', { method: 'POST' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=8-', 206, '89'],
  ['bytes=99-', 416, ''],
  ['bytes=4-2', 200, '0123456789'],
  ['bytes=-2', 200, '0123456789'],
  ['bytes=0-1,4-5', 200, '0123456789'],
  ['nonsense', 200, '0123456789'],
])('the range %s returns %i', async (Range, status, body) => {
  expect(await ask(await start(), '/digits.bin', { headers: { Range } })).toMatchObject({ status, body });
});

test.each([
  ['/docs', 200, undefined],
  ['/docs/guides', 200, undefined],
  ['/docs/guides/v1.0', 200, undefined],
  ['/docs/notes.txt', 200, undefined],
  ['/docs/nothing', 404, undefined],
  ['/guides', 404, undefined],
  ['/old', 404, undefined],
  ['/docsy/guides', 404, undefined],
  ['/docs/', 308, '/docs'],
  ['/docs/index.html', 308, '/docs'],
  ['/docs/guides/', 308, '/docs/guides'],
  ['/docs/old?a=1', 308, '/docs/guides?a=1'],
  ['/docs/legacy.html', 308, '/docs'],
  ['/', 307, '/docs'],
  ['/?a=1', 307, '/docs?a=1'],
])('with the base path /docs, %s returns %i, and redirects to %s', async (target, status, location) => {
  const { status: got, headers } = await ask(await start({ basePath: '/docs' }), target);
  expect([got, headers.location]).toEqual([status, location]);
});

test('a new export in place of the old one is served without a restart', async () => {
  const current = writeExport('exchanged', { 'index.html': 'old', 'gone.html': 'gone' });
  const server = await start({ folder: current });
  expect((await ask(server, '/')).body).toBe('old');
  fs.renameSync(current, path.join(temporary, 'exchanged-before'));
  fs.renameSync(writeExport('exchanged-next', { 'index.html': 'new and longer' }), current);
  expect((await ask(server, '/')).body).toBe('new and longer');
  expect((await ask(server, '/gone/')).status).toBe(404);
});

test('the server survives an export that is missing, broken, or loses a file', async () => {
  const current = writeExport('fragile', { 'index.html': 'home', 'guides/a.html': 'a' });
  const server = await start({ folder: current });
  fs.rmSync(path.join(current, 'guides', 'a.html'));
  expect((await ask(server, '/guides/a')).status).toBe(404);
  fs.mkdirSync(path.join(current, '404.html'));
  expect((await ask(server, '/nothing')).status).toBe(500);
  fs.rmSync(current, { recursive: true });
  expect((await ask(server, '/')).status).toBe(404);
  writeExport('fragile', { 'index.html': 'home again' });
  expect(await ask(server, '/')).toMatchObject({ status: 200, body: 'home again' });
});

test('closing the server frees its port, even during a request', async () => {
  const server = await createServer({ folder, basePath: '', redirects, port: 0 });
  const reader = net.connect(server.port, 'localhost').on('error', () => {});
  reader.write('GET / HTTP/1.1\r\n');
  await ask(server, '/');
  await server.close();
  reader.destroy();
  expect((await start({ port: server.port })).port).toBe(server.port);
});

test('the export’s headers for all files are sent here, too, including with redirects and errors', async () => {
  const headers =
    "/*\n  Referrer-Policy: no-referrer\n  Content-Security-Policy: default-src 'self'\n/a/*\n  X-A: a\n";
  const server = await start({ folder: writeExport('with-headers', { ...files, _headers: headers }) });
  for (const target of ['/guides', '/font.woff2', '/old', '/nothing', '/%']) {
    const { headers } = await ask(server, target);
    expect(headers, target).toMatchObject({
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
    });
    expect(headers['x-a']).toBeUndefined();
  }
});
