import { expect, test } from 'vitest';
import { toAddress } from './links';

const from = 'content/concepts/lockup/overview.mdx';

test('a link to a file leads to the page that the file makes', () => {
  expect(toAddress(from, './hooks.mdx#order')).toBe('/concepts/lockup/hooks#order');
  expect(toAddress(from, '../flow/overview.mdx')).toBe('/concepts/flow/overview');
});

test('addresses, anchors and other sites stay as they are', () => {
  for (const href of ['/concepts/nft', '#order', 'https://example.com/a.mdx', 'mailto:a@b.c']) {
    expect(toAddress(from, href)).toBe(href);
  }
});
