import { expect, test } from 'vitest';
import { parsePreferredReleases } from './preferred-releases';

const releases = [
  { protocol: 'lockup', version: 'v1.2' },
  { protocol: 'lockup', version: 'v4.0' },
  { protocol: 'flow', version: 'v1.0' },
];
const parse = (text: string | null) => parsePreferredReleases(text, releases);

test('what was stored comes back', () => {
  expect(parse('{"lockup":"v4.0","flow":"v1.0"}')).toEqual({ lockup: 'v4.0', flow: 'v1.0' });
});

test('a release that does not exist is left out, alone', () => {
  expect(parse('{"lockup":"v9.9","flow":"v1.0"}')).toEqual({ flow: 'v1.0' });
  expect(parse('{"flow":"v4.0","airdrops":"v1.2","lockup":7}')).toEqual({});
});

test('whatever is no choice is ignored', () => {
  for (const text of [null, '', 'garbage', 'null', '["lockup"]', '"v4.0"', '7'])
    expect(parse(text)).toEqual({});
});
