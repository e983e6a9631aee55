import { expect, test } from 'vitest';
import { resolveRedirects } from './resolve';

const slugs = (pages: string[]) => new Set(pages);

test('a rule to a section holds once the page is there', () => {
  const rules = [{ from: '/csv', to: '/guides/csv#rows' }];
  expect(resolveRedirects(rules, slugs(['guides/csv']))).toEqual(rules);
  expect(resolveRedirects(rules, slugs(['guides/rows']))).toEqual([]);
});

test('a rule without a target redirects nowhere, and none hides a page', () => {
  const rules = [
    { from: '/old/a', to: '/missing' },
    { from: '/new/a', to: '/new/b' },
  ];
  expect(resolveRedirects(rules, slugs(['new/a', 'new/b']))).toEqual([]);
});
