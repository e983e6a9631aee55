import http, { type RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { workerHeaders } from '@/lib/browser/offline/register-worker';
import { temporaryFolder, writeFiles } from '@/lib/testing/units/temporary-folder';
import { headerFiles, securityHeaders } from '../security/headers';
import { createServer } from '../serve/create-server';
import { checkHost } from './check-host';

const temporary = temporaryFolder();

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

const page = '<h1>Sablier Docs</h1><script src="/docs/_next/static/chunks/a.js"></script>';
const leadTo = (target: string) => `<meta http-equiv="refresh" content="0; url=${target}">`;

const sample = '/samples/a.ts';
const files: Record<string, string> = {
  'samples/a.ts': 'a()',
  'abi/v1/Flow.json': '[]',
  'app-icons/favicon-32.png': 'icon',
  'sw.js': 'worker()',
  'index.html': page,
  '404.html': page,
  'fees.html': page,
  'fees.txt': 'payload',
  'fees.md': '# Fees',
  'guides/v1.0.html': page,
  's/Flow.withdraw.html': leadTo('/docs/guides/v1.0#withdraw'),
  'old.html': leadTo('/docs/fees'),
  'older.html': leadTo('/docs/fees#b'),
  '_next/static/chunks/a.js': 'a()',
  'index.json': JSON.stringify({
    base: 'https://docs.test/docs',
    contracts: [{ abi: '/abi/v1/Flow.json' }],
    pages: [{ url: '/guides/v1.0' }, { url: '/fees' }],
    redirects: {
      '/old': '/fees',
      '/older': '/fees#b',
      '/s/Flow.withdraw': '/guides/v1.0#withdraw',
      '/fees#a': '/fees#b',
    },
  }),
  ...headerFiles({ ...securityHeaders("default-src 'self'"), ...workerHeaders('/docs') }, '/docs'),
};

writeFiles(temporary, files);

async function serve(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}/docs/`;
}

test('the site as served by npm start lacks only compression and redirects from doubled slashes', async () => {
  const redirects = [
    { from: '/old', to: '/fees' },
    { from: '/older', to: '/fees#b' },
  ];
  const server = await createServer({ folder: temporary, basePath: '/docs', redirects, port: 0 });
  closing.push(server.close);
  const { text, missing } = await checkHost(server.url, sample);
  expect(missing).toBe(0);
  expect(text.split('\n').filter((line) => !line.startsWith('ok'))).toEqual([
    'better   URLs with doubled slashes redirect',
    '           //fees returns 404, and only a script redirects',
    'better   Pages are compressed',
    '           /fees is not compressed',
    '',
    '0 missing, 2 could be better.',
  ]);
});

test('a host that only serves exact file names is reported with all consequences', async () => {
  const address = await serve((request, response) => {
    const text = files[request.url?.replace(/^\/docs\//, '') || 'index.html'];
    response.writeHead(text === undefined ? 404 : 200, { 'Cache-Control': 'max-age=31536000, immutable' });
    response.end(text ?? 'Nothing here');
  });
  const { text, missing } = await checkHost(address, sample);
  expect(missing).toBeGreaterThan(4);
  expect(text).toContain('MISSING  Pages have clean URLs\n           /fees returns 404 instead of 200\n');
  expect(text).toContain('           /s/Flow.withdraw returns 404 instead of 200\n');
  expect(text).toContain('           /no/such/page has the type none instead of text/html\n');
  expect(text).toContain("           /old doesn't redirect to /fees\n");
  expect(text).toContain('           /fees/ returns 404, and only a script redirects\n');
  expect(text).toContain('           /index.json is sent without Access-Control-Allow-Origin: *\n');
  for (const line of [
    '/_next/static/chunks/of-a-former-build.js can be cached for 8760 hours',
    '/api/none has the type none instead of text/html',
    '/app-icons/favicon-32.png has the type none instead of image/png',
    '//fees returns 404, and only a script redirects',
    '/samples/a.ts has the type none instead of text/plain; charset=utf-8',
    '/abi/v1/Flow.json is sent without Access-Control-Allow-Origin: *',
    '/sw.js is sent without Service-Worker-Allowed',
    '/fees has the wrong Cache-Control: max-age=31536000, immutable',
  ])
    expect(text).toContain(`           ${line}\n`);
  expect(text).toContain('ok       Pages have plain forms\n');
});

test('a redirect from doubled slashes to another site is reported', async () => {
  const address = await serve((request, response) => {
    const isDoubled = request.url?.startsWith('/docs//');
    if (isDoubled) return response.writeHead(308, { Location: request.url?.slice('/docs'.length) }).end();
    return response.end(files[request.url?.replace(/^\/docs\//, '') || 'index.html']);
  });
  expect((await checkHost(address, sample)).text).toMatch(
    /^MISSING {2}Doubled slashes never lead to another site\n +\/\/example\.com\/ leads to http/m,
  );
});

test('a host that serves the home page for every URL is reported', async () => {
  const address = await serve((request, response) => {
    const isIndex = request.url?.endsWith('index.json');
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(isIndex ? files['index.json'] : page);
  });
  expect((await checkHost(address, sample)).text).toContain('/no/such/page returns 200 instead of 404');
});

test('a host that starts to answer and then stalls is reported in time', async () => {
  const limit = AbortSignal.timeout(100);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit);
  const address = await serve((_, response) => response.writeHead(200).write('{'));
  await expect(checkHost(address, sample)).rejects.toThrow("/docs/index.json can't be reached: ");
});

test('a URL without the site is rejected with one line', async () => {
  const address = await serve((_, response) => response.writeHead(404).end());
  await expect(checkHost(address, sample)).rejects.toThrow(
    "/docs/index.json returns 404. Is this the site's URL?",
  );
  await expect(checkHost('http://localhost:1', sample)).rejects.toThrow(
    "http://localhost:1/index.json can't be reached",
  );
});
