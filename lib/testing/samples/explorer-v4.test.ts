import fs from 'node:fs';
import { type AbiFunction, type AbiParameter, maxUint256, toFunctionSelector } from 'viem';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readSample } from '@/lib/content/samples/sample-files';
import type { Contract } from '../foundry/chain';
import { toNumber } from '../foundry/lockup-fixture';
import { type CreateFixture, setUpCreation } from '../foundry/lockup-v4-fixture';

// Sends what the guides enter into a block explorer to Lockup v4.0.

const page = 'guides/lockup/etherscan';
const day = 86_400n;
const start2030 = BigInt(Date.UTC(2030, 0, 1) / 1000);

let fixture: CreateFixture;
let lockup: Contract;
let feed: Contract;

beforeAll(async () => {
  fixture = await setUpCreation(['lockup/v4.0/create-stream/PriceFeed.sol']);
  ({ lockup } = fixture);
  feed = await fixture.deploy('PriceFeed', 8, 3000n * 10n ** 8n);
  for (const spender of [lockup, fixture.batchLockup])
    await fixture.token.send(fixture.sender, 'approve', spender.address, maxUint256);
});

beforeEach(() => fixture.chain.snapshot());

/** Reads the fields for a block explorer, and replaces each placeholder in capitals with an address. */
function fieldsOf(name: string): Record<string, unknown> {
  const addresses: Record<string, string> = {
    YOUR_WALLET: fixture.sender.address,
    RECIPIENT: fixture.recipient.address,
    RECIPIENT_2: fixture.stranger.address,
    TOKEN: fixture.token.address,
    ORACLE: feed.address,
    SABLIER_LOCKUP: lockup.address,
  };
  const text = readSample(`lockup/v4.0/etherscan/${name}.json`);
  return z.record(z.string(), z.unknown()).parse(
    JSON.parse(text, (_, value) => {
      if (typeof value !== 'string') return value;
      return addresses[value] ?? (/^\d+$/.test(value) ? BigInt(value) : value);
    }),
  );
}

function parametersOf({ abi }: Contract, functionName: string): readonly AbiParameter[] {
  const found = abi.find(
    (item): item is AbiFunction => item.type === 'function' && item.name === functionName,
  );
  return found?.inputs ?? [];
}

/** Names the values of a tuple by their order, as an explorer does. */
function named(value: unknown, parameter: AbiParameter): unknown {
  if (!('components' in parameter)) return value;
  const { components, type } = parameter;
  const list = z.array(z.unknown()).parse(value);
  if (type.endsWith('[]')) return list.map((each) => named(each, { ...parameter, type: 'tuple' }));
  expect(list).toHaveLength(components.length);
  return Object.fromEntries(components.map((each, index) => [each.name, named(list[index], each)]));
}

/** Calls a function with the fields of a sample, which must be those of the function, in order. */
async function submit(contract: Contract, functionName: string, name: string, changes: object = {}) {
  const { payableAmount, ...fields } = { ...fieldsOf(name), ...changes } as Record<string, unknown>;
  const parameters = parametersOf(contract, functionName);
  expect(Object.keys(fields)).toEqual(parameters.map((each) => each.name));
  const args = parameters.map((each) => named(fields[each.name ?? ''], each));
  return contract.pay(
    fixture.sender,
    BigInt((payableAmount as bigint | undefined) ?? 0n),
    functionName,
    ...args,
  );
}

async function releasedOn(streamId: unknown, ...times: bigint[]): Promise<number[]> {
  const back = await fixture.chain.snapshot();
  const released: number[] = [];
  for (const time of times) {
    fixture.chain.warp(time);
    released.push(toNumber(await lockup.read('streamedAmountOf', streamId)));
  }
  await back();
  return released;
}

const march = start2030 + 73n * day;
const end2030 = start2030 + 365n * day;

test('the linear stream covers the year 2030 at a constant rate', async () => {
  const { result } = await submit(lockup, 'createWithTimestampsLL', 'create-linear');
  expect(await lockup.read('getSender', result)).toBe(fixture.sender.address);
  expect(await lockup.read('getRecipient', result)).toBe(fixture.recipient.address);
  expect(await lockup.read('getEndTime', result)).toBe(Date.UTC(2031, 0, 1) / 1000);
  expect(await releasedOn(result, start2030, march, end2030)).toEqual([0, 4000, 20_000]);
});

