import { expect, test } from 'vitest';
import { sampleRecord } from '@/lib/testing/hosted-search/sample-records';
import { namedChains } from './named-chains';

const chain = (name: string, keywords: string[] = [], product = 'lockup') =>
  sampleRecord({
    slug: `guides/${product}/deployments`,
    anchor: name.toLowerCase().replaceAll(' ', '-'),
    headings: ['Contract addresses', name.includes('Sepolia') ? 'Testnets' : 'Mainnets', name],
    kind: 'section',
    content: '',
    keywords,
  });

const chains = [
  chain('Arbitrum'),
  chain('Arbitrum Sepolia'),
  chain('Base'),
  chain('Base Sepolia'),
  chain('Core Dao', ['1116', 'CORE']),
  chain('Ethereum', ['1', 'mainnet']),
  chain('OP Mainnet', ['optimism']),
  chain('OP Sepolia', ['optimism-sepolia']),
  chain('Polygon', ['POL']),
  chain('Sepolia', ['Ethereum Sepolia']),
  chain('XDC', ['50']),
  chain('ZKsync Era', ['zksync']),
  chain('ZKsync Sepolia Testnet', ['zksync-sepolia']),
];

/** Returns the anchors of the chains that a query names. */
const namedIn = (query: string): string[] =>
  [...namedChains(query, chains).keys()].map(({ anchor }) => anchor ?? '').sort();

test.each([
  ['sepolia', ['sepolia']],
  ['lockup address on base', ['base']],
  ['base sepolia contracts', ['base-sepolia']],
  ['zk sync', ['zksync-era']],
  ['base testnet', ['base-sepolia']],
  ['zksync testnet deployment', ['zksync-sepolia-testnet']],
  ['polygon testnet', ['polygon']],
  ['ethereum sepolia', ['sepolia']],
  ['ethereum testnet', ['sepolia']],
  ['testnet addresses', []],
  ['sablier on base evm', ['base']],
])('%s finds the chain with exactly this name', (query, found) => {
  expect(namedIn(query)).toEqual(found);
});

test.each([
  ['where are the addresses for SablierLockup on Polygon and on Sepolia testnet', ['polygon', 'sepolia']],
  ['flow on base, arbitrum', ['arbitrum', 'base']],
  ['mainnet or optimism', ['ethereum', 'op-mainnet']],
  ['lockup and flow on base', ['base']],
  ['arbitrum base lockup', ['arbitrum', 'base']],
])('%s finds each chain and none with words of both', (query, found) => {
  expect(namedIn(query)).toEqual(found);
});

test('of several chains, those of the first product come first', () => {
  const both = [...chains, chain('Base', [], 'flow')];
  const factors = namedChains('arbitrum and base', both);
  const flow = factors.get(both.at(-1) ?? chain('Base')) ?? 0;
  expect([...factors.values()].filter((factor) => factor > 2 * flow)).toHaveLength(2);
});

test('a query that is about something else names no chain', () => {
  for (const query of [
    'cancel and base',
    'gnosis safe',
    'streams 50/50',
    'v2 core v1.1',
    'v2-core',
    'lockup core',
  ])
    expect(namedIn(query), query).toEqual([]);
  for (const query of ['core', 'lockup on core', 'lockup core dao', 'core chain'])
    expect(namedIn(query), query).toEqual(['core-dao']);
});

const address = (contract: string, alias: string, on: string) =>
  sampleRecord({
    slug: 'guides/lockup/v1.2/deployments',
    anchor: contract,
    headings: ['Contract addresses v1.2', `${contract} on ${on}`],
    kind: 'address',
    keywords: [alias, 'contract address'],
  });

test.each(['SablierV2LockupTranched polygon chain', 'LockupTranched on polygon', 'lt3 polygon'])(
  'in %s, the address of the named contract comes before the chain',
  (query) => {
    const deployed = [
      address('SablierV2LockupTranched', 'LT3', 'Base, Polygon'),
      address('SablierV2LockupLinear', 'LL3', 'Polygon'),
    ];
    const factors = [...namedChains(query, [...chains, ...deployed])].sort(([, a], [, b]) => b - a);
    expect(factors.map(([{ anchor }]) => anchor)).toEqual(['SablierV2LockupTranched', 'polygon']);
  },
);
