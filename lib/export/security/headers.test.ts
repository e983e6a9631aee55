import { expect, test } from 'vitest';
import { readEnvironment } from '@/lib/site/env';
import { headerFiles, readHeaders, securityHeaders } from './headers';
import { headerPolicy } from './policy';

const headers = { 'X-Content-Type-Options': 'nosniff' };

test('Netlify and Cloudflare get a rule for all files and one for each place with its own headers', () => {
  expect(headerFiles(headers, '/docs')._headers).toMatchInlineSnapshot(`
    "/docs/*
      X-Content-Type-Options: nosniff
    /docs/index.json
      Access-Control-Allow-Origin: *
    /docs/abi/*
      Access-Control-Allow-Origin: *
    /docs/api-files/*
      Access-Control-Allow-Origin: *
    /docs/csv/*
      Access-Control-Allow-Origin: *
    /docs/deployments/*
      Access-Control-Allow-Origin: *
    /docs/samples/*
      Access-Control-Allow-Origin: *
      Content-Type: text/plain; charset=utf-8
    /docs/_next/static/chunks/*
      Cache-Control: public, max-age=31536000, immutable
    /docs/_next/static/css/*
      Cache-Control: public, max-age=31536000, immutable
    /docs/_next/static/media/*
      Cache-Control: public, max-age=31536000, immutable
    "
  `);
});

test('the site’s headers are within the limits of the hosts and nginx', () => {
  const all = securityHeaders(headerPolicy(readEnvironment({})));
  for (const [name, value] of Object.entries(all)) {
    // Cloudflare allows 2,000 characters per line.
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

test('browsers enforce HTTPS on this host only, not on its subdomains', () => {
  const { 'Strict-Transport-Security': value } = securityHeaders('');
  expect(value).toMatch(/^max-age=\d{8}$/);
});

test('the rule for all files can be read back, without the rules for some files', () => {
  const all = securityHeaders(headerPolicy(readEnvironment({})));
  expect(readHeaders(headerFiles(all, '/docs')._headers ?? '')).toEqual(all);
  expect(readHeaders('')).toEqual({});
});
