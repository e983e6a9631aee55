import { expect, test } from 'vitest';
import { symbolPage, symbolPageFile } from './symbol-page';

const link = { from: '/s/Vault.send', to: '/reference/contract.Vault#send(uint256[])' };

test('the page redirects without scripts, respects the base path, and is not indexed', () => {
  const html = symbolPage(link, '/docs');
  const target = '/docs/reference/contract.Vault#send(uint256%5B%5D)';
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
  expect(html).toContain(`<a href="${target}">Vault.send</a>`);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('<script');
  expect(html.length).toBeLessThan(400);
});

test('its file name is the URL path followed by .html, even if it contains dots', () => {
  expect(symbolPageFile(link)).toBe('s/Vault.send.html');
});
