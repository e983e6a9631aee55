import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { releaseTitle } from '@/lib/site/release';
import { newestOf } from '@/lib/site/releases';
import { checkReleases, type Described } from './check-releases';

const newest = releaseTitle(newestOf('lockup'));

type Page = { slug?: string; release?: string[]; text?: string; heading?: string; origin?: boolean };

const page = ({
  slug = 'concepts/streaming',
  release,
  text = '',
  heading = 'Fees',
  origin,
}: Page): Described => ({
  slug,
  file: `content/${slug}.mdx`,
  frontMatter: { title: 'A page', description: '', tocDepth: 3, ...(release && { release }) },
  sections: [{ id: 'a', depth: 2, heading, text }],
  ...(origin && { origin: { label: 'Source', url: 'https://example.com' } }),
});

const reported = (...pages: Page[]): string[] => checkReleases(pages.map(page), () => '').map(formatProblem);

const claim = (text: string, about: Page = {}): boolean => reported({ ...about, text }).length > 0;

test('a page about a product needs a release, as do five pages about several products', () => {
  expect(reported({ slug: 'concepts/lockup/hooks' })).toEqual([
    `content/concepts/lockup/hooks.mdx:1:1  error: The page doesn't say which release it describes. [releases]\n  Add it to the front matter, such as  release: ${newest}`,
  ]);
  expect(reported({ slug: 'concepts/fees' })).toHaveLength(1);
  expect(reported({ slug: 'concepts/fees', release: ['Lockup v1.2', 'Flow v1.0'] })).toEqual([]);
});

test('an address with a version, the app, the Merkle API, and generated pages need no release', () => {
  expect(
    reported(
      { slug: 'guides/lockup/v1.2/overview' },
      { slug: 'apps/features/vesting' },
      { slug: 'api/drops/merkle-api/overview' },
      { slug: 'reference/lockup/core/contract.SablierV2LockupLinear', origin: true },
      { slug: 'concepts/streaming' },
    ),
  ).toEqual([]);
});

test('a sentence must not present an older release as current', () => {
  for (const sentence of [
    'The current release, Lockup v1.2, has three models.',
    'Lockup v1.2 is the newest.',
    'For new streams, use Lockup v1.2.',
    'Use Lockup v1.2 to create new streams.',
    'We recommend Flow v1.0.',
    'Lockup v1.2 lists the current addresses.',
    'Lockup · v1.2 · July 2024 · Current. Adds tranches',
  ])
    expect(claim(sentence), sentence).toBe(true);
});

test('the message names the release, the newest one, and the line of the sentence', () => {
  const text = 'Streams are NFTs. Lockup v1.2 is the latest release.';
  const source =
    '---\ntitle: A page\n---\n\nStreams are NFTs. [Lockup](/concepts) `v1.2` is the latest release.\n';
  expect(checkReleases([page({ text })], () => source).map(formatProblem)).toEqual([
    `content/concepts/streaming.mdx:5:1  error: "Lockup v1.2 is the latest release." presents Lockup v1.2 as current. [releases]\n  Write what is true for ${newest}, or name both releases in the sentence.`,
  ]);
});

test('other things may be current, and a sentence may compare an older release with the newest one', () => {
  for (const sentence of [
    'In Lockup v1.2, call it with the current time.',
    'In Flow v1.0, the debt has grown since the latest snapshot.',
    `Lockup v1.2 is older than ${newest}, the newest release.`,
    'The newest release has one contract.',
  ])
    expect(claim(sentence), sentence).toBe(false);
});

test('a version belongs to the product before it, or to the product of the page', () => {
  const { version } = newestOf('flow');
  expect(claim(`Flow ${version} is the newest release.`)).toBe(false);
  expect(claim(`${version} is the newest release.`, { release: [`Flow ${version}`] })).toBe(false);
  expect(claim('v1.0 is the newest release.', { release: ['Flow v1.0'] })).toBe(true);
  // Without either, it may be any product's, such as that of Bob.
  expect(claim('v1.0 is the newest release.')).toBe(false);
});
