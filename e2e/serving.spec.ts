import { expect, test } from '@playwright/test';
import { listFiles, listPages, readExported } from './exported-site';

const files = listFiles();
const oneOf = (extension: string) =>
  files.find((file) => file.endsWith(`.${extension}`)) ?? `no ${extension} file`;

/** Sends a request without following redirects. Playwright's `request` takes three times as long. */
const ask = (baseURL: string | undefined, address: string) =>
  fetch(baseURL + address, { redirect: 'manual' });

test('every kind of file has its type, and browsers must not guess it', async ({ baseURL }) => {
  for (const [address, type] of [
    ['/', /^text\/html; ?charset=utf-8$/i],
    ['/concepts/streaming', /^text\/html; ?charset=utf-8$/i],
    ['/concepts/streaming.txt', /^text\/plain; ?charset=utf-8$/i],
    [`/${oneOf('js')}`, /^(text|application)\/javascript\b/],
    [`/${oneOf('css')}`, /^text\/css\b/],
    [`/${oneOf('svg')}`, /^image\/svg\+xml\b/],
    [`/${oneOf('woff2')}`, /^font\/woff2$/],
    ['/vercel.json', /^application\/json\b/],
    ['/no/such/page', /^text\/html; ?charset=utf-8$/i],
  ] as const) {
    const response = await ask(baseURL, address);
    expect(response.status, address).toBe(address === '/no/such/page' ? 404 : 200);
    expect(response.headers.get('content-type'), address).toMatch(type);
    expect(response.headers.get('x-content-type-options'), address).toBe('nosniff');
  }
});

test('every page and file of the site is served unchanged', async ({ baseURL }) => {
  for (const { address, html } of listPages()) {
    const response = await ask(baseURL, address);
    expect(response.status, address).toBe(200);
    expect(await response.text(), address).toBe(html);
  }
  const others = files.filter((file) => !file.endsWith('.html') && file !== '_not-found.txt');
  expect(others.length).toBeGreaterThan(40);
  for (const file of others) {
    const response = await ask(baseURL, `/${file}`);
    expect(response.status, file).toBe(200);
    expect(readExported(file).equals(await response.bytes()), file).toBe(true);
  }
});

test('an unknown URL returns the not-found page with 404, in every spelling', async ({ baseURL }) => {
  const notFound = readExported('404.html').toString();
  for (const address of [
    '/no/such/page',
    '/no/such/page/',
    '/no/such/page.html',
    '/no/such/page?a=1',
    '/concepts/streaming/further',
    '/concepts/lockup',
    '/concepts/lockup/',
    '/Concepts/Streaming',
    '/404',
    '/404.html',
    '/_not-found',
    '/_next/static/chunks/none.js',
    '/_next/static/chunks/',
    '/concepts%2Fstreaming',
    '/%2e%2e%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/.git/config',
    '/%00',
  ]) {
    const response = await ask(baseURL, address);
    expect(response.status, address).toBe(404);
    expect(await response.text(), address).toBe(notFound);
  }
});

test('a URL with a trailing slash or .html redirects to the clean URL and keeps the query', async ({
  baseURL,
}) => {
  for (const address of [
    '/concepts/streaming',
    '/search',
    '/snippets/TokenLimits',
    '/guides/lockup/overview',
  ]) {
    for (const [asked, target] of [
      [`${address}/`, address],
      [`${address}//`, address],
      [`${address}.html`, address],
      [`${address}/?a=1&b=%20`, `${address}?a=1&b=%20`],
      [`${address}.html?a=1`, `${address}?a=1`],
    ] as const) {
      const response = await ask(baseURL, asked);
      expect([response.status, response.headers.get('location')], asked).toEqual([308, target]);
    }
  }
  for (const asked of ['/index', '/index.html']) {
    const response = await ask(baseURL, asked);
    expect([response.status, response.headers.get('location')], asked).toEqual([308, '/']);
  }
});

test('no URL redirects to another site', async ({ baseURL }) => {
  for (const asked of ['//evil.test/', '//evil.test/concepts/streaming/', '/%5Cevil.test/', '///search/']) {
    const response = await ask(baseURL, asked);
    const location = response.headers.get('location') ?? '/';
    expect(location, asked).toMatch(/^\/(?![/\\])/);
  }
});

test('hashed files are cached for a year, and pages are revalidated, which returns 304', async ({
  baseURL,
}) => {
  const hashed = files.filter((file) => /^_next\/static\/(chunks|media)\//.test(file));
  expect(hashed.map((file) => file.split('.').at(-1))).toEqual(
    expect.arrayContaining(['js', 'css', 'woff2']),
  );
  for (const file of hashed) {
    const response = await ask(baseURL, `/${file}`);
    expect(response.headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable');
  }
  for (const address of ['/', '/concepts/streaming', '/concepts/streaming.txt', '/images/stream-nft.svg']) {
    const response = await ask(baseURL, address);
    expect(response.headers.get('cache-control'), address).toBe('no-cache');
    const again = await fetch(baseURL + address, {
      headers: { 'If-None-Match': response.headers.get('etag') ?? '' },
    });
    expect(again.status, address).toBe(304);
    expect(await again.text(), address).toBe('');
  }
});

test('only GET and HEAD requests are allowed', async ({ request }) => {
  const page = await request.get('/concepts/streaming');
  const head = await request.head('/concepts/streaming');
  expect(head.status()).toBe(200);
  expect(head.headers()['content-length']).toBe(page.headers()['content-length']);
  expect(await head.body()).toHaveLength(0);
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const response = await request.fetch('/concepts/streaming', { method });
    expect(response.status(), method).toBe(405);
    expect(response.headers().allow, method).toBe('GET, HEAD');
  }
});
