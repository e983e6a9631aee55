import fs from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readGasData } from '@/lib/protocol/gas/gas-data';
import { day } from '../foundry/lockup-fixture';
import { type LockupV4Fixture, setUpLockupV4 } from '../foundry/lockup-v4-fixture';

// Measures what the gas benchmarks of Lockup v4.0 say about price-gated streams, and computes the page's rounded figures
// from its tables.

const page = fs.readFileSync('content/guides/lockup/gas-benchmarks.mdx', 'utf8');
const data = readGasData('lockup-v4.0');

/** Returns the gas in a table's cell. */
function gas(table: string, key: string[], column: string): number {
  const { rows = [], cases = [] } = data.tables[table] ?? {};
  const row = rows.find((each) => each.key.join() === key.join());
  return row?.gas[cases.indexOf(column)] ?? Number.NaN;
}

/** The highest gas limit of a transaction: https://eips.ethereum.org/EIPS/eip-7825 */
const limit = 2 ** 24;
const baseCost = 21_000;

let fixture: LockupV4Fixture;

beforeAll(async () => {
  fixture = await setUpLockupV4([]);
});

test('whole transactions cost what the table of price-gated streams says', async () => {
  // The first stream of an account also writes storage that later ones only change.
  await fixture.openStream();
  const created = [await fixture.createPriceGated(), await fixture.createLinear()];
  fixture.chain.warp(fixture.chain.now() + BigInt(100 * day));
  const withdrawals = [];
  await fixture.lockup.send(fixture.stranger, 'withdrawMax', 1n, fixture.recipient.address);
  for (const { result } of created)
    withdrawals.push(
      await fixture.lockup.send(fixture.stranger, 'withdrawMax', result, fixture.recipient.address),
    );
  const rowOf = (receipts: { gasUsed: bigint }[]) =>
    receipts.map(({ gasUsed }) => Number(gasUsed).toLocaleString('en-US')).join(' | ');
  const shown = [
    ...page.matchAll(/^\| (?:Create with timestamps|`withdrawMax` after the end) \| (.*) \|$/gm),
  ];
  expect(shown.map(([, cells]) => cells)).toEqual([rowOf(created), rowOf(withdrawals)]);
});

test('each segment or tranche adds what the page says', () => {
  const each = (table: string, name: string, items: string) =>
    (gas(table, [`\`${name}\``], `100 ${items}`) - gas(table, [`\`${name}\``], `10 ${items}`)) / 90;
  expect(Math.round(each('dynamic-create', 'createWithTimestampsLD', 'segments') / 1000)).toBe(26);
  expect(Math.round(each('dynamic-create', 'createWithDurationsLD', 'segments') / 1000)).toBe(28);
  expect(Math.round(each('tranched-create', 'createWithTimestampsLT', 'tranches') / 100)).toBe(254);
  expect(Math.round(each('tranched-create', 'createWithDurationsLT', 'tranches') / 1000)).toBe(27);
  const cliff =
    gas('linear-create', ['`createWithTimestampsLL`'], 'With a cliff') -
    gas('linear-create', ['`createWithTimestampsLL`'], 'Without a cliff');
  expect(Math.round(cliff / 10_000)).toBe(4);
});

test('a transaction on Ethereum has room for as much as the page says', () => {
  const linear = (gas('batch-linear', ['`createWithTimestampsLL`'], '50 streams') + 50 * 3000) / 50;
  expect(Math.floor((limit - baseCost) / linear / 5) * 5).toBe(85);
  for (const [table, name, items] of [
    ['dynamic-create', 'createWithTimestampsLD', 'segments'],
    ['tranched-create', 'createWithTimestampsLT', 'tranches'],
  ] as const) {
    // Each item adds at most three words to the calldata, which cost at most 700 gas.
    const ten = gas(table, [`\`${name}\``], `10 ${items}`);
    const each = (gas(table, [`\`${name}\``], `100 ${items}`) - ten) / 90 + 700;
    expect(Math.floor(((limit - baseCost - ten) / each + 10) / 50) * 50).toBe(600);
  }
  for (const row of data.tables['batch-items']?.rows ?? []) expect(row.gas[3]).toBeGreaterThan(limit);
  const largest = gas('batch-items', ['`createWithDurationsLD`'], '20 streams, 24 each');
  expect(largest).toBeLessThan(limit);
  // 24 segments with three words each: at least 4 gas for each byte.
  expect(largest + baseCost + 20 * 24 * 96 * 4).toBeGreaterThan(limit);
});

test('the example of a whole transaction is right', () => {
  expect(page).toContain('145,249 + 21,000 + 3,000');
  expect(gas('linear-create', ['`createWithTimestampsLL`'], 'Without a cliff')).toBe(145_249);
  expect(Math.round((145_249 + 21_000 + 3000) / 1000)).toBe(169);
  for (const [key, column, amount] of [
    ['`createWithDurationsLL`', 'Without a cliff', '145,964'],
    ['recipient', 'Before the end', '32,194'],
  ] as const) {
    const table = key === 'recipient' ? 'linear-withdraw' : 'linear-create';
    expect(gas(table, [key], column).toLocaleString('en-US')).toBe(amount);
    expect(page).toContain(amount);
  }
});
