import { expect, test } from 'vitest';
import { readEnvironment } from '@/lib/site/env';
import { addPolicy, headerPolicy, pagePolicy } from './policy';

const settings = readEnvironment({});

test('no setting allows event handlers, eval, or all hosts, and a page’s policy never allows inline code without a hash', () => {
  const all = readEnvironment({
    NEXT_PUBLIC_ALGOLIA_APP_ID: 'ABC',
    NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'key',
    CHAT_URL: 'https://chat.test/widget?a=1',
    ANALYTICS_SCRIPT: 'https://count.test/js/script.js',
    ANALYTICS_SITE: 'docs',
  });
  const header = headerPolicy(all).replaceAll(/(-src-elem 'self'[^;]*) 'unsafe-inline'/g, '$1');
  for (const policy of [pagePolicy([], all), header])
    expect(policy).not.toMatch(/unsafe|\s\*|https?:(\s|;|$)|undefined/);
});

test('each configured host is allowed for its purpose only', () => {
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

test('the header controls framing, and leaves inline elements, players, and Trusted Types to the pages', () => {
  const inPages = new Set(pagePolicy([], settings).split(';'));
  const header = headerPolicy(settings).split(';');
  expect(header.filter((directive) => !inPages.has(directive))).toEqual([
    'frame-src https://www.youtube-nocookie.com',
    "script-src-elem 'self' 'unsafe-inline'",
    "style-src-elem 'self' 'unsafe-inline'",
    "frame-ancestors 'none'",
  ]);
  expect([...inPages].filter((directive) => !header.includes(directive))).toEqual([
    "frame-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

const page = '<html><head><meta charSet="utf-8"/></head><body><script></script></body></html>';
const hash = 'sha256-of-a-script';

test('the policy is the first element in the head and allows the page’s inline scripts', () => {
  expect(addPolicy(page, [hash], settings)).toMatch(
    /^<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'self';script-src 'self' 'sha256-of-a-script';[^"]+"><meta charSet="utf-8"\/>/,
  );
});

test('a page that loads nothing, such as a short link’s, stays as it is', () => {
  const shortLink = '<!doctype html><title>a</title><a href="/b">b</a>';
  expect(addPolicy(shortLink, [], settings)).toBe(shortLink);
});

test('a page without a head is rejected', () => {
  expect(() => addPolicy('<img>', [], settings)).toThrow('no head');
});

test('a page whose encoding would be declared too late is rejected', () => {
  const late = page.replace('<head>', `<head>${'<meta name="a">'.repeat(80)}`);
  expect(() => addPolicy(late, [], settings)).toThrow('past the first 1,024 bytes');
});
