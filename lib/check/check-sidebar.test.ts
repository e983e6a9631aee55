import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { checkEntries, checkSidebar, listMisplaced } from './check-sidebar';

const page = (slug: string) => ({ slug, file: `content/${slug}.mdx`, format: 'mdx' as const });
const manifest =
  "export const sidebars = {\n  { label: 'A', slug: 'guides/a' },\n  { label: 'B', slug: 'guides/b' },\n};";

test('an entry without a page is reported at its line', () => {
  expect(
    checkSidebar([page('guides/a')], ['guides/a', 'guides/b'], manifest)
      .map(formatProblem)
      .join(),
  ).toMatchInlineSnapshot(`
    "content/sidebar.ts:3:23  error: There is no page guides/b. [sidebar]
      Create content/guides/b.mdx, or delete the entry."
  `);
});

test('a guide of an older release whose product has no newest one is reported, too', () => {
  const legacy = page('guides/lockup/previous-deployments/legacy');
  expect(checkSidebar([legacy], [], manifest)[0]?.what).toBe("The page isn't in the sidebar.");
});

test('a misspelled entry finds the page that it means', () => {
  const problems = checkSidebar([page('guides/aa')], ['guides/a'], manifest);
  expect(problems.map(({ level, fix }) => [level, fix])).toEqual([
    ['warning', "Add  { label: '…', slug: 'guides/aa' }  to content/sidebar.ts."],
    ['error', 'Did you mean "guides/aa"?'],
  ]);
});

test('a page that stands twice in the manifest, or two files for one address, are reported', () => {
  expect(checkSidebar([page('guides/a')], ['guides/a', 'guides/a'], manifest)[0]?.what).toContain(
    'more than once',
  );
  const pages = [page('guides/a'), { ...page('guides/a'), file: 'content/guides/a/index.mdx' }];
  expect(checkSidebar(pages, ['guides/a'], manifest)[0]).toMatchObject({
    file: 'content/guides/a.mdx',
    what: 'This file and content/guides/a/index.mdx have the same address, /guides/a.',
  });
});

test('a page in the sidebar of another section is reported with the command that moves it', () => {
  const misplaced = listMisplaced({
    concepts: [],
    reference: [],
    api: [],
    apps: [],
    support: [],
    guides: [
      { label: 'A', slug: 'guides/a' },
      { label: 'More', collapsed: true, items: [{ label: 'B', slug: 'api/b' }] },
    ],
  });
  expect(misplaced).toEqual([{ slug: 'api/b', section: 'guides' }]);
  expect(checkSidebar([page('api/b')], ['api/b'], manifest, misplaced)[0]).toMatchObject({
    what: 'The page api/b is in the sidebar of guides, but its address begins with another section.',
    fix: 'Move the entry to api, or move the page:  npm run move -- api/b guides/b',
  });
});

const long = 'Word '.repeat(10);
const pageB = { label: 'B', slug: 'guides/b' };
test.each([
  [[{ label: 'A', slug: '/guides/a.mdx' }], `"/guides/a.mdx" isn't a slug. Write  slug: 'guides/a'`],
  [[{ label: 'A', collapsed: true, items: [] }], 'The category is empty. Add a page to it, or remove it.'],
  [
    [{ label: 'A', collapsed: true, items: [pageB, { ...pageB, slug: 'guides/c' }] }],
    'Two entries of this list have the label "B". Reword one of them.',
  ],
  [[{ ...pageB, label: long }], `The label "${long}" needs three lines. Write at most 48 characters.`],
  [
    [{ ...pageB, slug: 'guides/bb', isLink: true as const }],
    'There is no page guides/bb. Did you mean "guides/b"?',
  ],
  [[{ ...pageB, label: ' ' }], "This entry has no label. Write  label: '…'"],
])('the entries %j are reported', (items, said) => {
  expect(
    checkEntries(items, new Set(['guides/a', 'guides/b', 'guides/c']), manifest).map(
      ({ what, fix }) => `${what} ${fix}`,
    ),
  ).toEqual([said]);
});
