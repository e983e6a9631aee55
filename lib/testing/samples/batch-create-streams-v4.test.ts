import { maxUint256, zeroAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LockupStream, streamedAmount } from '@/lib/figures/streams/streamed-amount';
import type { Contract } from '../foundry/chain';
import { followStream, tokens, week } from '../foundry/lockup-fixture';
import { type CreateFixture, setUpCreation } from '../foundry/lockup-v4-fixture';
import { testMisuse } from './named-errors';

// Runs the guides to batches on Lockup v4.0.

const folder = 'lockup/v4.0/batch-create-streams';
const one = 10n ** 18n;

let fixture: CreateFixture;
let lockup: Contract;
let linear: Contract;
let dynamic: Contract;
let tranched: Contract;

beforeAll(async () => {
  fixture = await setUpCreation(
    ['LinearBatch', 'DynamicBatch', 'TranchedBatch'].map((name) => `${folder}/${name}.sol`),
  );
  ({ lockup } = fixture);
  linear = await deployBatch('LinearBatch');
  dynamic = await deployBatch('DynamicBatch');
  tranched = await deployBatch('TranchedBatch');
  await fixture.token.send(fixture.sender, 'approve', fixture.batchLockup.address, maxUint256);
});

beforeEach(() => fixture.chain.snapshot());

async function deployBatch(name: string): Promise<Contract> {
  const { batchLockup, token } = fixture;
  const contract = await fixture.deploy(name, batchLockup.address, lockup.address, token.address);
  await token.send(fixture.sender, 'approve', contract.address, maxUint256);
  return contract;
}

const now = (plus = 0) => fixture.now(plus);
const create = (contract: Contract, ...grants: object[]) =>
  contract.send(fixture.sender, 'createStreams', grants);

const linearGrant = (changes = {}) => ({
  recipient: fixture.recipient.address,
  amount: tokens(100),
  cliff: 13 * week,
  cliffAmount: tokens(25),
  total: 52 * week,
  ...changes,
});

const dynamicGrant = (changes = {}) => ({
  recipient: fixture.recipient.address,
  amount: tokens(100),
  exponent: one,
  duration: 24 * week,
  ...changes,
});

const tranchedGrant = (changes = {}) => ({
  recipient: fixture.recipient.address,
  amount: tokens(100),
  firstUnlock: now(week),
  lastUnlock: now(24 * week),
  ...changes,
});

/** Checks that the streams in a batch release what the formulas predict. */
async function expectStreams(streamIds: unknown, streams: LockupStream[], times: number[]) {
  expect(streamIds).toEqual(streams.map((_, index) => BigInt(index + 1)));
  for (const [index, stream] of streams.entries()) {
    const back = await fixture.chain.snapshot();
    const expected = times.map((time) => expect.closeTo(streamedAmount(stream, time), 9));
    expect(await followStream(fixture, lockup, BigInt(index + 1), times)).toEqual(expected);
    await back();
  }
}

test('two linear streams have consecutive IDs, and their own recipients and durations', async () => {
  const { result, events } = await create(
    linear,
    linearGrant(),
    linearGrant({ recipient: fixture.stranger.address, cliff: 0, cliffAmount: 0n, total: 26 * week }),
  );
  expect(await lockup.read('ownerOf', 2n)).toBe(fixture.stranger.address);
  expect(await lockup.read('getSender', 2n)).toBe(fixture.sender.address);
  expect(await lockup.read('isTransferable', 2n)).toBe(false);
  const created = events.filter(({ name }) => name === 'CreateLockupLinearStream');
  expect(created.map(({ args }) => args.commonParams)).toMatchObject([
    { funder: fixture.batchLockup.address, shape: 'cliff' },
    { funder: fixture.batchLockup.address, shape: 'linear' },
  ]);
  expect(events.find(({ name }) => name === 'CreateLockupBatch')?.args).toEqual({
    funder: linear.address,
    lockup: lockup.address,
    streamIds: [1n, 2n],
  });
  await expectStreams(
    result,
    [
      { model: 'linear', deposit: 100, end: 52 * week, cliff: 13 * week },
      { model: 'linear', deposit: 100, end: 26 * week },
    ],
    [0, 2 * week, 13 * week - 1, 13 * week, 26 * week, 52 * week],
  );
});

test('with a cliff amount of 0, a stream releases nothing at the cliff', async () => {
  const { result } = await create(linear, linearGrant({ cliffAmount: 0n }));
  const [streamId] = result as bigint[];
  const released = await followStream(fixture, lockup, streamId, [13 * week, 26 * week, 52 * week]);
  expect(released).toEqual([0, expect.closeTo(100 / 3, 9), 100]);
});

test('two dynamic streams follow their curves', async () => {
  const { result } = await create(
    dynamic,
    dynamicGrant({ exponent: (271n * one) / 100n }),
    dynamicGrant({ amount: tokens(200), exponent: one / 2n, duration: 52 * week }),
  );
  const curve = (amount: number, exponent: number, until: number): LockupStream => ({
    model: 'dynamic',
    segments: [
      { amount: amount / 4, exponent: 1, until: week },
      { amount: (amount * 3) / 4, exponent, until },
    ],
  });
  const times = [0, week / 2, week, 12 * week, 24 * week, 40 * week, 52 * week];
  await expectStreams(result, [curve(100, 2.71, 24 * week), curve(200, 0.5, 52 * week)], times);
});

