import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import type { Release } from '@/lib/site/release';
import { checkReleaseList, type PublishedRelease, type ReleaseSources } from './check-release-list';

const release = (version: string, fields: Partial<Release> = {}): Release => ({
  product: 'lockup',
  version,
  date: '2026-03-16',
  status: 'newest',
  what: 'Adds a model.',
  packages: [`@sablier/lockup@${version.slice(1)}.1`],
  contracts: ['SablierLockup'],
  deployments: 'guides/lockup/deployments',
  guides: false,
  audits: [],
  ...fields,
});

const published = (version: string, fields: Partial<PublishedRelease> = {}): PublishedRelease => ({
  product: 'lockup',
  version,
  isLatest: true,
  contracts: ['SablierLockup'],
  ...fields,
});

const page = (slug: string, title?: string) => ({
  slug,
  frontMatter: { title: '', description: '', tocDepth: 3 as const, ...(title && { release: [title] }) },
});

const deployments = page('guides/lockup/deployments');

/** Returns the errors of a list, by default with a single release. */
function errors(sources: Partial<ReleaseSources>, pages = [deployments]): string[] {
  const list = sources.list ?? [release('v9.0')];
  const text = list
    .map(({ product, version }) => `    product: '${product}',\n    version: '${version}',\n`)
    .join('');
  const {
    published: releases = list.map(({ product, version, status }) =>
      published(version, { product, isLatest: status === 'newest' }),
    ),
  } = sources;
  return checkReleaseList(pages, { list, text, published: releases, ...sources }).map(formatProblem);
}

const older = release('v8.0', { status: 'older' });

test('a list that agrees with the package and the pages has no error', () => {
  expect(errors({ list: [release('v9.0'), older] })).toEqual([]);
});

test('a product has exactly one newest release, unless it is retired', () => {
  expect(errors({ list: [release('v9.0'), release('v8.0')] })[0]).toBe(
    'content/releases.ts:3:5  error: Lockup has several releases with the status "newest". [releases]\n  Give this status to one release: the one that readers should use today.',
  );
  expect(errors({ list: [older] })[0]).toContain('Lockup has no release with the status "newest".');
  expect(errors({ list: [release('v1.1', { product: 'legacy', status: 'retired' })] })).toEqual([]);
});

test('the newest release is the latest one in the package', () => {
  const list = [release('v9.0'), older];
  const latest = [published('v9.0', { isLatest: false }), published('v8.0')];
  expect(errors({ list, published: latest })).toEqual([
    'content/releases.ts:1:5  error: The newest release of Lockup in the sablier package is v8.0. [releases]\n  Set its status to "newest", and that of this release to "older".',
  ]);
});

test('the list and the package have the same releases', () => {
  expect(errors({ published: [] })[0]).toContain('The sablier package has no release Lockup v9.0.');
  const more = [published('v9.0'), published('v8.0', { isLatest: false })];
  expect(errors({ published: more })).toEqual([
    "content/releases.ts:1:1  error: The sablier package has Lockup v8.0, which isn't listed. [releases]\n  Add an entry.",
  ]);
});

test('the list and the package have the same contracts', () => {
  const contracts = ['SablierBatchLockup'];
  expect(errors({ published: [published('v9.0', { contracts })] })).toEqual([
    'content/releases.ts:1:5  error: Lockup v9.0 has no deployed contract SablierLockup in the sablier package. [releases]\n  Correct or remove the name.',
    'content/releases.ts:1:5  error: Lockup v9.0 doesn\'t list the deployed contract SablierBatchLockup. [releases]\n  Add it to "contracts".',
  ]);
});

test('a contract that two products share is listed under one of them', () => {
  const airdrops = release('v9.0', { product: 'airdrops', contracts: ['SablierMerkleFactory'] });
  const contracts = ['SablierLockup', 'SablierMerkleFactory'];
  expect(
    errors({
      list: [release('v9.0'), airdrops],
      published: [published('v9.0', { contracts }), published('v9.0', { product: 'airdrops', contracts })],
    }),
  ).toEqual([]);
});

test('each release has a page with its addresses', () => {
  expect(errors({}, [])).toEqual([
    'content/releases.ts:1:5  error: Lockup v9.0 has no page guides/lockup/deployments. [releases]\n  Write the page with its addresses, or correct "deployments".',
  ]);
});

test('"guides" is true if a guide describes the release, and a page of addresses is no guide', () => {
  const list = (guides: boolean) => [release('v1.2', { guides })];
  const guide = page('guides/lockup/etherscan', 'Lockup v1.2');
  expect(errors({ list: list(true) }, [deployments, guide])).toEqual([]);
  expect(errors({ list: list(true) })[0]).toContain('No guide describes Lockup v1.2.');
  expect(errors({ list: list(false) }, [deployments, guide])[0]).toContain(
    'The page guides/lockup/etherscan is a guide to Lockup v1.2.',
  );
  expect(errors({ list: list(false) }, [page('guides/lockup/deployments', 'Lockup v1.2')])).toEqual([]);
});
