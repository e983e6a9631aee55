import { expect, test } from 'vitest';
import { shortLinkFile, shortLinkPage } from './short-link-page';

const link = { from: '/s/Vault.send', to: '/reference/contract.Vault#send(uint256[])' };

test('the page redirects without scripts, respects the base path, and is not indexed', () => {
  const html = shortLinkPage(link, '/docs');
  const target = '/docs/reference/contract.Vault#send(uint256%5B%5D)';
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
  expect(html).toContain(`<a href="${target}">send</a>`);
  expect(html).toContain('<meta name=robots content=noindex>');
  expect(html).not.toContain('<script');
  expect(html.length).toBeLessThan(400);
});

test('its file name is the URL path followed by .html, even if it contains dots', () => {
  expect(shortLinkFile(link)).toBe('/s/Vault.send.html');
});

test('a selector of several releases opens a choice of them, in the order of the list', () => {
  const choices = [
    { release: 'Lockup v4.0', to: '/b#send(uint256[])' },
    { release: 'Lockup v1.2', to: '/a#send' },
  ];
  const html = shortLinkPage({ from: '/s/0x12345678', to: '/b#send', choices }, '/docs');
  expect(html.match(/<a href="[^"]*">[^<]*/g)).toEqual([
    '<a href="/docs/b#send(uint256%5B%5D)">Lockup v4.0',
    '<a href="/docs/a#send">Lockup v1.2',
  ]);
  expect(html).not.toContain('http-equiv');
});
