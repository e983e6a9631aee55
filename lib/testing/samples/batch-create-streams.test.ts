import { maxUint256, zeroAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LockupStream, streamedAmount } from '@/lib/figures/streams/streamed-amount';
import type { Contract } from '../foundry/chain';
import { followStream, type LockupFixture, setUpLockup, tokens, week } from '../foundry/lockup-fixture';
import { testMisuse } from './named-errors';

const folder = 'lockup/batch-create-streams';
const one = 10n ** 18n;

let fixture: LockupFixture;

type Batch = { contract: Contract; lockup: Contract };
let linear: Batch;
let dynamic: Batch;
let tranched: Batch;

beforeAll(async () => {
  fixture = await setUpLockup(
    ...['LinearBatch', 'DynamicBatch', 'TranchedBatch'].map((name) => `${folder}/${name}.sol`),
  );
  linear = await deployBatch('LinearBatch', fixture.lockupLinear);
  dynamic = await deployBatch('DynamicBatch', fixture.lockupDynamic);
  tranched = await deployBatch('TranchedBatch', fixture.lockupTranched);
});

beforeEach(() => fixture.chain.snapshot());

async function deployBatch(name: string, lockup: Contract): Promise<Batch> {
  const contract = await fixture.deploy(
    name,
    fixture.batchLockup.address,
    lockup.address,
    fixture.token.address,
  );
  await fixture.token.send(fixture.sender, 'approve', contract.address, maxUint256);
  return { contract, lockup };
}

const now = (plus = 0) => Number(fixture.chain.now()) + plus;
const create = ({ contract }: Batch, ...grants: object[]) =>
  contract.send(fixture.sender, 'createStreams', grants);

const linearGrant = (changes = {}) => ({
  recipient: fixture.recipient.address,
  amount: tokens(100),
  cliff: 4 * week,
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
async function expectStreams(
  { lockup }: Batch,
  streamIds: unknown,
  streams: LockupStream[],
  times: number[],
) {
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
    linearGrant({ recipient: fixture.stranger.address, cliff: 0, total: 26 * week }),
  );
  expect(await fixture.lockupLinear.read('ownerOf', 2n)).toBe(fixture.stranger.address);
  expect(await fixture.lockupLinear.read('getSender', 2n)).toBe(fixture.sender.address);
  expect(await fixture.lockupLinear.read('isTransferable', 2n)).toBe(false);
  const created = events.filter(({ name }) => name === 'CreateLockupLinearStream');
  expect(created.map(({ args }) => args.funder)).toEqual(Array(2).fill(fixture.batchLockup.address));
  await expectStreams(
    linear,
    result,
    [
      { model: 'linear', deposit: 100, end: 52 * week, cliff: 4 * week },
      { model: 'linear', deposit: 100, end: 26 * week },
    ],
    [0, 2 * week, 4 * week, 13 * week + 1, 26 * week, 52 * week],
  );
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
  await expectStreams(dynamic, result, [curve(100, 2.71, 24 * week), curve(200, 0.5, 52 * week)], times);
});

test('two tranched streams unlock in steps', async () => {
  const { result } = await create(
    tranched,
    tranchedGrant({ amount: tokens(90) }),
    tranchedGrant({ amount: tokens(30), firstUnlock: now(4 * week) }),
  );
  const steps = (amount: number, first: number): LockupStream => ({
    model: 'tranched',
    tranches: [
      { amount: amount / 3, at: first },
      { amount: (amount * 2) / 3, at: 24 * week },
    ],
  });
  const times = [week - 1, week, 4 * week - 1, 4 * week, 24 * week - 1, 24 * week];
  await expectStreams(tranched, result, [steps(90, week), steps(30, 4 * week)], times);
});

test('no amount is lost to rounding', async () => {
  await create(dynamic, dynamicGrant({ amount: 1003n }));
  await create(tranched, tranchedGrant({ amount: 1003n }));
  expect(await fixture.lockupDynamic.read('getDepositedAmount', 1n)).toBe(1003n);
  expect(await fixture.lockupTranched.read('getDepositedAmount', 1n)).toBe(1003n);
});

test('a batch leaves no tokens and no allowance behind', async () => {
  await create(linear, linearGrant(), linearGrant());
  for (const holder of [linear.contract, fixture.batchLockup]) {
    expect(await fixture.token.read('balanceOf', holder.address)).toBe(0n);
  }
  expect(await fixture.token.read('allowance', linear.contract.address, fixture.batchLockup.address)).toBe(
    0n,
  );
  expect(
    await fixture.token.read('allowance', fixture.batchLockup.address, fixture.lockupLinear.address),
  ).toBe(0n);
});

test('if one stream fails, the whole batch reverts', async () => {
  await expect(create(linear, linearGrant(), linearGrant({ total: 0, cliff: 0 }))).rejects.toThrow();
  expect(await fixture.lockupLinear.read('nextStreamId')).toBe(1n);
});

type WrongUses = Record<string, () => Promise<unknown>>;

/** Mistakes that have the same result for all three models. */
const commonMistakes = (batch: () => Batch, grant: (changes?: object) => object): WrongUses => ({
  ERC20InsufficientAllowance: () =>
    batch().contract.send(fixture.stranger, 'createStreams', [grant({ amount: 1n })]),
  ERC721InvalidReceiver: () => create(batch(), grant({ recipient: zeroAddress })),
  SablierV2BatchLockup_BatchSizeZero: () => create(batch()),
  SablierV2Lockup_DepositAmountZero: () => create(batch(), grant(), grant({ amount: 0n })),
});

describe.each<[page: string, WrongUses]>([
  [
    'batch-lockup-linear',
    {
      ...commonMistakes(() => linear, linearGrant),
      SablierV2LockupLinear_CliffTimeNotLessThanEndTime: () =>
        create(linear, linearGrant({ cliff: 52 * week })),
      SablierV2LockupLinear_StartTimeNotLessThanEndTime: () =>
        create(linear, linearGrant({ cliff: 0, total: 0 })),
    },
  ],
  [
    'batch-lockup-dynamic',
    {
      ...commonMistakes(() => dynamic, dynamicGrant),
      SablierV2LockupDynamic_SegmentTimestampsNotOrdered: () =>
        create(dynamic, dynamicGrant({ duration: week })),
    },
  ],
  [
    'batch-lockup-tranched',
    {
      ...commonMistakes(() => tranched, tranchedGrant),
      SablierV2LockupTranched_StartTimeNotLessThanFirstTrancheTimestamp: () =>
        create(tranched, tranchedGrant({ firstUnlock: now() })),
      SablierV2LockupTranched_TrancheTimestampsNotOrdered: () =>
        create(tranched, tranchedGrant({ lastUnlock: now(week) })),
    },
  ],
])('misuse of %s', (page, wrongUses) => {
  testMisuse(`guides/lockup/v1.2/examples/batch-create-streams/${page}`, wrongUses);
});
