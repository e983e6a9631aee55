import { expect, test } from 'vitest';
import { resolveLink } from './links';

const from = 'content/concepts/lockup/overview.mdx';

test('a link to a file leads to the page that the file makes', () => {
  expect(resolveLink(from, './hooks.mdx#order')).toBe('/concepts/lockup/hooks#order');
  expect(resolveLink(from, '../index.md#order')).toBe('/concepts#order');
  expect(resolveLink(from, '../flow/overview.mdx')).toBe('/concepts/flow/overview');
});

test('addresses, anchors and other sites stay as they are', () => {
  for (const href of ['/concepts/nft', '#order', 'https://example.com/a.mdx', 'mailto:a@b.c']) {
    expect(resolveLink(from, href)).toBe(href);
  }
});
