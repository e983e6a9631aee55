import fs from 'node:fs';
import { lockup as releases } from 'sablier/evm/releases/lockup';
import { createPublicClient, http } from 'viem';
import { sepolia } from 'viem/chains';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nextUnlock } from '@/content/samples/lockup/v4.0/vesting-data/next-unlock';
import { day, tokens } from '../foundry/lockup-fixture';
import { type LockupV4Fixture, setUpLockupV4 } from '../foundry/lockup-v4-fixture';
import { runScript } from './run-script';

// Runs the scripts of the guide to vesting data against streams of every model.

let fixture: LockupV4Fixture;
/** In Unix seconds. */
let start: number;

beforeAll(async () => {
  fixture = await setUpLockupV4([]);
  start = Number(fixture.chain.now());
});

beforeEach(() => fixture.chain.snapshot());

const at = (days: number) => start + days * day;
const warpTo = (time: number) => fixture.chain.warp(BigInt(time));
const lockup = (functionName: string, ...args: unknown[]) => fixture.lockup.read(functionName, ...args);

async function linear(unlockAmounts: object, granularity: number, cliff: number, from = 0): Promise<bigint> {
  const params = termsOf(from);
  const { result } = await fixture.lockup.send(
    fixture.sender,
    'createWithTimestampsLL',
    params,
    unlockAmounts,
    granularity,
    cliff && at(cliff),
  );
  return BigInt(String(result));
}

const termsOf = (from = 0) => ({
  sender: fixture.sender.address,
  recipient: fixture.recipient.address,
  depositAmount: tokens(1000),
  token: fixture.token.address,
  cancelable: true,
  transferable: true,
  timestamps: { start: at(from), end: at(100) },
  shape: '',
});

async function withItems(functionName: string, items: object[], from = 0): Promise<bigint> {
  const { result } = await fixture.lockup.send(fixture.sender, functionName, termsOf(from), items);
  return BigInt(String(result));
}

const segment = (amount: number, exponent: bigint, days: number) => ({
  amount: tokens(amount),
  exponent,
  timestamp: at(days),
});
const tranche = (amount: number, days: number) => ({ amount: tokens(amount), timestamp: at(days) });

async function vestingData(...streamIds: bigint[]): Promise<string[]> {
  const args = streamIds.map(String);
  const script = 'lockup/v4.0/vesting-data/vesting-data.ts';
  return (await runScript(script, { args, chain: fixture.chain })).lines;
}

test('the script prints the rows that the guide shows', async () => {
  const streamIds = [
    await linear({ start: 0n, cliff: tokens(250) }, 0, 25),
    await withItems('createWithTimestampsLT', [tranche(400, 40), tranche(600, 100)]),
    await fixture.openPriceGated({ timestamps: { start: at(0), end: at(100) } }),
    await fixture.openStream(),
  ];
  warpTo(at(20));
  await fixture.lockup.send(fixture.sender, 'cancel', streamIds[3]);
  warpTo(at(50));
  await fixture.lockup.send(
    fixture.recipient,
    'withdraw',
    streamIds[0],
    fixture.recipient.address,
    tokens(100),
  );
  const lines = await vestingData(...streamIds);
  const dateOf = (seconds: number) => new Date(seconds * 1000).toISOString();
  expect(lines[1]).toMatch(new RegExp(`,${dateOf(at(50) + 1)}$`));
  expect(lines[2]).toMatch(new RegExp(`,${dateOf(at(100))}$`));
  expect(lines[3]).toMatch(new RegExp(`,${dateOf(at(100))} or at the target price$`));

  const withoutDates = (text: string) => text.replace(/\d{4}-[-\d]+T[:.\d]+Z/g, 'DATE');
  const page = fs.readFileSync('content/guides/lockup/examples/vesting-data.mdx', 'utf8');
  const shown = /^```text\n(stream,model[\s\S]*?)\n```/m.exec(page)?.[1] ?? '';
  expect(withoutDates(shown).split('\n')).toEqual(lines.map(withoutDates));
});