test('two tranched streams unlock in steps', async () => {
  const { result } = await create(
    tranched,
    tranchedGrant({ amount: tokens(90) }),
    tranchedGrant({ amount: tokens(210), firstUnlock: now(4 * week) }),
  );
  const steps = (amount: number, first: number): LockupStream => ({
    model: 'tranched',
    tranches: [
      { amount: amount / 3, at: first },
      { amount: (amount * 2) / 3, at: 24 * week },
    ],
  });
  const times = [week - 1, week, 4 * week - 1, 4 * week, 24 * week - 1, 24 * week];
  await expectStreams(result, [steps(90, week), steps(210, 4 * week)], times);
});

test('no amount is lost to rounding', async () => {
  await create(dynamic, dynamicGrant({ amount: 1003n }));
  await create(tranched, tranchedGrant({ amount: 1003n }));
  expect(await lockup.read('getDepositedAmount', 1n)).toBe(1003n);
  expect(await lockup.read('getDepositedAmount', 2n)).toBe(1003n);
});

test('a batch leaves no tokens and no allowance behind', async () => {
  await create(linear, linearGrant(), linearGrant());
  const { token, batchLockup } = fixture;
  for (const holder of [linear, batchLockup]) {
    expect(await token.read('balanceOf', holder.address)).toBe(0n);
  }
  expect(await token.read('allowance', linear.address, batchLockup.address)).toBe(0n);
  expect(await token.read('allowance', batchLockup.address, lockup.address)).toBe(0n);
});

test('if one stream fails, the whole batch reverts', async () => {
  await expect(create(linear, linearGrant(), linearGrant({ amount: 0n }))).rejects.toThrow();
  expect(await lockup.read('nextStreamId')).toBe(1n);
});

test('the batch contract does not accept a value', () => {
  const { abi } = fixture.batchLockup;
  const functions = abi.filter((item) => item.type === 'function');
  expect(functions.length).toBeGreaterThan(6);
  expect(functions.filter(({ stateMutability }) => stateMutability === 'payable')).toEqual([]);
});

type WrongUses = Record<string, () => Promise<unknown>>;

/** Mistakes that have the same result for all three models. */
const commonMistakes = (contract: () => Contract, grant: (changes?: object) => object): WrongUses => ({
  ERC20InsufficientAllowance: () =>
    contract().send(fixture.stranger, 'createStreams', [grant({ amount: 1n })]),
  ERC20InsufficientBalance: () => create(contract(), grant({ amount: tokens(1_000_001) })),
  ERC721InvalidReceiver: () => create(contract(), grant({ recipient: zeroAddress })),
  SablierBatchLockup_BatchSizeZero: () => create(contract()),
  SablierLockupHelpers_DepositAmountZero: () =>
    create(contract(), grant(), grant({ amount: 0n, cliffAmount: 0n })),
});

/** Calls the batch contract with one stream whose list is empty. */
const emptyList = (functionName: string, list: 'segments' | 'tranches') => {
  const { batchLockup, sender, recipient, token } = fixture;
  const item = {
    sender: sender.address,
    recipient: recipient.address,
    depositAmount: 1n,
    cancelable: true,
    transferable: true,
    startTime: now(),
    [list]: [],
    shape: '',
  };
  return batchLockup.send(sender, functionName, lockup.address, token.address, [item]);
};

describe.each<[page: string, WrongUses]>([
  [
    'batch-lockup-linear',
    {
      ...commonMistakes(() => linear, linearGrant),
      SablierLockupHelpers_CliffTimeNotLessThanEndTime: () =>
        create(linear, linearGrant({ cliff: 52 * week })),
      SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero: () => create(linear, linearGrant({ cliff: 0 })),
      SablierLockupHelpers_StartTimeNotLessThanEndTime: () =>
        create(linear, linearGrant({ cliff: 0, cliffAmount: 0n, total: 0 })),
      SablierLockupHelpers_UnlockAmountsSumTooHigh: () =>
        create(linear, linearGrant({ cliffAmount: tokens(101) })),
    },
  ],
  [
    'batch-lockup-dynamic',
    {
      ...commonMistakes(() => dynamic, dynamicGrant),
      'Panic(0x32)': () => emptyList('createWithTimestampsLD', 'segments'),
      SablierLockupHelpers_SegmentTimestampsNotOrdered: () =>
        create(dynamic, dynamicGrant({ duration: week })),
    },
  ],
  [
    'batch-lockup-tranched',
    {
      ...commonMistakes(() => tranched, tranchedGrant),
      'Panic(0x32)': () => emptyList('createWithTimestampsLT', 'tranches'),
      SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp: () =>
        create(tranched, tranchedGrant({ firstUnlock: now() })),
      SablierLockupHelpers_TrancheTimestampsNotOrdered: () =>
        create(tranched, tranchedGrant({ lastUnlock: now(week) })),
    },
  ],
])('misuse of %s', (page, wrongUses) => {
  testMisuse(`guides/lockup/examples/batch-create-streams/${page}`, wrongUses);
});
