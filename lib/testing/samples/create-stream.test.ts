import { maxUint128, maxUint256, zeroAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type DynamicStream,
  type LinearStream,
  streamedAmount,
  type TranchedStream,
} from '@/lib/figures/streams/streamed-amount';
import type { Contract } from '../foundry/chain';
import { day, followStream, type LockupFixture, setUpLockup, tokens, week } from '../foundry/lockup-fixture';
import { maxCount } from '../foundry/releases';
import { testMisuse } from './named-errors';

// Runs the guides to creating streams on Lockup v1.2.

let fixture: LockupFixture;
let vesting: Contract;

async function setUp(sample: string, model: 'lockupLinear' | 'lockupDynamic' | 'lockupTranched') {
  fixture = await setUpLockup(`lockup/create-stream/${sample}.sol`);
  const { [model]: lockup, token, sender } = fixture;
  vesting = await fixture.deploy(sample, lockup.address, token.address);
  for (const spender of [vesting, lockup]) await token.send(sender, 'approve', spender.address, maxUint256);
}

beforeEach(() => fixture.chain.snapshot());

const vest = (functionName: string, ...args: unknown[]) =>
  vesting.send(fixture.sender, functionName, ...args);
const now = (plus = 0) => Number(fixture.chain.now()) + plus;
const one = 10n ** 18n;

const common = () => ({
  sender: fixture.sender.address,
  recipient: fixture.recipient.address,
  totalAmount: 2n * one,
  asset: fixture.token.address,
  cancelable: true,
  transferable: true,
  broker: { account: zeroAddress, fee: 0n },
});

