import { expect, test } from 'vitest';
import { hostRules, movedVariable } from './host-rules';

const redirects = [
  { from: '/contracts/v1.0', to: '/guides/v1.0' },
  { from: '/start', to: '/' },
];

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

test('two sites on one nginx have different variables', () => {
  const names = [
    movedVariable('https://docs.sablier.com', ''),
    movedVariable('https://docs.sablier.com', '/v2.0'),
    movedVariable('http://localhost:3000', ''),
  ];
  expect(names).toEqual(['$moved_docs_sablier_com', '$moved_docs_sablier_com_v2_0', '$moved_localhost_3000']);
});
