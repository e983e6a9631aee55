import { maxUint128, maxUint256, zeroAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type DynamicStream,
  streamedAmount,
  type TranchedStream,
} from '@/lib/figures/streams/streamed-amount';
import type { Contract } from '../foundry/chain';
import { day, followStream, tokens, week } from '../foundry/lockup-fixture';
import { type CreateFixture, setUpCreation } from '../foundry/lockup-v4-fixture';
import { setFee } from '../foundry/protocol';
import { testMisuse } from './named-errors';

// Runs the guides to Lockup Dynamic and Lockup Tranched streams on Lockup v4.0.

let fixture: CreateFixture;
let lockup: Contract;
let vesting: Contract;

async function setUp(sample: string) {
  fixture = await setUpCreation([`lockup/v4.0/create-stream/${sample}.sol`]);
  ({ lockup } = fixture);
  const { token, sender } = fixture;
  vesting = await fixture.deploy(sample, lockup.address, token.address);
  for (const spender of [vesting, lockup]) await token.send(sender, 'approve', spender.address, maxUint256);
}

beforeEach(() => fixture.chain.snapshot());

const one = 10n ** 18n;
const now = (plus = 0) => fixture.now(plus);
const vest = (functionName: string, ...args: unknown[]) =>
  vesting.send(fixture.sender, functionName, fixture.recipient.address, ...args);

const common = () => ({
  sender: fixture.sender.address,
  recipient: fixture.recipient.address,
  depositAmount: 2n * one,
  token: fixture.token.address,
  cancelable: true,
  transferable: true,
  shape: '',
});

describe('Lockup Dynamic', () => {
  beforeAll(() => setUp('DynamicVesting'));

  const segment = (after: number, amount = one, exponent = one) => ({
    amount,
    exponent,
    timestamp: now(after),
  });

  /** Creates a stream of two tokens, by default with two segments of one token each. */
  const create = (changes: object = {}, segments = [segment(week), segment(2 * week)]) => {
    const end = segments.at(-1)?.timestamp ?? now(week);
    const params = { ...common(), timestamps: { start: now(), end }, ...changes };
    return lockup.send(fixture.sender, 'createWithTimestampsLD', params, segments);
  };

  const follow = (streamId: unknown, ...seconds: number[]) =>
    followStream(fixture, lockup, streamId, seconds);

  test('an exponential stream starts now, and has released one sixty-fourth halfway through', async () => {
    const { result, events } = await vest('vestExponentially', tokens(640));
    expect(result).toBe(1n);
    expect(await lockup.read('getSender', result)).toBe(fixture.sender.address);
    expect(await lockup.read('getRecipient', result)).toBe(fixture.recipient.address);
    expect(await lockup.read('getSegments', result)).toEqual([
      { amount: tokens(640), exponent: 6n * one, timestamp: now(100 * day) },
    ]);
    expect(events.find(({ name }) => name === 'CreateLockupDynamicStream')?.args).toMatchObject({
      commonParams: { depositAmount: tokens(640), shape: 'dynamicExponential' },
    });
    expect(await follow(result, 50 * day, 100 * day)).toEqual([expect.closeTo(10, 9), 640]);
  });

  test('a stream in two phases releases what the formula predicts', async () => {
    const { result } = await vest('vestInTwoPhases', tokens(200), tokens(800), now());
    const stream: DynamicStream = {
      model: 'dynamic',
      segments: [
        { amount: 200, exponent: 1, until: 4 * week },
        { amount: 800, exponent: 3.14, until: 52 * week },
      ],
    };
    expect(await lockup.read('getEndTime', result)).toBe(now(52 * week));
    const times = [
      0,
      week,
      2 * week + 3,
      4 * week,
      10 * week,
      28 * week,
      40 * week + 7,
      52 * week,
      53 * week,
    ];
    const expected = times.map((time) => expect.closeTo(streamedAmount(stream, time), 9));
    expect(await follow(result, ...times)).toEqual(expected);
  });

  test('a segment without an amount is a cliff', async () => {
    const { result } = await create({}, [segment(week, 0n), segment(2 * week, 2n * one)]);
    expect(await follow(result, week, 1.5 * week, 2 * week)).toEqual([0, 1, 2]);
  });

  test('an exponent of 0 releases the whole segment at its first second, and an exponent of 1 given as 1 nearly so', async () => {
    const { result } = await create({}, [segment(week), segment(2 * week, one, 0n)]);
    expect(await follow(result, week, week + 1)).toEqual([1, 2]);
    const { result: wrong } = await create({}, [segment(2 * week, 2n * one, 1n)]);
    expect(await follow(wrong, 1)).toEqual([expect.closeTo(2, 9)]);
  });

  test('a stream that ends in the past is settled as soon as it exists', async () => {
    const past = { timestamps: { start: now(-3 * week), end: now(-week) } };
    const { result } = await create(past, [segment(-2 * week), segment(-week)]);
    expect(await lockup.read('statusOf', result)).toBe(2);
    expect(await follow(result, 0)).toEqual([2]);
  });

  test('about 600 segments fit into a transaction of Ethereum', async () => {
    const many = (count: number) =>
      create(
        { depositAmount: BigInt(count) },
        Array.from({ length: count }, (_, index) => segment(index + 1, 1n)),
      );
    expect((await many(550)).gasUsed).toBeLessThan(2n ** 24n);
    await expect(many(650)).rejects.toThrow();
  });

  testMisuse('guides/lockup/examples/create-stream/lockup-dynamic', {
    ERC20InsufficientAllowance: () =>
      vesting.send(fixture.stranger, 'vestExponentially', fixture.recipient.address, 1n),
    ERC20InsufficientBalance: () => vest('vestExponentially', tokens(1_000_001)),
    ERC721InvalidReceiver: () => vesting.send(fixture.sender, 'vestExponentially', zeroAddress, 1n),
    'Panic(0x11)': () => vest('vestInTwoPhases', maxUint128, 1n, now()),
    SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum: () =>
      create({}, [segment(week), segment(2 * week, one - 1n)]),
    SablierLockupHelpers_DepositAmountZero: () => vest('vestExponentially', 0n),
    SablierLockupHelpers_EndTimeNotEqualToLastSegmentTimestamp: () =>
      create({ timestamps: { start: now(), end: now(3 * week) } }),
    SablierLockupHelpers_SegmentCountZero: () => create({}, []),
    SablierLockupHelpers_SegmentTimestampsNotOrdered: () => create({}, [segment(week), segment(week)]),
    SablierLockupHelpers_SenderZeroAddress: () => create({ sender: zeroAddress }),
    SablierLockupHelpers_ShapeExceeds32Bytes: () => create({ shape: 'é'.repeat(17) }),
    SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp: () =>
      create({ timestamps: { start: now(week), end: now(2 * week) } }),
    SablierLockupHelpers_StartTimeZero: () => create({ timestamps: { start: 0, end: now(2 * week) } }),
    SablierLockup_InsufficientFeePayment: async () => {
      const { result } = await vest('vestExponentially', tokens(640));
      await setFee(fixture.chain, fixture, 'lockup');
      fixture.chain.warp(fixture.chain.now() + BigInt(50 * day));
      await lockup.send(fixture.stranger, 'withdrawMax', result, fixture.recipient.address);
    },
    SablierLockup_WithdrawAmountZero: async () => {
      const { result } = await vest('vestExponentially', tokens(640));
      await lockup.send(fixture.stranger, 'withdrawMax', result, fixture.recipient.address);
    },
  });

  test('with durations, an empty list has the same error', async () => {
    const call = lockup.send(fixture.sender, 'createWithDurationsLD', common(), []);
    await expect(call).rejects.toMatchObject({ errorName: 'SablierLockupHelpers_SegmentCountZero' });
  });
});

