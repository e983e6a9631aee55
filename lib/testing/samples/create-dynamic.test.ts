import { maxUint128, maxUint256, zeroAddress } from 'viem';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type DynamicStream, streamedAmount } from '@/lib/figures/streams/streamed-amount';
import type { Contract } from '../foundry/chain';
import { day, followStream, type LockupFixture, setUpLockup, tokens, week } from '../foundry/lockup-fixture';
import { maxCount } from '../foundry/releases';
import { testMisuse } from './named-errors';

let fixture: LockupFixture;
let vesting: Contract;

beforeAll(async () => {
  fixture = await setUpLockup('lockup/create-stream/DynamicVesting.sol');
  const { lockupDynamic, token, sender } = fixture;
  vesting = await fixture.deploy('DynamicVesting', lockupDynamic.address, token.address);
  for (const spender of [vesting, lockupDynamic])
    await token.send(sender, 'approve', spender.address, maxUint256);
});

beforeEach(() => fixture.chain.snapshot());

const vest = (functionName: string, ...args: unknown[]) =>
  vesting.send(fixture.sender, functionName, ...args);
const now = (plus = 0) => Number(fixture.chain.now()) + plus;
const one = 10n ** 18n;

/** Creates a stream with two segments of one token each, unless a test overrides something. */
const create = (changes: object) =>
  fixture.lockupDynamic.send(fixture.sender, 'createWithTimestamps', {
    ...common(),
    startTime: now(),
    segments: [segment(week), segment(2 * week)],
    ...changes,
  });

const common = () => ({
  sender: fixture.sender.address,
  recipient: fixture.recipient.address,
  totalAmount: 2n * one,
  asset: fixture.token.address,
  cancelable: true,
  transferable: true,
  broker: { account: zeroAddress, fee: 0n },
});

const segment = (after: number, amount = one) => ({ amount, exponent: one, timestamp: now(after) });

test('a stream in two phases has the terms from the guide', async () => {
  const { result } = await vest('vestInTwoPhases', fixture.recipient.address, tokens(200), tokens(800));
  expect(result).toBe(1n);
  expect(await fixture.lockupDynamic.read('getStream', result)).toMatchObject({
    sender: fixture.sender.address,
    recipient: fixture.recipient.address,
    startTime: now(),
    endTime: now(52 * week),
    amounts: { deposited: tokens(1000) },
    segments: [
      { amount: tokens(200), exponent: one, timestamp: now(4 * week) },
      { amount: tokens(800), exponent: 3_140_000_000_000_000_000n, timestamp: now(52 * week) },
    ],
  });
});

test('it releases what the formula predicts in both phases', async () => {
  const { result } = await vest('vestInTwoPhases', fixture.recipient.address, tokens(200), tokens(800));
  const stream: DynamicStream = {
    model: 'dynamic',
    segments: [
      { amount: 200, exponent: 1, until: 4 * week },
      { amount: 800, exponent: 3.14, until: 52 * week },
    ],
  };
  const times = [0, week, 2 * week + 3, 4 * week, 10 * week, 28 * week, 40 * week + 7, 52 * week, 53 * week];
  const expected = times.map((time) => expect.closeTo(streamedAmount(stream, time), 9));
  expect(await followStream(fixture, fixture.lockupDynamic, result, times)).toEqual(expected);
});

test('an exponential stream has released one sixty-fourth halfway through', async () => {
  const { result } = await vest('vestExponentially', fixture.recipient.address, tokens(640));
  const released = await followStream(fixture, fixture.lockupDynamic, result, [50 * day, 100 * day]);
  expect(released).toEqual([expect.closeTo(10, 9), 640]);
});

test('a segment without an amount is a cliff', async () => {
  const { result } = await create({ segments: [segment(week, 0n), segment(2 * week, 2n * one)] });
  const released = await followStream(fixture, fixture.lockupDynamic, result, [week, 1.5 * week, 2 * week]);
  expect(released).toEqual([0, 1, 2]);
});

test('the segment amounts must add up to the deposit, which is the total minus the broker fee', async () => {
  const broker = { account: fixture.stranger.address, fee: one / 100n };
  const segments = [segment(week, (99n * one) / 100n), segment(2 * week, (99n * one) / 100n)];
  const { result } = await create({ broker, segments });
  expect(await fixture.lockupDynamic.read('getDepositedAmount', result)).toBe((198n * one) / 100n);
});

testMisuse('guides/lockup/v1.2/examples/create-stream/lockup-dynamic', {
  ERC20InsufficientAllowance: () =>
    vesting.send(fixture.stranger, 'vestExponentially', fixture.recipient.address, 1n),
  ERC20InsufficientBalance: () => vest('vestExponentially', fixture.recipient.address, tokens(1_000_001)),
  ERC721InvalidReceiver: () => vest('vestExponentially', zeroAddress, 1n),
  'Panic(0x11)': () => vest('vestInTwoPhases', fixture.recipient.address, maxUint128, 1n),
  'Panic(0x32)': () =>
    fixture.lockupDynamic.send(fixture.sender, 'createWithDurations', { ...common(), segments: [] }),
  SablierV2Lockup_BrokerFeeTooHigh: () =>
    create({ broker: { account: fixture.stranger.address, fee: one / 10n + 1n } }),
  SablierV2Lockup_DepositAmountZero: () => vest('vestExponentially', fixture.recipient.address, 0n),
  SablierV2Lockup_EndTimeNotInTheFuture: () =>
    create({ startTime: now(-week), segments: [segment(-1), segment(0)] }),
  SablierV2Lockup_StartTimeZero: () => create({ startTime: 0 }),
  SablierV2LockupDynamic_DepositAmountNotEqualToSegmentAmountsSum: () =>
    create({ segments: [segment(week), segment(2 * week, one - 1n)] }),
  SablierV2LockupDynamic_SegmentCountTooHigh: () =>
    create({ segments: Array.from({ length: Number(maxCount) + 1 }, (_, i) => segment(i + 1, 1n)) }),
  SablierV2LockupDynamic_SegmentCountZero: () => create({ segments: [] }),
  SablierV2LockupDynamic_SegmentTimestampsNotOrdered: () =>
    create({ segments: [segment(week), segment(week)] }),
  SablierV2LockupDynamic_StartTimeNotLessThanFirstSegmentTimestamp: () => create({ startTime: now(week) }),
});
