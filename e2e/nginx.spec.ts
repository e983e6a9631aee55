import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { listFiles, readExported } from './exported-site';
import { nginxPath, type RunningNginx, startNginx } from './nginx';

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.skip(!nginxPath, 'nginx is not installed');

const files = listFiles();
const redirects: { from: string; to: string }[] = JSON.parse(
  fs.readFileSync('.cache/out.redirects.json', 'utf8'),
);
const movedFiles = new Set(redirects.map(({ from }) => `${from.slice(1)}.html`));
const oneOf = (pattern: RegExp) =>
  `/${files.find((file) => pattern.test(file)) ?? `nothing like ${pattern}`}`;

/** What each file is sent with, as other hosts are told. */
const wantedHeaders = [
  ...(/^\/\*\n((?: {2}.*\n)+)/.exec(readExported('_headers').toString())?.[1] ?? '').matchAll(
    /^ {2}([\w-]+): (.*)$/gm,
  ),
].map(([, name = '', value = '']) => [name.toLowerCase(), value] as const);

let nginx: RunningNginx;

test.beforeAll(async ({ browserName: _ }, testInfo) => {
  nginx = await startNginx('out', testInfo.outputPath('srv'));
});

test.afterAll(() => nginx?.stop());

/** Asks without following, so that the answer is the one to this address. */
const ask = (request: APIRequestContext, address: string, headers = {}) =>
  request.get(nginx.origin + address, { maxRedirects: 0, headers });

test('the check of hosts finds nothing that is missing or could be better', () => {
  const told = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'lib/commands/check-host.ts', nginx.origin],
    {
      encoding: 'utf8',
    },
  );
  expect(told).toContain('\n0 missing, 0 could be better.\n');
});

test('every page and short link has a clean address, also with dots in it, and every file is there', async ({
  request,
}) => {
  const served = files.filter((file) => !movedFiles.has(file) && !/^(404|_not-found)\.html$/.test(file));
  for (let at = 0; at < served.length; at += 20)
    await Promise.all(served.slice(at, at + 20).map((file) => expectFile(request, file)));
});

/** The file stands at its address, with a type that says something. */
async function expectFile(request: APIRequestContext, file: string): Promise<void> {
  const address = `/${file.replace(/^index\.html$|\.html$/, '')}`;
  const response = await ask(request, address);
  expect(response.status(), address).toBe(200);
  expect((await response.body()).equals(readExported(file)), address).toBe(true);
  const type = response.headers()['content-type'] ?? '';
  if (file.endsWith('.html')) expect(type, address).toBe('text/html; charset=utf-8');
  else if (/\.\w+$/.test(file)) expect(type, address).not.toBe('application/octet-stream');
}

test('every old address leads on at once and keeps the query', async ({ request }) => {
  expect(redirects.length).toBeGreaterThan(100);
  for (const { from, to } of redirects) {
    for (const [asked, target] of [
      [`${from}?a=1&b=%20c`, `${to}?a=1&b=%20c`],
      [`${from}/`, to],
    ] as const) {
      const response = await ask(request, asked);
      expect([response.status(), response.headers().location], asked).toEqual([308, target]);
    }
  }
});

test('other spellings lead to the one address of a page', async ({ request }) => {
  const dotted = '/guides/lockup/previous-deployments/v1.0';
  for (const [asked, target] of [
    ['/concepts/streaming/', '/concepts/streaming'],
    ['/concepts/streaming//', '/concepts/streaming'],
    ['/concepts/streaming.html?a=1', '/concepts/streaming?a=1'],
    [`${dotted}/?a=1`, `${dotted}?a=1`],
    [`${dotted}.html`, dotted],
    ['/s/SablierFlow.withdraw.html', '/s/SablierFlow.withdraw'],
    ['/index.html?a=1', '/?a=1'],
    ['/index', '/'],
  ] as const) {
    const response = await ask(request, asked);
    expect([response.status(), response.headers().location], asked).toEqual([308, target]);
  }
});

test('what is unknown is answered with the not-found page and 404, and leads to no other site', async ({
  request,
}) => {
  const notFound = readExported('404.html').toString();
  for (const address of [
    '/no/such/page',
    '/no/such/page/',
    '/no/such/page.html?a=1',
    '/concepts',
    '/concepts/',
    '/404',
    '/404.html',
    '/_not-found',
    '/_next/static/chunks/',
    '/_next/static/chunks/none.js',
    '/samples/none.sol',
    '/.git/config',
    '//evil.test/',
    '/%5Cevil.test/',
    '/%0d%0aSet-Cookie:%20a=b/',
    '/concepts/streaming%0d%0aA:%20b.html',
  ]) {
    const response = await ask(request, address);
    expect(response.status(), address).toBe(404);
    expect(await response.text(), address).toBe(notFound);
    expect(response.headers()['cache-control'], address).toBe('no-cache');
  }
});

