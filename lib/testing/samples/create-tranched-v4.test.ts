import { maxUint128, maxUint256, zeroAddress } from 'viem';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { streamedAmount, type TranchedStream } from '@/lib/figures/streams/streamed-amount';
import type { Contract } from '../foundry/chain';
import { followStream, tokens, week } from '../foundry/lockup-fixture';
import { type CreateFixture, setUpCreation } from '../foundry/lockup-v4-fixture';
import { setFee } from '../foundry/protocol';
import { testMisuse } from './named-errors';

// Runs the guide to Lockup Tranched streams on Lockup v4.0.

let fixture: CreateFixture;
let lockup: Contract;
let vesting: Contract;

beforeAll(async () => {
  fixture = await setUpCreation(['lockup/v4.0/create-stream/TranchedVesting.sol']);
  ({ lockup } = fixture);
  const { token, sender } = fixture;
  vesting = await fixture.deploy('TranchedVesting', lockup.address, token.address);
  for (const spender of [vesting, lockup]) await token.send(sender, 'approve', spender.address, maxUint256);
});

beforeEach(() => fixture.chain.snapshot());

const one = 10n ** 18n;
const now = (plus = 0) => fixture.now(plus);
const vest = (functionName: string, ...args: unknown[]) =>
  vesting.send(fixture.sender, functionName, fixture.recipient.address, ...args);
const tranche = (after: number, amount = one) => ({ amount, timestamp: now(after) });

const common = () => ({
  sender: fixture.sender.address,
  recipient: fixture.recipient.address,
  depositAmount: 2n * one,
  token: fixture.token.address,
  cancelable: true,
  transferable: true,
  shape: '',
});

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