describe('Lockup Linear', () => {
  beforeAll(() => setUp('LinearVesting', 'lockupLinear'));

  /** Returns the parameters that the guide's contract passes to Lockup, for tests that override some of them. */
  const params = () => ({
    ...common(),
    totalAmount: tokens(1000),
    timestamps: { start: now(), cliff: 0, end: now(52 * week) },
  });

  test('a stream that starts now has the terms from the guide, and the recipient owns the NFT', async () => {
    const { result, events } = await vest('vestFromNow', fixture.recipient.address, tokens(1000));
    expect(result).toBe(1n);
    expect(await fixture.lockupLinear.read('getStream', result)).toMatchObject({
      sender: fixture.sender.address,
      recipient: fixture.recipient.address,
      asset: fixture.token.address,
      startTime: now(),
      cliffTime: now(4 * week),
      endTime: now(52 * week),
      isCancelable: true,
      isTransferable: true,
      amounts: { deposited: tokens(1000), withdrawn: 0n, refunded: 0n },
    });
    expect(events.find(({ name }) => name === 'CreateLockupLinearStream')?.args).toMatchObject({
      funder: vesting.address,
      sender: fixture.sender.address,
      amounts: { deposit: tokens(1000), brokerFee: 0n },
    });
    expect(await fixture.token.read('balanceOf', vesting.address)).toBe(0n);
    expect(await fixture.token.read('allowance', vesting.address, fixture.lockupLinear.address)).toBe(0n);
  });

  test('it releases nothing before the cliff, and then what the formula predicts', async () => {
    const { result } = await vest('vestFromNow', fixture.recipient.address, tokens(1000));
    const stream: LinearStream = { model: 'linear', deposit: 1000, end: 52 * week, cliff: 4 * week };
    const times = [
      0,
      1,
      4 * week - 1,
      4 * week,
      13 * week + 7,
      26 * week,
      52 * week - 1,
      52 * week,
      60 * week,
    ];
    const expected = times.map((time) => expect.closeTo(streamedAmount(stream, time), 9));
    expect(await followStream(fixture, fixture.lockupLinear, result, times)).toEqual(expected);
  });

  test('a stream between two dates can start in the past, and needs no cliff', async () => {
    const start = now(-13 * week);
    const timestamps = { start, cliff: 0, end: start + 52 * week };
    const { result } = await vest('vestBetween', fixture.recipient.address, tokens(1000), timestamps);
    expect(await fixture.lockupLinear.read('streamedAmountOf', result)).toBe(tokens(250));
    expect(await followStream(fixture, fixture.lockupLinear, result, [13 * week, 39 * week])).toEqual([
      500, 1000,
    ]);
  });

  test('a broker is paid immediately, and the rest is streamed', async () => {
    const broker = { account: fixture.stranger.address, fee: 10n ** 16n };
    const { result } = await fixture.lockupLinear.send(fixture.sender, 'createWithTimestamps', {
      ...params(),
      broker,
    });
    expect(await fixture.token.read('balanceOf', fixture.stranger.address)).toBe(tokens(10));
    expect(await fixture.lockupLinear.read('getDepositedAmount', result)).toBe(tokens(990));
  });

  describe('misuse', () => {
    const vestBetween = (start: number, cliff: number, end: number) =>
      vest('vestBetween', fixture.recipient.address, 1n, { start, cliff, end });

    const wrongUses: Record<string, () => Promise<unknown>> = {
      ERC20InsufficientAllowance: () =>
        vesting.send(fixture.stranger, 'vestFromNow', fixture.recipient.address, 1n),
      ERC20InsufficientBalance: () => vest('vestFromNow', fixture.recipient.address, tokens(1_000_001)),
      ERC721InvalidReceiver: () => vest('vestFromNow', zeroAddress, 1n),
      SablierV2Lockup_BrokerFeeTooHigh: () =>
        fixture.lockupLinear.send(fixture.sender, 'createWithTimestamps', {
          ...params(),
          broker: { account: fixture.stranger.address, fee: 10n ** 17n + 1n },
        }),
      SablierV2Lockup_DepositAmountZero: () => vest('vestFromNow', fixture.recipient.address, 0n),
      SablierV2Lockup_EndTimeNotInTheFuture: () => vestBetween(now(-week), 0, now()),
      SablierV2Lockup_StartTimeZero: () => vestBetween(0, 0, now(week)),
      SablierV2LockupLinear_CliffTimeNotLessThanEndTime: () => vestBetween(now(), now(week), now(week)),
      SablierV2LockupLinear_StartTimeNotLessThanCliffTime: () =>
        vestBetween(now(week), now(week), now(2 * week)),
      SablierV2LockupLinear_StartTimeNotLessThanEndTime: () => vestBetween(now(week), 0, now(week)),
    };

    testMisuse('guides/lockup/v1.2/examples/create-stream/lockup-linear', wrongUses);
  });
});

