// The configurations of Caddy and Apache that a build generates, tried out with the servers. `npm test` installs these from
// Debian if it may.
import { execFileSync } from 'node:child_process';
import http from 'node:http';
import { expect, test } from '@playwright/test';
import { exportFolder, listFiles, readExported } from './exported-site';
import { startWebServer, webServers } from './web-servers';

/** Requests a path exactly as it's written. */
const ask = (origin: string, path: string) =>
  new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(origin);
      http
        .get({ hostname, port, path, agent: false }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({
              status: response.statusCode,
              headers: response.headers,
              text: Buffer.concat(parts).toString(),
            }),
          );
        })
        .on('error', reject);
    },
  );

const pathIn = (location = '') => location.replace(/^https?:\/\/localhost(:\d+)?/, '');

for (const server of webServers)
  test.describe(server.name, () => {
    test.skip(server.program === '' && !process.env.CI, `${server.name} is not installed`);
    let running: Awaited<ReturnType<typeof startWebServer>>;
    test.beforeAll(async () => {
      running = await startWebServer(server, exportFolder);
    });
    test.afterAll(() => running?.stop());

    test('check:host finds nothing missing', () => {
      const command = ['--import', 'tsx', 'lib/commands/check-host.ts', running.origin];
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
  });
