import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { checkSidebar } from './check-sidebar';

const page = (slug: string) => ({ slug, file: `content/${slug}.mdx`, format: 'mdx' as const });
const manifest =
  "export const sidebars = {\n  { label: 'A', slug: 'guides/a' },\n  { label: 'B', slug: 'guides/b' },\n};";

test('a manifest that lists each page once has no problem', () => {
  expect(checkSidebar([page('guides/a'), page('guides/b')], ['guides/a', 'guides/b'], manifest)).toEqual([]);
});

test('an entry without a page is a notice at its line', () => {
  expect(
    checkSidebar([page('guides/a')], ['guides/a', 'guides/b'], manifest)
      .map(formatProblem)
      .join(),
  ).toMatchInlineSnapshot(`
    "content/sidebar.ts:3:23  notice: The page guides/b is not written yet and is not shown. [sidebar]
      Create content/guides/b.mdx."
  `);
});

test('a misspelled entry finds the page that it means', () => {
  const problems = checkSidebar([page('guides/aa')], ['guides/a'], manifest);
  expect(problems.map(({ level, mend }) => [level, mend])).toEqual([
    ['warning', "Add  { label: '…', slug: 'guides/aa' }  to content/sidebar.ts."],
    ['notice', 'Did you mean "guides/aa"?'],
  ]);
});

test('a page that stands twice in the manifest, or two files for one address, are told', () => {
  expect(checkSidebar([page('guides/a')], ['guides/a', 'guides/a'], manifest)[0]?.what).toContain(
    'more than one place',
  );
  expect(checkSidebar([page('guides/a'), page('guides/a')], ['guides/a'], manifest)[0]?.what).toContain(
    'Two files',
  );
});
