import { expect, test } from 'vitest';
import { resolveRedirects } from './resolve';

const slugs = (pages: string[]) => ({ pages: new Set(pages) });

test('a rule to a section holds once the page is there', () => {
  const exact = [{ from: '/csv', to: '/guides/csv#rows' }];
  expect(resolveRedirects({ exact, prefix: [] }, slugs(['guides/csv']))).toEqual(exact);
  expect(resolveRedirects({ exact, prefix: [] }, slugs(['guides/rows']))).toEqual([]);
});

test('a prefix rule moves each page under its target, at any depth, and not the page that the target itself is', () => {
  const prefix = [{ from: '/old/', to: '/new/' }];
  const pages = slugs(['new', 'new/a', 'new/deep/v1.0', 'newer/b']);
  expect(resolveRedirects({ exact: [], prefix }, pages)).toEqual([
    { from: '/old/a', to: '/new/a' },
    { from: '/old/deep/v1.0', to: '/new/deep/v1.0' },
  ]);
});

test('an exact rule wins over a prefix rule', () => {
  const rules = {
    exact: [{ from: '/old/a', to: '/elsewhere' }],
    prefix: [{ from: '/old/', to: '/new/' }],
  };
  expect(resolveRedirects(rules, slugs(['new/a', 'elsewhere']))).toEqual([
    { from: '/old/a', to: '/elsewhere' },
  ]);
});

test('of two prefix rules the longer one wins, in whatever order they stand', () => {
  const short = { from: '/v1/', to: '/contracts/' };
  const long = { from: '/v1/guides/', to: '/guides/' };
  const pages = slugs(['contracts/guides/a', 'contracts/guides/b', 'guides/a']);
  for (const prefix of [
    [short, long],
    [long, short],
  ]) {
    expect(resolveRedirects({ exact: [], prefix }, pages)).toEqual([
      { from: '/v1/guides/a', to: '/guides/a' },
      { from: '/v1/guides/b', to: '/contracts/guides/b' },
    ]);
  }
});

test('a rule without a target redirects nowhere, and no other rule takes its place', () => {
  const rules = {
    exact: [{ from: '/old/a', to: '/missing' }],
    prefix: [{ from: '/old/', to: '/new/' }],
  };
  expect(resolveRedirects(rules, slugs(['new/a']))).toEqual([]);
});

test('the first of two rules for one address holds', () => {
  const exact = [
    { from: '/old', to: '/a' },
    { from: '/old', to: '/b' },
  ];
  expect(resolveRedirects({ exact, prefix: [] }, slugs(['a', 'b']))).toEqual([{ from: '/old', to: '/a' }]);
});

test('pages that came later are moved by a rule for them alone', () => {
  const prefix = [
    { from: '/v2/', to: '/reference/' },
    { from: '/contracts/', to: '/reference/v4.0/' },
  ];
  const pages = {
    ...slugs(['reference/core', 'reference/v4.0/contract.Vault']),
    addedLater: new Set(['reference/v4.0/contract.Vault']),
  };
  expect(resolveRedirects({ exact: [], prefix }, pages)).toEqual([
    { from: '/contracts/contract.Vault', to: '/reference/v4.0/contract.Vault' },
    { from: '/v2/core', to: '/reference/core' },
  ]);
});
