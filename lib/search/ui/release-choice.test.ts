import { expect, test } from 'vitest';
import { otherReleases, releaseChoices, releaseLabel } from './release-choice';

const releases = [
  { protocol: 'lockup', version: 'v1.2', isDefault: true },
  { protocol: 'flow', version: 'v1.0', isDefault: true },
  { protocol: 'lockup', version: 'v4.0', isDefault: false },
  { protocol: 'flow', version: 'v3.0', isDefault: false },
];

test('results prefer the default releases until the reader chooses others', () => {
  const choices = releaseChoices(releases, {});
  expect(choices).toEqual([
    { protocol: 'lockup', version: 'v1.2', next: 'v4.0' },
    { protocol: 'flow', version: 'v1.0', next: 'v3.0' },
  ]);
  expect(otherReleases(releases, choices)).toEqual(['lockup-v4.0', 'flow-v3.0']);
  const chosen = releaseChoices(releases, { lockup: 'v4.0' });
  expect(chosen[0]).toEqual({ protocol: 'lockup', version: 'v4.0', next: 'v1.2' });
  expect(otherReleases(releases, chosen)).toEqual(['lockup-v1.2', 'flow-v3.0']);
});

test('a protocol with a single release offers no choice', () => {
  expect(releaseChoices(releases.slice(0, 2), {})).toEqual([]);
});

test('the label of a release is readable', () => {
  expect(releaseLabel('lockup-v4.0')).toBe('Lockup v4.0');
});