describe('Lockup Dynamic', () => {
  beforeAll(() => setUp('DynamicVesting', 'lockupDynamic'));

  /** Creates a stream with two segments of one token each, unless a test overrides something. */
  const create = (changes: object) =>
    fixture.lockupDynamic.send(fixture.sender, 'createWithTimestamps', {
      ...common(),
      startTime: now(),
      segments: [segment(week), segment(2 * week)],
      ...changes,
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
    expect(await followStream(fixture, fixture.lockupDynamic, result, times)).toEqual(expected);
  });

  test('an exponential stream has released one sixty-fourth halfway through', async () => {
    const { result } = await vest('vestExponentially', fixture.recipient.address, tokens(640));
    const released = await followStream(fixture, fixture.lockupDynamic, result, [50 * day, 100 * day]);
    expect(released).toEqual([expect.closeTo(10, 9), 640]);
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
});

describe('Lockup Tranched', () => {
  beforeAll(() => setUp('TranchedVesting', 'lockupTranched'));

  /** Creates a stream with two tranches of one token each, unless a test overrides something. */
  const create = (changes: object) =>
    fixture.lockupTranched.send(fixture.sender, 'createWithTimestamps', {
      ...common(),
      startTime: now(),
      tranches: [tranche(week), tranche(2 * week)],
      ...changes,
    });

  const tranche = (after: number, amount = one) => ({ amount, timestamp: now(after) });

  test('a stream in two steps has the terms from the guide', async () => {
    const { result } = await vest('vestInTwoSteps', fixture.recipient.address, tokens(300), tokens(700));
    expect(result).toBe(1n);
    expect(await fixture.lockupTranched.read('getStream', result)).toMatchObject({
      sender: fixture.sender.address,
      recipient: fixture.recipient.address,
      startTime: now(),
      endTime: now(10 * week),
      amounts: { deposited: tokens(1000) },
      tranches: [
        { amount: tokens(300), timestamp: now(4 * week) },
        { amount: tokens(700), timestamp: now(10 * week) },
      ],
    });
  });

  test('it releases what the formula predicts, to the second', async () => {
    const { result } = await vest('vestInTwoSteps', fixture.recipient.address, tokens(300), tokens(700));
    const stream: TranchedStream = {
      model: 'tranched',
      tranches: [
        { amount: 300, at: 4 * week },
        { amount: 700, at: 10 * week },
      ],
    };
    const times = [0, 4 * week - 1, 4 * week, 7 * week, 10 * week - 1, 10 * week, 11 * week];
    const expected = times.map((time) => streamedAmount(stream, time));
    expect(await followStream(fixture, fixture.lockupTranched, result, times)).toEqual(expected);
  });

  test('the last of four quarters includes the remainder of the division', async () => {
    const { result } = await vest('vestQuarterly', fixture.recipient.address, 1003n, now());
    expect(await fixture.lockupTranched.read('getTranches', result)).toEqual([
      { amount: 250n, timestamp: now(13 * week) },
      { amount: 250n, timestamp: now(26 * week) },
      { amount: 250n, timestamp: now(39 * week) },
      { amount: 253n, timestamp: now(52 * week) },
    ]);
  });

  testMisuse('guides/lockup/v1.2/examples/create-stream/lockup-tranched', {
    ERC20InsufficientAllowance: () =>
      vesting.send(fixture.stranger, 'vestQuarterly', fixture.recipient.address, 4n, now()),
    ERC20InsufficientBalance: () =>
      vest('vestQuarterly', fixture.recipient.address, tokens(1_000_001), now()),
    ERC721InvalidReceiver: () => vest('vestQuarterly', zeroAddress, 4n, now()),
    'Panic(0x11)': () => vest('vestInTwoSteps', fixture.recipient.address, maxUint128, 1n),
    'Panic(0x32)': () =>
      fixture.lockupTranched.send(fixture.sender, 'createWithDurations', { ...common(), tranches: [] }),
    SablierV2Lockup_BrokerFeeTooHigh: () =>
      create({ broker: { account: fixture.stranger.address, fee: one / 10n + 1n } }),
    SablierV2Lockup_DepositAmountZero: () => vest('vestQuarterly', fixture.recipient.address, 0n, now()),
    SablierV2Lockup_EndTimeNotInTheFuture: () =>
      vest('vestQuarterly', fixture.recipient.address, 4n, now(-52 * week)),
    SablierV2Lockup_StartTimeZero: () => vest('vestQuarterly', fixture.recipient.address, 4n, 0),
    SablierV2LockupTranched_DepositAmountNotEqualToTrancheAmountsSum: () =>
      create({ tranches: [tranche(week), tranche(2 * week, one - 1n)] }),
    SablierV2LockupTranched_StartTimeNotLessThanFirstTrancheTimestamp: () => create({ startTime: now(week) }),
    SablierV2LockupTranched_TrancheCountTooHigh: () =>
      create({ tranches: Array.from({ length: Number(maxCount) + 1 }, (_, i) => tranche(i + 1, 1n)) }),
    SablierV2LockupTranched_TrancheCountZero: () => create({ tranches: [] }),
    SablierV2LockupTranched_TrancheTimestampsNotOrdered: () =>
      create({ tranches: [tranche(week), tranche(week)] }),
  });
});
