import { expect, test } from 'vitest';
import type { ReleaseTree } from '@/lib/nav/releases';
import { releaseId } from '@/lib/site/release';
import { otherReleases, releaseChoices } from './release-choice';

const contracts = [{ label: 'A', slug: 'reference/a' }];
const releases: ReleaseTree[] = [
  { product: 'lockup', version: 'v4.0', isNewest: true, contracts, guides: {}, pages: [] },
  { product: 'lockup', version: 'v3.0', isNewest: false, contracts: [], guides: {}, pages: [] },
  { product: 'lockup', version: 'v1.2', isNewest: false, contracts, guides: {}, pages: [] },
  { product: 'airdrops', version: 'v3.0', isNewest: true, contracts: [], guides: {}, pages: [] },
  { product: 'airdrops', version: 'v2.0', isNewest: false, contracts: [], guides: {}, pages: [] },
];

test('results prefer the newest releases until the reader chooses others', () => {
  const choices = releaseChoices(releases, {});
  expect(choices.map(releaseId)).toEqual(['lockup-v4.0', 'airdrops-v3.0']);
  expect(otherReleases(releases, choices)).toEqual(['lockup-v3.0', 'lockup-v1.2', 'airdrops-v2.0']);
  const chosen = releaseChoices(releases, { lockup: 'v1.2' });
  expect(otherReleases(releases, chosen)).toEqual(['lockup-v4.0', 'lockup-v3.0', 'airdrops-v2.0']);
});

test('readers can choose among the releases that the reference covers', () => {
  expect(releaseChoices(releases, {})).toEqual([
    { product: 'lockup', version: 'v4.0', versions: ['v4.0', 'v1.2'] },
    { product: 'airdrops', version: 'v3.0', versions: [] },
  ]);
  expect(releaseChoices(releases, { lockup: 'v1.2' })[0]?.version).toBe('v1.2');
});