test('files have the type that readers and programs need', async ({ request }) => {
  for (const [address, type] of [
    ['/concepts/streaming.md', 'text/markdown; charset=utf-8'],
    ['/concepts/streaming.txt', 'text/plain; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/feed.xml', 'text/xml; charset=utf-8'],
    ['/index.json', 'application/json'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icon.svg', 'image/svg+xml'],
    [oneOf(/^icons\/.*\.png$/), 'image/png'],
    [oneOf(/\.js$/), 'text/javascript; charset=utf-8'],
    [oneOf(/\.css$/), 'text/css; charset=utf-8'],
    [oneOf(/\.woff2$/), 'font/woff2'],
    [oneOf(/\.csv$/), 'text/csv; charset=utf-8'],
    [oneOf(/^samples\/.*\.ts$/), 'text/plain; charset=utf-8'],
    [oneOf(/^samples\/.*\.sol$/), 'text/plain; charset=utf-8'],
    [oneOf(/^samples\/.*\.json$/), 'text/plain; charset=utf-8'],
  ] as const) {
    const response = await ask(request, address);
    expect([response.status(), response.headers()['content-type']], address).toEqual([200, type]);
  }
});

test('pages, files, redirects and the not-found page come with all headers', async ({ request }) => {
  expect(wantedHeaders.map(([name]) => name)).toEqual(
    expect.arrayContaining(['content-security-policy', 'x-content-type-options']),
  );
  for (const address of [
    '/',
    '/concepts/streaming',
    oneOf(/\.js$/),
    '/samples/none',
    '/concepts/streaming.md',
    '/api',
  ]) {
    const headers = (await ask(request, address)).headers();
    for (const [name, value] of wantedHeaders) expect(headers[name], `${name} of ${address}`).toBe(value);
  }
});

test('hashed files are kept for a year, all others asked for again, and then cost nothing', async ({
  request,
}) => {
  for (const file of files.filter((file) => /^_next\/static\/(chunks|media)\//.test(file)))
    expect((await ask(request, `/${file}`)).headers()['cache-control'], file).toBe(
      'public, max-age=31536000, immutable',
    );
  for (const address of ['/', '/concepts/streaming', '/concepts/streaming.txt', '/images/stream-nft.svg']) {
    const { etag = '', 'cache-control': cache } = (await ask(request, address)).headers();
    expect(cache, address).toBe('no-cache');
    const again = await ask(request, address, { 'If-None-Match': etag });
    expect([again.status(), again.headers()['cache-control']], address).toEqual([304, 'no-cache']);
  }
});

test('text is compressed, and what is packed already is not', async ({ request }) => {
  const encodingOf = async (address: string) => {
    const response = await ask(request, address, { 'Accept-Encoding': 'gzip' });
    return response.headers()['content-encoding'];
  };
  for (const address of [
    '/',
    '/concepts/streaming',
    '/llms.txt',
    '/index.json',
    '/feed.xml',
    oneOf(/chunks\/.*\.js$/),
    oneOf(/\.css$/),
  ])
    expect(await encodingOf(address), address).toBe('gzip');
  for (const address of [oneOf(/\.woff2$/), oneOf(/^social\/.*\.png$/)])
    expect(await encodingOf(address), address).toBeUndefined();
});

test('below a base path, all of it holds, too', async ({ request }, testInfo) => {
  const below = await startNginx('.cache/workbench', testInfo.outputPath('below'), '/docs');
  const get = (address: string) => request.get(below.origin + address, { maxRedirects: 0 });
  try {
    for (const address of ['/docs', '/docs/code', '/docs/deep/v1.0', '/docs/code.txt']) {
      const response = await get(address);
      expect(response.status(), address).toBe(200);
      expect(response.headers()['cache-control'], address).toBe('no-cache');
    }
    for (const [asked, target] of [
      ['/docs/', '/docs'],
      ['/docs/index.html', '/docs'],
      ['/docs/code/?a=1', '/docs/code?a=1'],
      ['/docs/deep/v1.0.html', '/docs/deep/v1.0'],
    ] as const) {
      const response = await get(asked);
      expect([response.status(), response.headers().location], asked).toEqual([308, target]);
    }
    const script =
      /"(\/docs\/_next\/static\/chunks\/[^"]+)"/.exec(await (await get('/docs/code')).text())?.[1] ?? '';
    expect((await get(script)).headers()['cache-control']).toContain('immutable');
    for (const address of ['/docs/none', '/docs/none.html', '/docs/404.html']) {
      const response = await get(address);
      expect([response.status(), await response.text()], address).toEqual([
        404,
        fs.readFileSync('.cache/workbench/404.html', 'utf8'),
      ]);
    }
  } finally {
    await below.stop();
  }
});
