import { maxUint128, maxUint256, zeroAddress } from 'viem';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { streamedAmount, type TranchedStream } from '@/lib/figures/streams/streamed-amount';
import type { Contract } from '../foundry/chain';
import { followStream, type LockupFixture, setUpLockup, tokens, week } from '../foundry/lockup-fixture';
import { maxCount } from '../foundry/releases';
import { testMisuse } from './named-errors';

let fixture: LockupFixture;
let vesting: Contract;

beforeAll(async () => {
  fixture = await setUpLockup('lockup/create-stream/TranchedVesting.sol');
  const { lockupTranched, token, sender } = fixture;
  vesting = await fixture.deploy('TranchedVesting', lockupTranched.address, token.address);
  for (const spender of [vesting, lockupTranched])
    await token.send(sender, 'approve', spender.address, maxUint256);
});

beforeEach(() => fixture.chain.snapshot());

const vest = (functionName: string, ...args: unknown[]) =>
  vesting.send(fixture.sender, functionName, ...args);
const now = (plus = 0) => Number(fixture.chain.now()) + plus;
const one = 10n ** 18n;

/** Creates a stream with two tranches of one token each, unless a test overrides something. */
const create = (changes: object) =>
  fixture.lockupTranched.send(fixture.sender, 'createWithTimestamps', {
    ...common(),
    startTime: now(),
    tranches: [tranche(week), tranche(2 * week)],
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

test('past quarters are due immediately', async () => {
  const { result } = await vest('vestQuarterly', fixture.recipient.address, tokens(1000), now(-27 * week));
  expect(await fixture.lockupTranched.read('withdrawableAmountOf', result)).toBe(tokens(500));
});

testMisuse('guides/lockup/v1.2/examples/create-stream/lockup-tranched', {
  ERC20InsufficientAllowance: () =>
    vesting.send(fixture.stranger, 'vestQuarterly', fixture.recipient.address, 4n, now()),
  ERC20InsufficientBalance: () => vest('vestQuarterly', fixture.recipient.address, tokens(1_000_001), now()),
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
