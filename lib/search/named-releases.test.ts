import { expect, test } from 'vitest';
import { othersFor, withVersions } from './named-releases';

const releases = [
  { product: 'lockup', version: 'v4.0', isNewest: true },
  { product: 'lockup', version: 'v1.2', isNewest: false },
  { product: 'lockup', version: 'v1.1', isNewest: false },
  { product: 'flow', version: 'v3.0', isNewest: true },
  { product: 'flow', version: 'v1.1', isNewest: false },
] as const;

const byDefault = ['lockup-v1.2', 'lockup-v1.1', 'flow-v1.1'];

test.each([
  ['withdraw', byDefault],
  ['lockup v4 address', byDefault],
  ['SablierV2LockupLinear', byDefault],
  ['a cliff of 1.1 years', byDefault],
  ['v1.2', ['lockup-v4.0', 'lockup-v1.1', 'flow-v1.1']],
  ['Lockup V1.2 addresses', ['lockup-v4.0', 'lockup-v1.1', 'flow-v1.1']],
  ['@sablier/lockup@1.2.0', ['lockup-v4.0', 'lockup-v1.1', 'flow-v1.1']],
  ['lockup v1', ['lockup-v4.0', 'flow-v1.1']],
  ['a stream from Sablier v1', byDefault],
  ['sablier v2 stream', byDefault],
  ['sablier v1.2 base addresses', ['lockup-v4.0', 'lockup-v1.1', 'flow-v1.1']],
  ['v2-periphery address', byDefault],
  ['v4 core contracts', byDefault],
  ['v1.1', ['lockup-v4.0', 'lockup-v1.2', 'flow-v3.0']],
  ['lockup 2 years', byDefault],
  ['release 1 token a day', byDefault],
  ['lockup 1.2 million tokens', byDefault],
  ['1.1 tokens a day with flow', byDefault],
  ['lockup v1.2 tokens', ['lockup-v4.0', 'lockup-v1.1', 'flow-v1.1']],
  ['lockup version 1', ['lockup-v4.0', 'flow-v1.1']],
  ['flow release 1', ['lockup-v1.2', 'lockup-v1.1', 'flow-v3.0']],
  ['lockup v 1', ['lockup-v4.0', 'flow-v1.1']],
  ['lockup 1', ['lockup-v4.0', 'flow-v1.1']],
  ['flow 1.1', ['lockup-v1.2', 'lockup-v1.1', 'flow-v3.0']],
  ['upgrade from v1.2 to v4.0', ['lockup-v1.1', 'flow-v1.1']],
])('for "%s", other releases are %j', (query, expected) => {
  expect(othersFor(query, byDefault, releases)).toEqual(expected);
});

test('the latest version is the newest release, whichever one the reader chose', () => {
  const chosen = ['lockup-v4.0', 'lockup-v1.1', 'flow-v1.1'];
  for (const query of [
    'latest version',
    'newest release',
    'recent release',
    'current version of lockup',
    'Latest lockup',
  ])
    expect(othersFor(query, chosen, releases), query).toEqual(byDefault);
  expect(othersFor('current balance', chosen, releases)).toEqual(chosen);
});

test.each(['airdrop v1.2', 'address of the merkle factory v1.2'])(
  'for "%s", the Lockup release that its page belongs to is preferred, too',
  (query) => {
    const guides = { addresses: 'v1.2/addresses' };
    const all = [
      { product: 'lockup', version: 'v4.0', isNewest: true },
      { product: 'lockup', version: 'v1.2', isNewest: false, guides },
      { product: 'airdrops', version: 'v3.0', isNewest: true },
      { product: 'airdrops', version: 'v1.2', isNewest: false, guides },
    ] as const;
    expect(othersFor(query, ['lockup-v1.2', 'airdrops-v1.2'], all)).toEqual(['lockup-v4.0', 'airdrops-v3.0']);
  },
);

test.each([
  ['flow 2 vs flow 3 differences', 'flow v2 vs flow v3 differences'],
  ['what is different in lockup 4 compared to 1', 'what is different in lockup v4 compared to v1'],
  ['v 4', 'v4'],
  ['lockup 1 vs v4', 'lockup v1 vs v4'],
  [
    'difference between lockup after 2 years and 3 tranches',
    'difference between lockup after 2 years and 3 tranches',
  ],
  ['change 2 streams of lockup to 3', 'change 2 streams of lockup to 3'],
  ['2 vs 3', '2 vs 3'],
])('the numbers that "%s" compares are versions only next to a product', (query, expected) => {
  expect(withVersions(query)).toBe(expected);
});
