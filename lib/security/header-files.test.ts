import { expect, test } from 'vitest';
import { readEnvironment } from '@/lib/env';
import { headerFiles, readHeaders, vercelHeaders } from './header-files';
import { securityHeaders } from './headers';
import { headerPolicy } from './policy';

const headers = { 'X-Content-Type-Options': 'nosniff' };

test('Netlify and Cloudflare get a rule for every file and one for each folder of hashed files', () => {
  expect(headerFiles(headers, '/docs')._headers).toMatchInlineSnapshot(`
    "/docs/*
      X-Content-Type-Options: nosniff
    /docs/_next/static/chunks/*
      Cache-Control: public, max-age=31536000, immutable
    /docs/_next/static/css/*
      Cache-Control: public, max-age=31536000, immutable
    /docs/_next/static/media/*
      Cache-Control: public, max-age=31536000, immutable
    "
  `);
});

test('nginx gets what stands in a server block', () => {
  expect(headerFiles(headers, '/docs.v2')['headers.nginx.conf']).toMatchInlineSnapshot(`
    "# Include this file in the server block.
    set $how_long "no-cache";
    if ($uri ~ "^/docs\\.v2/_next/static/(chunks|css|media)/") { set $how_long "public, max-age=31536000, immutable"; }
    add_header Cache-Control $how_long always;
    add_header X-Content-Type-Options "nosniff" always;
    "
  `);
});

test('Vercel gets the same as data', () => {
  expect(vercelHeaders(headers, '').slice(0, 2)).toEqual([
    { source: '/(.*)', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
    {
      source: '/_next/static/chunks/(.*)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ]);
});

test('the headers of the site stay within what hosts and nginx can read', () => {
  const hashes = Array.from({ length: 12 }, (_, index) => `sha256-${'a'.repeat(41)}${index}=`);
  const all = securityHeaders(headerPolicy(hashes, readEnvironment({})));
  for (const [name, value] of Object.entries(all)) {
    // Cloudflare reads 2,000 characters of a line.
    expect(`  ${name}: ${value}`.length).toBeLessThan(2000);
    expect(value).not.toMatch(/["$\n]/);
  }
  expect(Object.keys(all)).toEqual(
    expect.arrayContaining([
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
    ]),
  );
});

test('browsers keep to https on this host alone, whatever stands on hosts below it', () => {
  const { 'Strict-Transport-Security': told } = securityHeaders('');
  expect(told).toMatch(/^max-age=\d{8}$/);
});

test('what is written for every file can be read again, without the rules for some', () => {
  const all = securityHeaders(headerPolicy(['sha256-a='], readEnvironment({})));
  expect(readHeaders(headerFiles(all, '/docs')._headers ?? '')).toEqual(all);
  expect(readHeaders('')).toEqual({});
});
