import { expect, test } from 'vitest';
import type { Document } from '@/lib/markup/document';
import { formatProblem } from '@/lib/markup/problem';
import { listDocuments } from '@/lib/pages/document-list';
import { loadEntry } from '@/lib/pages/documents';
import { readEndpoints } from '@/lib/protocol/api/endpoints';
import { checkDates } from './check-dates';

const documents = await Promise.all(listDocuments().map(loadEntry));

const page = (slug: string, checked?: Document['frontMatter']['checked']) => ({
  slug,
  file: `content/${slug}.mdx`,
  frontMatter: { title: '', description: '', tocDepth: 3 as const, ...(checked && { checked }) },
});

test('a page about fees needs a check with a date, and a page about hooks doesn’t', () => {
  expect(
    checkDates([page('concepts/fees'), page('concepts/lockup/hooks')]).map(formatProblem),
  ).toMatchInlineSnapshot(`
    [
      "content/concepts/fees.mdx:1:1  error: The facts of this page can change, and it doesn’t say when they were checked and against what. [dates]
      Compare the page with its sources, and add both to the front matter:  checked: { on: 2026-08-28, against: the npm package sablier 4.1.0 }",
    ]
  `);
  expect(checkDates([page('concepts/fees', { on: '2024-12-16', against: 'the contracts' })])).toEqual([]);
});

test.each([
  'api/flow/envio/queries',
  'apps/branding',
  'support/faq',
  'guides/deployments/lockup-v3.0',
  'guides/lockup/v1.2/deployments',
  'guides/lockup/previous-deployments/v1.0',
  'guides/flow/gas-benchmarks',
  'guides/lockup/etherscan',
])('the page %s needs a check with a date', (slug) => {
  expect(checkDates([page(slug)])).toHaveLength(1);
});

test('every page that needs a check has one', () => {
  expect(documents.filter(({ frontMatter }) => frontMatter.checked).length).toBeGreaterThan(60);
  expect(checkDates(documents).map(formatProblem)).toEqual([]);
});

test('the pages of endpoints were checked after their data', () => {
  const pages = documents.filter(({ slug }) => /^api\/\w+\/endpoints$/.test(slug));
  expect(pages).toHaveLength(3);
  for (const { frontMatter } of pages)
    expect(String(frontMatter.checked?.on) >= readEndpoints().checked).toBe(true);
});
