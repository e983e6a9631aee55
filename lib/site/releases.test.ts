import { describe, expect, test } from 'vitest';
import { releaseTitle } from './release';
import { findRelease, guideIn, newestOf, newestReleases, releasesOf, releasesOfPage } from './releases';

test('each maintained product has one newest release, and the versions of each product are sorted', () => {
  expect(newestReleases().map(releaseTitle)).toEqual([
    'Lockup v4.0',
    'Flow v3.0',
    'Airdrops v3.0',
    'Bob v1.0',
  ]);
  expect(() => newestOf('legacy')).toThrow('no newest release of Legacy');
  for (const product of ['lockup', 'flow', 'airdrops'] as const) {
    const versions = releasesOf(product).map(({ version }) => version);
    expect(versions.length).toBeGreaterThan(1);
    expect(versions).toEqual(versions.toSorted().reverse());
  }
});

describe('the address of a guide in a release', () => {
  test.each([
    ['v1.2', 'guides/lockup/overview', 'guides/lockup/v1.2/overview'],
    ['v4.0', 'guides/lockup/v1.2/overview', 'guides/lockup/overview'],
    ['v3.0', 'guides/lockup/deployments', 'guides/deployments/lockup-v3.0'],
    ['v4.0', 'guides/lockup/previous-deployments/v1.0', 'guides/lockup/deployments'],
    ['v4.0', 'guides/flow/overview', undefined],
    ['v4.0', 'concepts/lockup/overview', undefined],
  ])('Lockup %s of %s', (version, slug, address) => {
    const release = findRelease('lockup', version);
    expect(release && guideIn(release, slug)).toBe(address);
  });
});

test('a page is about the releases in its front matter, or else about those in its address', () => {
  const titles = (slug: string, release?: string[]) =>
    releasesOfPage({ slug, frontMatter: { release } }).map(releaseTitle);
  expect(titles('concepts/fees', ['Lockup v1.2', 'Flow v1.0'])).toEqual(['Lockup v1.2', 'Flow v1.0']);
  expect(titles('guides/lockup/v1.2/overview')).toEqual(['Lockup v1.2']);
  expect(titles('guides/lockup/deployments')).toEqual(['Lockup v4.0']);
  expect(titles('guides/lockup/previous-deployments/v1.1')).toEqual(['Lockup v1.1', 'Airdrops v1.1']);
  expect(titles('concepts/streaming')).toEqual([]);
});
