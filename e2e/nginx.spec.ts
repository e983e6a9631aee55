import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { splitTarget } from '@/lib/testing/e2e';
import { listFiles, readExported } from './exported-site';
import { hasBrotli, nginxPath, type RunningNginx, startNginx } from './nginx';

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.skip(!nginxPath && !process.env.CI, 'nginx is not installed');

const files = listFiles();
const redirects: { from: string; to: string }[] = JSON.parse(
  fs.readFileSync('.cache/out.redirects.json', 'utf8'),
);
const movedFiles = new Set(redirects.map(({ from }) => `${from.slice(1)}.html`));
const oneOf = (pattern: RegExp) =>
  `/${files.find((file) => pattern.test(file)) ?? `nothing like ${pattern}`}`;

/** The expected headers of every file, as configured for other hosts. */
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

/** Sends a request without following redirects. */
const ask = (request: APIRequestContext, address: string, headers = {}) =>
  request.get(nginx.origin + address, { maxRedirects: 0, headers });

/** Does the same with Node's `fetch`, which takes a third of the time. */
const askFast = (address: string) => fetch(nginx.origin + address, { redirect: 'manual' });

test('the host check finds nothing that is missing or could be better', () => {
  const reported = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'lib/commands/check-host.ts', nginx.origin],
    {
      encoding: 'utf8',
    },
  );
  expect(reported).toContain('\n0 missing, 0 could be better.\n');
});

test('every page and short link has a clean URL, even with dots in it, and every file exists', async () => {
  const served = files.filter((file) => !movedFiles.has(file) && !/^(404|_not-found)\.html$/.test(file));
  const problems: (string | undefined)[] = [];
  for (let at = 0; at < served.length; at += 20)
    problems.push(...(await Promise.all(served.slice(at, at + 20).map(problemWith))));
  expect(problems.length).toBeGreaterThan(1000);
  expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
});

/** Returns why a file isn't served correctly at its URL, if that's the case. */
async function problemWith(file: string): Promise<string | undefined> {
  const address = `/${file.replace(/^index\.html$|\.html$/, '')}`;
  const response = await askFast(address);
  if (response.status !== 200) return `${address} returns ${response.status}`;
  if (!readExported(file).equals(await response.bytes())) return `${address} returns another file`;
  const type = response.headers.get('content-type') ?? '';
  const isKnown = file.endsWith('.html')
    ? type === 'text/html; charset=utf-8'
    : type !== 'application/octet-stream' || !/\.\w+$/.test(file);
  return isKnown ? undefined : `${address} has the type ${type}`;
}

test('every old URL redirects directly and keeps the query', async () => {
  expect(redirects.length).toBeGreaterThan(100);
  for (const { from, to } of redirects) {
    const { path: page, fragment } = splitTarget(to);
    for (const [asked, target] of [
      [`${from}?a=1&b=%20c`, `${page}?a=1&b=%20c${fragment}`],
      [`${from}/`, to],
    ] as const) {
      const { status, headers } = await askFast(asked);
      expect([status, headers.get('location')], asked).toEqual([308, target]);
    }
  }
});

test('other spellings redirect to the canonical URL of a page', async ({ request }) => {
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
    ['//', '/'],
    ['//?a=1', '/?a=1'],
    ['//concepts/streaming', '/concepts/streaming'],
    ['/concepts//streaming?a=%20//', '/concepts/streaming?a=%20//'],
    ['/concepts/%73treaming', '/concepts/streaming'],
    ['/concepts%2Fstreaming', '/concepts/streaming'],
    ['//concepts//streaming.html', '/concepts/streaming'],
    ['//concepts/streaming//', '/concepts/streaming'],
    ['/guides/lockup/previous-deployments/v1%2E0', dotted],
    ['//no//such/page', '/no/such/page'],
    ['//evil.test', '/evil.test'],
    [`/${redirects[0]?.from}`, redirects[0]?.to],
  ] as const) {
    const response = await ask(request, asked);
    expect([response.status(), response.headers().location], asked).toEqual([308, target]);
  }
});

