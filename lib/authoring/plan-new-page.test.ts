import { expect, test } from 'vitest';
import { releases } from '@/content/releases';
import { checkContentFile } from '@/lib/check/check-files';
import { checkRules } from '@/lib/check/prose/check-file';
import { checkPage } from '@/lib/check/prose/check-page';
import { readProse } from '@/lib/check/prose/read-prose';
import { compileBody } from '@/lib/content/compile';
import { kinds, usualKind } from '@/lib/content/templates';
import { readFrontMatter } from '@/lib/markup/front-matter';
import { releaseTitle } from '@/lib/site/release';
import { type NewPage, planNewPage } from './plan-new-page';

const manifest =
  "{ label: 'Overview', slug: 'guides/lockup/overview' },\n{ label: 'Soon', slug: 'guides/soon' },\n";
const state = {
  rules: [{ from: '/guides/older', to: '/guides/lockup/overview' }],
  slugs: new Set(['guides/lockup/overview']),
  published: undefined,
};
const good: NewPage = {
  slug: 'guides/lockup/my-page',
  title: 'Hooks: how to',
  description: 'How a recipient contract learns that its stream was canceled: "at once".',
};
const plan = (page: Partial<NewPage>) => planNewPage({ ...good, ...page }, manifest, state);

test.each(kinds)(
  'the page from the template "%s" has no mistake, and its words are the given ones',
  async (kind) => {
    const text = plan({ kind }).get('content/guides/lockup/my-page.mdx') ?? '';
    const { frontMatter, body, problems } = readFrontMatter(text, 'a.mdx');
    expect(frontMatter).toMatchObject({ title: good.title, description: good.description, tocDepth: 3 });
    expect([...problems, ...(await compileBody(body, 'a.mdx', 'mdx')).problems]).toEqual([]);
    const prose = readProse(text, 'a.mdx');
    expect(prose && [...checkRules(prose), ...checkPage(prose)]).toEqual([]);
    // Each placeholder sentence is reported until the author replaces it.
    const left = checkContentFile({ file: 'content/guides/lockup/my-page.mdx', bytes: Buffer.from(text) });
    expect(left.length).toBeGreaterThan(3);
    expect(new Set(left.map(({ rule }) => rule))).toEqual(new Set(['files']));
  },
);

test('its template is the usual one of its section', () => {
  expect(usualKind('concepts/a')).toBe('concept');
  expect(usualKind('apps/a')).toBe('app');
  expect(usualKind('guides/a')).toBe('how-to');
});

test('a page about a product names its newest release, and others none', () => {
  const releaseAt = (slug: string) =>
    readFrontMatter(plan({ slug, after: 'guides/soon' }).get(`content/${slug}.mdx`) ?? '', 'a.mdx')
      .frontMatter.release;
  const newestOf = (product: string) =>
    releases.filter((each) => each.product === product && each.status === 'newest').map(releaseTitle);
  expect(releaseAt('guides/flow/my-page')).toEqual(newestOf('flow'));
  expect(releaseAt('guides/airdrops/my-page')).toEqual(newestOf('airdrops'));
  expect(releaseAt('guides/my-page')).toBeUndefined();
  expect(releaseAt('guides/lockup/v1.2/my-page')).toBeUndefined();
});

test('the sidebar lists it under its title or a label, behind its neighbor or a page that is named', () => {
  expect(plan({ title: 'Mine' }).get('content/sidebar.ts')?.split('\n')[1]).toBe(
    "{ label: 'Mine', slug: 'guides/lockup/my-page' },",
  );
  expect(plan({ label: 'Short', after: 'guides/soon' }).get('content/sidebar.ts')?.split('\n')[2]).toBe(
    "{ label: 'Short', slug: 'guides/lockup/my-page' },",
  );
  expect([...plan({ slug: 'guides/soon' }).keys()]).toEqual(['content/guides/soon.mdx']);
});

const section = 'write small letters, digits and hyphens from the section on, as guides/lockup/my-page.';
test.each<[Partial<NewPage>, string]>([
  [{ slug: '/guides/a' }, `"/guides/a" is not an address: ${section}`],
  [{ slug: 'guides/My Page' }, `"guides/My Page" is not an address: ${section}`],
  [{ slug: 'guides/../a' }, `"guides/../a" is not an address: ${section}`],
  [{ slug: 'guides' }, `"guides" is not an address: ${section}`],
  [{ slug: 'guides/a.mdx' }, `"guides/a.mdx" is not an address: ${section}`],
  [{ slug: 'guide/a' }, 'There is no section "guide": did you mean guides?'],
  [
    { slug: 'guides/lockup/overview' },
    'There is already a page at /guides/lockup/overview: choose another address.',
  ],
  [
    { slug: 'guides/older' },
    '/guides/older is an old address that leads to /guides/lockup/overview: choose another one, or delete its rule in redirects.ts.',
  ],
  [{ after: 'guides/son' }, 'content/sidebar.ts lists no page "guides/son": did you mean guides/soon?'],
  [
    { description: 'Short.' },
    '"description" is shorter than 50 characters. Write one sentence of 50 to 160 characters that describes the page:  description: "…"',
  ],
  [{ title: ' ' }, '"title" is empty. Add  title: "…"  between the two --- lines at the top of the page.'],
])('%j is refused in one line', (page, message) => {
  expect(() => plan(page)).toThrow(new Error(message));
  expect(message).not.toContain('\n');
});
