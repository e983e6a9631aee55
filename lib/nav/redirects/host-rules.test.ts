import { expect, test } from 'vitest';
import { hostRules, movedVariable } from './host-rules';

const redirects = [
  { from: '/contracts/v1.0', to: '/guides/v1.0' },
  { from: '/start', to: '/' },
];

test('Netlify and Cloudflare get one line a redirect, with a code that both accept', () => {
  expect(hostRules(redirects, '', '$moved')._redirects).toBe(
    '/contracts/v1.0 /guides/v1.0 301\n/start / 301\n',
  );
});

test('Vercel gets permanent redirects and clean addresses', () => {
  expect(JSON.parse(hostRules(redirects, '', '$moved')['vercel.json'] ?? '')).toEqual({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      { source: '/contracts/v1.0', destination: '/guides/v1.0', permanent: true },
      { source: '/start', destination: '/', permanent: true },
    ],
  });
});

test('nginx gets a map in which a dot is only a dot', () => {
  expect(hostRules(redirects, '', '$moved')['redirects.nginx.conf']).toMatchInlineSnapshot(`
    "# Include this file in the http block; site.nginx.conf asks it.
    map $uri $moved {
      default "";
      "~^/contracts/v1\\.0/?$" "/guides/v1.0";
      "~^/start/?$" "/";
    }
    # A query goes between the two.
    map $uri $moved_section {
      default "";
    }
    "
  `);
});

test('a target may be a section, which nginx gets apart, because a query belongs before it', () => {
  const files = hostRules([{ from: '/csv', to: '/guides/csv#rows' }], '/docs', '$moved');
  expect(files._redirects).toBe('/docs/csv /docs/guides/csv#rows 301\n');
  expect(files['vercel.json']).toContain('"destination": "/docs/guides/csv#rows"');
  expect(files['redirects.nginx.conf']).toContain('"~^/docs/csv/?$" "/docs/guides/csv";');
  expect(files['redirects.nginx.conf']).toContain('"~^/docs/csv/?$" "#rows";');
});

test('every file holds the base path on both sides', () => {
  const files = hostRules(redirects, '/docs', '$moved');
  expect(files._redirects).toBe('/docs/contracts/v1.0 /docs/guides/v1.0 301\n/docs/start /docs 301\n');
  expect(files['vercel.json']).toContain('"source": "/docs/start"');
  expect(files['redirects.nginx.conf']).toContain('"~^/docs/start/?$" "/docs";');
});

test('other scripts are percent-encoded, except where nginx compares decoded paths', () => {
  const files = hostRules([{ from: '/alt/ü', to: '/neu/ü' }], '', '$moved');
  expect(files._redirects).toBe('/alt/%C3%BC /neu/%C3%BC 301\n');
  expect(files['vercel.json']).toContain('"source": "/alt/%C3%BC"');
  expect(files['redirects.nginx.conf']).toContain('"~^/alt/ü/?$" "/neu/%C3%BC";');
});

test('headers stand in the same file as the redirects of Vercel', () => {
  const headers = [{ source: '/(.*)', headers: [{ key: 'X-A', value: 'a' }] }];
  const vercel = JSON.parse(hostRules(redirects, '', '$moved', { headers })['vercel.json'] ?? '');
  expect(vercel).toMatchObject({ cleanUrls: true, headers });
  expect(vercel.redirects).toHaveLength(2);
});

test('two sites on one nginx have different variables', () => {
  const names = [
    movedVariable('https://docs.sablier.com', ''),
    movedVariable('https://docs.sablier.com', '/v2.0'),
    movedVariable('http://localhost:3000', ''),
  ];
  expect(names).toEqual(['$moved_docs_sablier_com', '$moved_docs_sablier_com_v2_0', '$moved_localhost_3000']);
});
