import { expect, test } from 'vitest';
import { findRelease } from '@/lib/site/releases';
import { pageRankOf, releaseIdOf, titleWithVersion } from './page-facts';

test('a page belongs to a release if it exists in several', () => {
  const pages = new Set([
    'guides/lockup/overview',
    'guides/lockup/v1.2/overview',
    'guides/lockup/examples/hooks',
    'guides/lockup/deployments',
    'guides/deployments/lockup-v3.0',
    'guides/lockup/previous-deployments/legacy',
    'guides/deployments/airdrops-v3.0',
    'guides/deployments/airdrops-v2.0',
    'guides/deployments/bob-v1.0',
  ]);
  expect([...pages].map((slug) => releaseIdOf(slug, pages))).toEqual([
    'lockup-v4.0',
    'lockup-v1.2',
    '',
    'lockup-v4.0',
    'lockup-v3.0',
    '',
    'airdrops-v3.0',
    'airdrops-v2.0',
    '',
  ]);
  expect(releaseIdOf('reference/lockup/v4.0/contract.SablierLockup', pages)).toBe('lockup-v4.0');
});

test('titles of older releases contain the version', () => {
  const releases = [findRelease('lockup', 'v1.2'), findRelease('lockup', 'v4.0')].map((each) =>
    each ? [each] : [],
  );
  const titles = releases.flatMap((own) =>
    ['Build on Lockup', 'Lockup v1.2'].map((title) => titleWithVersion(title, own)),
  );
  expect(titles).toEqual(['Build on Lockup v1.2', 'Lockup v1.2', 'Build on Lockup', 'Lockup v1.2']);
});

test('contracts, interfaces, and legacy pages rank progressively lower, and a main contract like prose', () => {
  const slugs = [
    'reference/errors',
    'concepts/fees',
    'reference/lockup/core/contract.SablierV2NFTDescriptor',
    'reference/lockup/core/interfaces/interface.ISablierV2Lockup',
    'guides/lockup/previous-deployments/v1.1',
  ];
  const ranks = slugs.map(pageRankOf);
  expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  expect(new Set(ranks).size).toBe(ranks.length);
  // The request, not the record, determines which release is preferred.
  expect(pageRankOf('reference/lockup/v4.0/contract.SablierBatchLockup')).toBe(ranks[2]);
  expect(pageRankOf('reference/lockup/v4.0/contract.SablierLockup')).toBe(ranks[1]);
  expect(pageRankOf('reference/lockup/legacy/guides/codebase')).toBe(pageRankOf('apps/v1'));
  expect(pageRankOf('api/legacy-v1')).toBeLessThan(pageRankOf('api/lockup/endpoints'));
});

test('pages of older releases rank lower, and those of the newest like all prose', () => {
  for (const slug of [
    'guides/flow/deployments',
    'guides/deployments/airdrops-v3.0',
    'guides/lockup/overview',
  ])
    expect(pageRankOf(slug), slug).toBe(pageRankOf('concepts/fees'));
  for (const slug of ['guides/lockup/v1.2/overview', 'guides/deployments/flow-v1.1'])
    expect(pageRankOf(slug), slug).toBeLessThan(pageRankOf('concepts/fees'));
});
