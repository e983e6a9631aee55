// The configuration of nginx that a build generates, tried out with nginx. `npm test` installs nginx from Debian if it
// may. `check:host` knows what hosts have to do, so these tests only add what it can't ask.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, test } from '@playwright/test';
import { splitTarget } from '@/lib/testing/e2e';
import { exportFolder, listFiles, readExported } from './exported-site';
import { hasBrotli, program, startNginx } from './nginx';

type Response = { status: number | undefined; headers: http.IncomingHttpHeaders; body: Buffer; text: string };

/** Requests a path exactly as it's written, and neither follows redirects nor decompresses the response. */
const ask = (origin: string, target: string, headers: http.OutgoingHttpHeaders = {}) =>
  new Promise<Response>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    http
      .get({ hostname, port, path: target, agent: false, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const body = Buffer.concat(parts);
          const { statusCode: status, headers } = response;
          resolve({ status, headers, body, text: body.toString() });
        });
      })
      .on('error', reject);
  });

const redirects: { from: string; to: string }[] = JSON.parse(
  fs.readFileSync('.cache/out.redirects.json', 'utf8'),
);

const pathIn = (location = '') => location.replace(/^https?:\/\/localhost(:\d+)?/, '');

test.skip(program === '' && !process.env.CI, 'nginx is not installed');