test('each row of the schedules releases what it says', async () => {
  const text = fs.readFileSync(`content/${page}.mdx`, 'utf8');
  const rows = [...text.matchAll(/^\| ([^|`]+) \| `(\["\d+", "\d+"\])` \| `(\d+)` and `(\d+)` \|$/gm)];
  const day36 = start2030 + 36n * day + day / 2n;
  const released = [];
  for (const [, schedule, amounts = '', granularity = '', cliffTime = ''] of rows) {
    const unlockAmounts = z.array(z.coerce.bigint()).parse(JSON.parse(amounts));
    const changes = { unlockAmounts, granularity: Number(granularity), cliffTime: Number(cliffTime) };
    const { result } = await submit(lockup, 'createWithTimestampsLL', 'create-linear', changes);
    const times = [start2030, day36, march - 1n, march, end2030 - 1n, end2030];
    released.push([schedule, ...(await releasedOn(result, ...times)).map(Math.round)]);
  }
  expect(released).toEqual([
    ['Constant rate', 0, 2000, 4000, 4000, 20_000, 20_000],
    [expect.stringContaining('Nothing until March 15'), 0, 0, 0, 4000, 20_000, 20_000],
    [expect.stringContaining('2,000 tokens at the start'), 2000, 3800, 5600, 5600, 20_000, 20_000],
    ['4,000 tokens every 73 days', 0, 0, 0, 4000, 16_000, 20_000],
    ['Everything at the end of the year', 0, 0, 0, 0, 0, 20_000],
  ]);
});

test('a stream that starts now unlocks a tenth at the cliff', async () => {
  const { result } = await submit(lockup, 'createWithDurationsLL', 'create-linear-now');
  const now = fixture.chain.now();
  expect(await releasedOn(result, now + day - 1n, now + day, now + 10n * day)).toEqual([0, 2000, 20_000]);
});

test('the dynamic, tranched, and price-gated streams release what the guide says', async () => {
  const dynamic = await submit(lockup, 'createWithTimestampsLD', 'create-dynamic');
  const [half] = await releasedOn(dynamic.result, (start2030 + end2030) / 2n);
  expect(half).toBeCloseTo(20_000 / 64, 9);
  const tranched = await submit(lockup, 'createWithTimestampsLT', 'create-tranched');
  expect(await releasedOn(tranched.result, march - 1n, march, end2030)).toEqual([0, 5000, 20_000]);
  const gated = await submit(lockup, 'createWithTimestampsLPG', 'create-price-gated');
  expect(await releasedOn(gated.result, march, end2030)).toEqual([0, 20_000]);
  await feed.send(fixture.sender, 'setPrice', 5000n * 10n ** 8n);
  expect(await releasedOn(gated.result, march)).toEqual([20_000]);
});

test('the batch creates two streams', async () => {
  const { result } = await submit(fixture.batchLockup, 'createWithTimestampsLL', 'batch');
  const [first, second] = z.array(z.bigint()).parse(result);
  expect(await releasedOn(first, march, end2030)).toEqual([4000, 20_000]);
  expect(await releasedOn(second, march - 1n, march, end2030)).toEqual([0, 1000, 5000]);
  expect(await lockup.read('getRecipient', second)).toBe(fixture.stranger.address);
});

test('the selectors on the page are those of the contracts', () => {
  const text = fs.readFileSync(`content/${page}.mdx`, 'utf8');
  const shown = [...text.matchAll(/`(\w+)`(?:\]\([^)]*\))?(?:\*\*)? \(`(0x[0-9a-f]{8})`\)/g)];
  const known = [lockup, fixture.batchLockup].flatMap(({ abi }) =>
    abi.flatMap((item) => (item.type === 'function' ? [`${item.name} ${toFunctionSelector(item)}`] : [])),
  );
  expect(shown.length).toBeGreaterThan(10);
  expect(
    shown.map(([, name, selector]) => `${name} ${selector}`).filter((each) => !known.includes(each)),
  ).toEqual([]);
});

test('the dates on the page are those of their timestamps', () => {
  const text = fs.readFileSync(`content/${page}.mdx`, 'utf8');
  const rows = [...text.matchAll(/^\| ((?:January|March) \d+, \d+) \| `(\d+)` \|$/gm)];
  expect(rows).toHaveLength(3);
  for (const [, date = '', timestamp] of rows) expect(`${Date.parse(`${date} UTC`) / 1000}`).toBe(timestamp);
});
