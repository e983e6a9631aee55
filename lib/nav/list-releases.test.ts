import { expect, test } from 'vitest';
import type { Product, ReleaseName } from '@/lib/site/release';
import { listReleases } from './list-releases';

const releases = (product: Product, ...versions: string[]): ReleaseName[] =>
  versions.map((version) => ({ product, version }));
const all = [...releases('lockup', 'v4.0', 'v3.0', 'v2.0', 'v1.2'), ...releases('flow', 'v3.0', 'v2.0')];

test('all releases of a product are a range, however the page orders them', () => {
  expect(
    listReleases(
      [...releases('lockup', 'v4.0'), ...releases('flow', 'v3.0'), ...releases('lockup', 'v2.0', 'v3.0')],
      all,
    ),
  ).toBe('Lockup v2.0–v4.0, Flow v3.0');
});

test('two releases, and those with a gap, are listed', () => {
  expect(
    listReleases([...releases('lockup', 'v4.0', 'v3.0', 'v1.2'), ...releases('flow', 'v3.0', 'v2.0')], all),
  ).toBe('Lockup v4.0, v3.0, v1.2, Flow v3.0, v2.0');
});