test.describe('the site', () => {
  let running: Awaited<ReturnType<typeof startNginx>>;
  test.beforeAll(async () => {
    running = await startNginx(exportFolder);
  });
  test.afterAll(() => running?.stop());

  test('check:host finds nothing missing', () => {
    const command = ['--import', 'tsx', 'lib/commands/host.ts', 'check:host', running.origin];
    expect(execFileSync(process.execPath, command, { encoding: 'utf8' })).toContain(
      '\n0 missing, 0 could be better.\n',
    );
  });

  test('addresses redirect with the headers, and never to another site', async () => {
    for (const [asked, target] of [
      ['/api?a=1', '/api/overview?a=1'],
      ['/api/', '/api/overview'],
      ['/api/indexers/development?a=1', '/api/development?a=1#run-an-envio-indexer'],
      ['/concepts/streaming/?a=1', '/concepts/streaming?a=1'],
      ['/concepts/streaming.html', '/concepts/streaming'],
      ['/guides/lockup/previous-deployments/v1.0.html', '/guides/lockup/previous-deployments/v1.0'],
      ['//concepts//streaming', '/concepts/streaming'],
      ['/index.html?a=1', '/?a=1'],
      ['//', '/'],
    ] as const) {
      const { status, headers } = await ask(running.origin, asked);
      expect([status, pathIn(headers.location)], asked).toEqual([308, target]);
      expect(headers['content-security-policy'], asked).toContain("frame-ancestors 'none'");
    }
    for (const asked of ['//evil.test/', '//%5Cevil.test', '/%5Cevil.test/', '/%0d%0aSet-Cookie:%20a=b/']) {
      const { headers } = await ask(running.origin, asked);
      expect(pathIn(headers.location), asked).toMatch(/^(\/[\w.]+)?$/);
      expect(headers['set-cookie'], asked).toBeUndefined();
    }
  });

  test('old URLs redirect directly and keep the query', async () => {
    expect(redirects.length).toBeGreaterThan(100);
    for (const { from, to } of redirects) {
      const { path: page, fragment } = splitTarget(to);
      const { status, headers } = await ask(running.origin, `${from}?a=1&b=%20c`);
      const target = `${page}?a=1&b=%20c${fragment}`;
      expect([status, pathIn(headers.location)], from).toEqual([308, target]);
    }
  });

  test('what is missing shows the not-found page and is revalidated', async () => {
    const notFound = readExported('404.html').toString();
    for (const path of [
      '/no/such/page',
      '/404',
      '/404.html',
      '/_not-found',
      '/_next/static/chunks/none.js',
      '/samples/none.ts',
      '/_next/static',
    ]) {
      const { status, headers, text } = await ask(running.origin, path);
      expect([status, headers['cache-control']], path).toEqual([404, 'no-cache']);
      expect(text === notFound, path).toBe(true);
    }
  });

  test('every page is served as it was built', async () => {
    const files = listFiles().filter((file) => file.endsWith('.html'));
    const short = files.filter((file) => file.startsWith('s/'));
    // Short links are alike, and there are thousands.
    const pages = [
      ...files.filter((file) => /^(concepts|reference)\//.test(file)),
      ...short.filter((_, index) => index % 20 === 0),
    ];
    expect(pages.length).toBeGreaterThan(400);
    for (const file of pages) {
      const address = `/${encodeURI(file.replace(/\.html$/, ''))}`;
      const { status, headers, text } = await ask(running.origin, address);
      // A small page at an old address.
      if (status === 308) continue;
      expect([status, headers['content-type']], address).toEqual([200, 'text/html; charset=utf-8']);
      expect(text === readExported(file).toString(), address).toBe(true);
    }
  });

  test('other spellings redirect to the canonical URL of a page', async () => {
    const dotted = '/guides/lockup/previous-deployments/v1.0';
    for (const [asked, target] of [
      ['/concepts/streaming//', '/concepts/streaming'],
      ['/concepts/streaming.html?a=1', '/concepts/streaming?a=1'],
      [`${dotted}/?a=1`, `${dotted}?a=1`],
      [`${dotted}.html`, dotted],
      ['/s/SablierFlow.withdraw.html', '/s/SablierFlow.withdraw'],
      ['/index', '/'],
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
      const { status, headers } = await ask(running.origin, asked);
      expect([status, headers.location], asked).toEqual([308, target]);
    }
  });
});

test('precompressed files are sent unchanged', async ({ browserName: _ }, testInfo) => {
  const folder = testInfo.outputPath('export');
  const oneOf = (pattern: RegExp) => listFiles().find((file) => pattern.test(file)) ?? '';
  const sample = oneOf(/^samples\/.*\.sol$/);
  const compressed = [
    'search-index.json',
    'concepts/streaming.html',
    'concepts/streaming.txt',
    'index.html',
    sample,
  ];
  const rules = ['redirects.nginx.conf', 'headers.nginx.conf', 'site.nginx.conf', '404.html'];
  for (const file of [...compressed, ...rules])
    fs.cpSync(path.join('out', file), path.join(folder, file), { preserveTimestamps: true });
  for (const file of compressed) {
    const source = path.join(folder, file);
    const { atime, mtime } = fs.statSync(source);
    for (const [ending, pack] of [
      ['.gz', zlib.gzipSync],
      ['.br', zlib.brotliCompressSync],
    ] as const) {
      fs.writeFileSync(source + ending, pack(fs.readFileSync(source)));
      // Servers derive the validators of a cache from the time, which gzip and brotli preserve.
      fs.utimesSync(source + ending, atime, mtime);
    }
  }
  const server = await startNginx(folder);
  try {
    for (const file of compressed) {
      for (const [encoding, ending] of [
        ['gzip', '.gz'],
        ...(hasBrotli ? ([['br', '.br']] as const) : []),
      ] as const) {
        const packed = fs.readFileSync(path.join(folder, file + ending));
        const address = `/${file.replace(/^index\.html$|\.html$/, '')}`;
        const { headers, body } = await ask(server.origin, address, { 'Accept-Encoding': encoding });
        expect([headers['content-encoding'], headers.vary], address).toEqual([encoding, 'Accept-Encoding']);
        expect(body.equals(packed), address).toBe(true);
        const again = await ask(server.origin, address, {
          'Accept-Encoding': encoding,
          'If-None-Match': headers.etag ?? '',
        });
        expect([again.status, again.body.length], address).toEqual([304, 0]);
      }
      const plain = await ask(server.origin, `/${file.replace(/^index\.html$|\.html$/, '')}`);
      expect(plain.headers['content-encoding']).toBeUndefined();
    }
  } finally {
    await server.stop();
  }
});

test('with a base path, the configuration works, too', async () => {
  const below = await startNginx('.cache/workbench', '/docs');
  const get = (address: string) => ask(below.origin, address);
  try {
    for (const address of ['/docs', '/docs/code', '/docs/deep/v1.0', '/docs/code.txt']) {
      const response = await get(address);
      expect(response.status, address).toBe(200);
      expect(response.headers['cache-control'], address).toBe('no-cache');
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
      expect([response.status, response.headers.location], asked).toEqual([308, target]);
    }
    const script = /"(\/docs\/_next\/static\/chunks\/[^"]+)"/.exec((await get('/docs/code')).text)?.[1] ?? '';
    expect((await get(script)).headers['cache-control']).toContain('immutable');
    for (const address of ['/docs/none', '/docs/none.html', '/docs/404.html']) {
      const response = await get(address);
      expect([response.status, response.text], address).toEqual([
        404,
        fs.readFileSync('.cache/workbench/404.html', 'utf8'),
      ]);
    }
  } finally {
    await below.stop();
  }
});
