import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { listDocuments } from '@/lib/pages/document-list';
import { loadEntry } from '@/lib/pages/documents';
import { readEndpoints } from '@/lib/protocol/api/endpoints';
import { checkDates } from './check-dates';

const documents = await Promise.all(listDocuments().map(loadEntry));

const page = (slug: string, asOf?: string) => ({
  slug,
  file: `content/${slug}.mdx`,
  frontMatter: { title: '', description: '', tocDepth: 3 as const, ...(asOf && { asOf }) },
});

test('a page about fees needs a date, and a page about hooks doesn’t', () => {
  expect(
    checkDates([page('concepts/fees'), page('concepts/lockup/hooks')]).map(formatProblem),
  ).toMatchInlineSnapshot(`
    [
      "content/concepts/fees.mdx:1:1  warning: The facts of this page change with time, and it doesn’t say when they hold. [dates]
      Add the day on which you checked them to the front matter:  asOf: 2024-12-16",
    ]
  `);
  expect(checkDates([page('concepts/fees', '2024-12-16')])).toEqual([]);
});

test('a folder stands for its pages, and not for a page whose name begins with its own', () => {
  expect(checkDates([page('api/flow/envio/queries'), page('apis')])).toHaveLength(1);
});

test('every page that needs a date has one', () => {
  expect(documents.filter(({ frontMatter }) => frontMatter.asOf).length).toBeGreaterThan(40);
  expect(checkDates(documents).map(formatProblem)).toEqual([]);
});

test('the pages of endpoints have the date of their data', () => {
  const pages = documents.filter(({ slug }) => /^api\/\w+\/endpoints$/.test(slug));
  expect(pages.map(({ frontMatter }) => frontMatter.asOf)).toEqual(Array(3).fill(readEndpoints().asOf));
});
