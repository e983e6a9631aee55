import fs from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { gasFile } from '@/lib/protocol/gas/gas-data';
import { day, tokens } from '../foundry/lockup-fixture';
import { type LockupV4Fixture, setUpLockupV4 } from '../foundry/lockup-v4-fixture';

// Measures what the gas benchmarks of Lockup v4.0 say about price-gated streams, and computes the page's rounded figures
// from its tables.

const page = fs.readFileSync('content/guides/lockup/gas-benchmarks.mdx', 'utf8');
const data = gasFile('lockup-v4.0')();

/** Returns the gas in a table's cell. */
function gas(table: string, key: string[], column: string): number {
  const { rows = [], cases = [] } = data.tables[table] ?? {};
  const row = rows.find((each) => each.key.join() === key.join());
  return row?.gas[cases.indexOf(column)] ?? Number.NaN;
}

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

test.each([
  ['createWithDurationsLD', 570],
  ['createWithTimestampsLD', 620],
])('%s fits as many segments into a transaction as the pages say', async (functionName, most) => {
  const create = (count: number) => {
    const start = fixture.now();
    const segments = Array.from({ length: count }, (_, index) => ({
      amount: tokens(1) + BigInt(index),
      exponent: 10n ** 18n + BigInt(index),
      duration: day,
      timestamp: start + (index + 1) * day,
    }));
    const params = {
      sender: fixture.sender.address,
      recipient: fixture.recipient.address,
      depositAmount: segments.reduce((sum, { amount }) => sum + amount, 0n),
      token: fixture.token.address,
      cancelable: true,
      transferable: true,
      timestamps: { start, end: start + count * day },
      shape: 'dynamicExponential',
    };
    return fixture.lockup.send(fixture.sender, functionName, params, segments);
  };
  // https://eips.ethereum.org/EIPS/eip-7825
  expect((await create(most)).gasUsed).toBeLessThan(2n ** 24n);
  await expect(create(most + 10)).rejects.toThrow();
  expect(page).toContain(`| Segments of a single dynamic stream, with \`${functionName}\` | ${most} |`);
  const sentence = 'about 570 segments with durations, or 620 with timestamps';
  for (const file of ['guides/lockup/examples/create-stream/lockup-dynamic', 'concepts/lockup/segments'])
    expect(fs.readFileSync(`content/${file}.mdx`, 'utf8')).toContain(sentence);
});
