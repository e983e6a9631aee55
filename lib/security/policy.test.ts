import { expect, test } from 'vitest';
import { readEnvironment } from '@/lib/env';
import { headerPolicy, pagePolicy } from './policy';

const settings = readEnvironment({});

test('without settings everything comes from the site itself, and only hashed scripts stand in the page', () => {
  expect(pagePolicy(['sha256-a='], settings).split(';')).toMatchInlineSnapshot(`
    [
      "default-src 'self'",
      "script-src 'self' 'sha256-a='",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "frame-src 'none'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types default",
    ]
  `);
});

test('no setting ever allows inline code, evaluated text or all hosts', () => {
  const all = readEnvironment({
    NEXT_PUBLIC_ALGOLIA_APP_ID: 'ABC',
    NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'key',
    CHAT_URL: 'https://chat.test/widget?a=1',
    ANALYTICS_SCRIPT: 'https://count.test/js/script.js',
    ANALYTICS_SITE: 'docs',
  });
  for (const policy of [pagePolicy([], all), headerPolicy([], all)])
    expect(policy).not.toMatch(/unsafe|\s\*|https?:(\s|;|$)|undefined/);
});

test('each configured host is admitted for what it does, and for nothing else', () => {
  const directivesWith = (variables: Record<string, string>) => {
    const plain = new Set(pagePolicy([], settings).split(';'));
    return pagePolicy([], readEnvironment(variables))
      .split(';')
      .filter((directive) => !plain.has(directive));
  };
  expect(
    directivesWith({ NEXT_PUBLIC_ALGOLIA_APP_ID: 'ABC', NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'key' }),
  ).toEqual(["connect-src 'self' https://*.algolia.net https://*.algolianet.com"]);
  expect(directivesWith({ CHAT_URL: 'https://chat.test/widget?a=1' })).toEqual([
    'frame-src https://chat.test',
  ]);
  expect(directivesWith({ ANALYTICS_SCRIPT: 'https://count.test/js/script.js' })).toEqual([
    "script-src 'self' https://count.test/js/script.js",
    "connect-src 'self' https://count.test",
  ]);
});

test('the header adds who may frame the site, and leaves Trusted Types to the pages', () => {
  const policy = headerPolicy(['sha256-a='], settings);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-a='");
  expect(policy).not.toContain('trusted-types');
});