test('the formulas hold in every status, and the parts add up to the deposit', async () => {
  const { lockup: contract, sender, recipient } = fixture;
  const canceledAtOnce = await linear({ start: 0n, cliff: 0n }, 0, 0, 30);
  const emptied = await fixture.openStream();
  const canceledAndEmptied = await fixture.openStream();
  await contract.send(sender, 'cancel', canceledAtOnce);
  warpTo(at(40));
  await contract.send(sender, 'cancel', canceledAndEmptied);
  await contract.send(recipient, 'withdrawMax', canceledAndEmptied, recipient.address);
  warpTo(at(100));
  await contract.send(recipient, 'withdrawMax', emptied, recipient.address);
  const [, ...rows] = await vestingData(canceledAtOnce, emptied, canceledAndEmptied);
  expect(rows).toEqual([
    '1,Linear,Depleted,0,0,0,1000,0,',
    '2,Linear,Depleted,0,0,1000,0,0,',
    '3,Linear,Depleted,0,0,400,600,0,',
  ]);
});

describe('the next unlock is the first second in which the released amount grows', () => {
  const half = 500_000_000_000_000_000n;
  const streams: Record<string, () => Promise<bigint>> = {
    'linear, every second': () => linear({ start: 0n, cliff: 0n }, 0, 0),
    'linear, before its start': () => linear({ start: 0n, cliff: 0n }, 0, 0, 30),
    'linear, with all unlocks': () => linear({ start: tokens(100), cliff: tokens(150) }, 10 * day, 25, 5),
    'linear, with a cliff that unlocks nothing': () => linear({ start: 0n, cliff: 0n }, 10 * day, 25),
    'linear, with a remainder': () => linear({ start: 0n, cliff: 0n }, 30 * day, 0),
    'linear, released at the cliff': () => linear({ start: 0n, cliff: tokens(1000) }, 0, 25),
    dynamic: () =>
      withItems('createWithTimestampsLD', [
        segment(100, half, 10),
        segment(0, 10n ** 18n, 30),
        segment(400, 0n, 60),
        segment(500, 2n * 10n ** 18n, 100),
      ]),
    'dynamic, unlocked at its start': () => withItems('createWithTimestampsLD', [segment(1000, 0n, 100)], 30),
    tranched: () => withItems('createWithTimestampsLT', [tranche(0, 5), tranche(400, 40), tranche(600, 100)]),
  };

  test.each(Object.entries(streams))('%s', async (_, create) => {
    const streamId = await create();
    const client = createPublicClient({ chain: sepolia, transport: http(fixture.chain.url) });
    let unlocks = 0;
    for (const days of [0, 3, 10, 15, 24, 25, 30, 35, 40, 59, 60, 61, 90, 95, 99, 100]) {
      warpTo(at(days));
      await fixture.chain.settle();
      const released = await lockup('streamedAmountOf', streamId);
      const { number: blockNumber, timestamp } = await client.getBlock();
      const abi = releases['v4.0'].abi.SablierLockup;
      const stream = { address: fixture.lockup.address, abi, args: [streamId], blockNumber } as const;
      const unlock = await nextUnlock(client, stream, timestamp);
      if (unlock === '') {
        expect(released, `day ${days}`).toBe(tokens(1000));
        continue;
      }
      unlocks += 1;
      const undo = await fixture.chain.snapshot();
      const second = Date.parse(unlock) / 1000;
      warpTo(second - 1);
      expect(await lockup('streamedAmountOf', streamId), `day ${days}`).toBe(released);
      warpTo(second);
      expect(await lockup('streamedAmountOf', streamId), `day ${days}`).toBeGreaterThan(released as bigint);
      await undo();
    }
    expect(unlocks).toBeGreaterThan(0);
  });
});