test('unknown URLs return the not-found page with 404, and never redirect to another site', async ({
  request,
}) => {
  const notFound = readExported('404.html').toString();
  for (const address of [
    '/no/such/page',
    '/no/such/page/',
    '/no/such/page.html?a=1',
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

test('files have the types that readers and programs need', async ({ request }) => {
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

test('pages, files, redirects, and the not-found page have all headers', async ({ request }) => {
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

test('scripts on other sites can read the data, and nothing else', async ({ request }) => {
  const openTo = async (address: string) =>
    (await ask(request, address)).headers()['access-control-allow-origin'];
  for (const address of ['/index.json', '/csv/flow.csv', oneOf(/^deployments\//), oneOf(/^api-files\//)])
    expect(await openTo(address), address).toBe('*');
  for (const address of ['/', '/concepts/streaming', '/search-index.json', '/index.json.txt'])
    expect(await openTo(address), address).toBeUndefined();
});

test('hashed files are cached for a year, and all others are revalidated, which returns 304', async ({
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

test('text is compressed, and already compressed files are not', async ({ request }) => {
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

test('precompressed files are sent unchanged', async ({ request: _ }, testInfo) => {
  const folder = testInfo.outputPath('export');
  const image = oneOf(/^social\/.*\.png$/).slice(1);
  const sample = oneOf(/^samples\/.*\.sol$/).slice(1);
  const compressed = [
    'search-index.json',
    'concepts/streaming.html',
    'concepts/streaming.txt',
    'index.html',
    sample,
  ];
  const rules = ['redirects.nginx.conf', 'headers.nginx.conf', 'site.nginx.conf', '404.html'];
  for (const file of [...compressed, ...rules, image])
    fs.cpSync(path.join('out', file), path.join(folder, file), { preserveTimestamps: true });
  execFileSync(process.execPath, ['--import', 'tsx', 'lib/commands/compress.ts'], {
    env: { ...process.env, OUT_DIR: path.relative('.', folder) },
  });
  expect(fs.existsSync(path.join(folder, `${image}.gz`))).toBe(false);
  const server = await startNginx(folder, testInfo.outputPath('compressed'));
  try {
    for (const file of compressed) {
      for (const [encoding, ending, unpack] of [
        ['gzip', '.gz', zlib.gunzipSync],
        ...(hasBrotli ? ([['br', '.br', zlib.brotliDecompressSync]] as const) : []),
      ] as const) {
        const whole = fs.readFileSync(path.join(folder, file));
        const packed = fs.readFileSync(path.join(folder, file + ending));
        expect(unpack(packed).equals(whole), file + ending).toBe(true);
        expect(packed.length, file + ending).toBeLessThan(whole.length);
        const address = `${server.origin}/${file.replace(/^index\.html$|\.html$/, '')}`;
        const { headers, body } = await askRaw(address, encoding);
        expect([headers['content-encoding'], headers.vary], address).toEqual([encoding, 'Accept-Encoding']);
        expect(body.equals(packed), address).toBe(true);
        const again = await askRaw(address, encoding, { 'If-None-Match': headers.etag ?? '' });
        expect([again.status, again.body.length], address).toEqual([304, 0]);
      }
      const plain = await askRaw(`${server.origin}/${file.replace(/^index\.html$|\.html$/, '')}`, 'identity');
      expect(plain.headers['content-encoding']).toBeUndefined();
    }
  } finally {
    await server.stop();
  }
});

/** Sends a request without decompressing the response. */
const askRaw = (address: string, encoding: string, more: http.OutgoingHttpHeaders = {}) =>
  new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const headers = { 'Accept-Encoding': encoding, ...more };
      http
        .get(address, { agent: false, headers }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
          );
        })
        .on('error', reject);
    },
  );

test('with a base path, the configuration works, too', async ({ request }, testInfo) => {
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
      ['//docs', '/docs'],
      ['/docs//', '/docs'],
      ['/docs//deep/v1%2E0', '/docs/deep/v1.0'],
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