describe('Lockup Tranched', () => {
  beforeAll(() => setUp('TranchedVesting'));

  const tranche = (after: number, amount = one) => ({ amount, timestamp: now(after) });

  /** Creates a stream of two tokens, by default with two tranches of one token each. */
  const create = (changes: object = {}, tranches = [tranche(week), tranche(2 * week)]) => {
    const end = tranches.at(-1)?.timestamp ?? now(week);
    const params = { ...common(), timestamps: { start: now(), end }, ...changes };
    return lockup.send(fixture.sender, 'createWithTimestampsLT', params, tranches);
  };

  test('a stream in two steps has the terms from the guide', async () => {
    const { result } = await vest('vestInTwoSteps', tokens(300), tokens(700));
    expect(result).toBe(1n);
    expect(await lockup.read('getSender', result)).toBe(fixture.sender.address);
    expect(await lockup.read('getRecipient', result)).toBe(fixture.recipient.address);
    expect(await lockup.read('getDepositedAmount', result)).toBe(tokens(1000));
    expect(await lockup.read('getStartTime', result)).toBe(now());
    expect(await lockup.read('getEndTime', result)).toBe(now(10 * week));
    expect(await lockup.read('getTranches', result)).toEqual([
      { amount: tokens(300), timestamp: now(4 * week) },
      { amount: tokens(700), timestamp: now(10 * week) },
    ]);
  });

  test('it releases what the formula predicts, to the second', async () => {
    const { result } = await vest('vestInTwoSteps', tokens(300), tokens(700));
    const stream: TranchedStream = {
      model: 'tranched',
      tranches: [
        { amount: 300, at: 4 * week },
        { amount: 700, at: 10 * week },
      ],
    };
    const times = [0, 4 * week - 1, 4 * week, 7 * week, 10 * week - 1, 10 * week, 11 * week];
    const expected = times.map((time) => streamedAmount(stream, time));
    expect(await followStream(fixture, lockup, result, times)).toEqual(expected);
  });

  test('the last of four backweighted tranches includes the remainder of the division', async () => {
    const { result, events } = await vest('vestBackweighted', 1003n, now());
    expect(await lockup.read('getTranches', result)).toEqual([
      { amount: 100n, timestamp: now(13 * week) },
      { amount: 200n, timestamp: now(26 * week) },
      { amount: 300n, timestamp: now(39 * week) },
      { amount: 403n, timestamp: now(52 * week) },
    ]);
    expect(events.find(({ name }) => name === 'CreateLockupTranchedStream')?.args).toMatchObject({
      commonParams: { shape: 'tranchedBackweighted' },
    });
  });

  test('past tranches are due immediately, and all of them can be past', async () => {
    const { result } = await vest('vestBackweighted', tokens(1000), now(-27 * week));
    expect(await lockup.read('withdrawableAmountOf', result)).toBe(tokens(300));
    const { result: over } = await vest('vestBackweighted', tokens(1000), now(-52 * week));
    expect(await lockup.read('withdrawableAmountOf', over)).toBe(tokens(1000));
    expect(await lockup.read('refundableAmountOf', over)).toBe(0n);
  });

  test('a linear stream with a granularity costs less than the same steps as tranches', async () => {
    const steps = Array.from({ length: 12 }, (_, index) => tranche((index + 1) * week, one));
    const { gasUsed: tranched } = await create({ depositAmount: 12n * one }, steps);
    const params = { ...common(), depositAmount: 12n * one };
    const durations = { cliff: 0, total: 12 * week };
    const unlockAmounts = { start: 0n, cliff: 0n };
    const { result, gasUsed: linear } = await lockup.send(
      fixture.sender,
      'createWithDurationsLL',
      params,
      unlockAmounts,
      week,
      durations,
    );
    expect(Number(linear)).toBeLessThan(Number(tranched) / 2);
    expect(await followStream(fixture, lockup, result, [week - 1, week, 11 * week, 12 * week])).toEqual([
      0, 1, 11, 12,
    ]);
  });

  testMisuse('guides/lockup/examples/create-stream/lockup-tranched', {
    ERC20InsufficientAllowance: () =>
      vesting.send(fixture.stranger, 'vestInTwoSteps', fixture.recipient.address, 1n, 1n),
    ERC20InsufficientBalance: () => vest('vestInTwoSteps', tokens(1_000_001), 1n),
    ERC721InvalidReceiver: () => vesting.send(fixture.sender, 'vestInTwoSteps', zeroAddress, 1n, 1n),
    'Panic(0x11)': () => vest('vestInTwoSteps', maxUint128, 1n),
    SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum: () =>
      create({}, [tranche(week), tranche(2 * week, one - 1n)]),
    SablierLockupHelpers_DepositAmountZero: () => vest('vestInTwoSteps', 0n, 0n),
    SablierLockupHelpers_EndTimeNotEqualToLastTrancheTimestamp: () =>
      create({ timestamps: { start: now(), end: now(3 * week) } }),
    SablierLockupHelpers_SenderZeroAddress: () => create({ sender: zeroAddress }),
    SablierLockupHelpers_ShapeExceeds32Bytes: () => create({ shape: 'é'.repeat(17) }),
    SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp: () =>
      create({ timestamps: { start: now(week), end: now(2 * week) } }),
    SablierLockupHelpers_StartTimeZero: () => vest('vestBackweighted', 10n, 0),
    SablierLockupHelpers_TrancheCountZero: () => create({}, []),
    SablierLockupHelpers_TrancheTimestampsNotOrdered: () => create({}, [tranche(week), tranche(week)]),
    SablierLockup_InsufficientFeePayment: async () => {
      const { result } = await vest('vestInTwoSteps', tokens(300), tokens(700));
      await setFee(fixture.chain, fixture, 'lockup');
      fixture.chain.warp(fixture.chain.now() + BigInt(4 * week));
      await lockup.send(fixture.stranger, 'withdrawMax', result, fixture.recipient.address);
    },
    SablierLockup_WithdrawAmountZero: async () => {
      const { result } = await vest('vestInTwoSteps', tokens(300), tokens(700));
      await lockup.send(fixture.stranger, 'withdrawMax', result, fixture.recipient.address);
    },
  });

  test('with durations, an empty list has the same error', async () => {
    const call = lockup.send(fixture.sender, 'createWithDurationsLT', common(), []);
    await expect(call).rejects.toMatchObject({ errorName: 'SablierLockupHelpers_TrancheCountZero' });
  });
});
