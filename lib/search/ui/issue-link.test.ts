import { expect, test } from 'vitest';
import { site } from '@/lib/site/site';
import { issueLink } from './issue-link';

test('the issue belongs to the docs repository and contains the query', () => {
  const url = new URL(issueLink('a "odd" & query'));
  expect(url.origin + url.pathname).toBe(`${site.organization}/docs/issues/new`);
  expect(url.searchParams.get('title')).toBe('Search: no results for "a "odd" & query"');
  expect(url.searchParams.get('body')).toContain('a "odd" & query');
});

test('long or malformed queries still produce a URL that hosts accept', () => {
  expect(issueLink(`\uD83C${'x'.repeat(5000)}`).length).toBeLessThan(1000);
});
