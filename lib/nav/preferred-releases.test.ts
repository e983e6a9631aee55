import { expect, test } from 'vitest';
import type { ReleaseName } from '@/lib/site/release';
import { parseFormerRelease, parsePreferredReleases } from './preferred-releases';

const releases: ReleaseName[] = [
  { product: 'lockup', version: 'v1.2' },
  { product: 'lockup', version: 'v4.0' },
  { product: 'flow', version: 'v1.0' },
];
const parse = (text: string | null) => parsePreferredReleases(text, releases);

test('a stored choice is restored', () => {
  expect(parse('{"lockup":"v4.0","flow":"v1.0"}')).toEqual({ lockup: 'v4.0', flow: 'v1.0' });
});

test('only a release that does not exist is dropped', () => {
  expect(parse('{"lockup":"v9.9","flow":"v1.0"}')).toEqual({ flow: 'v1.0' });
  expect(parse('{"flow":"v4.0","airdrops":"v1.2","lockup":7}')).toEqual({});
});

test('the release that the earlier site stored is chosen for protocols that have it', () => {
  expect(parseFormerRelease('v4.0', releases)).toEqual({ lockup: 'v4.0' });
  expect(parseFormerRelease('1.0', releases)).toEqual({ flow: 'v1.0' });
  for (const text of [null, '', 'v', 'current', '{"lockup":"v4.0"}'])
    expect(parseFormerRelease(text, releases)).toEqual({});
});
