import { maxUint256, zeroAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LinearStream, streamedAmount } from '@/lib/figures/streams/streamed-amount';
import type { Contract } from '../foundry/chain';
import { followStream, type LockupFixture, setUpLockup, tokens, week } from '../foundry/lockup-fixture';
import { testMisuse } from './named-errors';

let fixture: LockupFixture;
let vesting: Contract;

beforeAll(async () => {
  fixture = await setUpLockup('lockup/create-stream/LinearVesting.sol');
  const { lockupLinear, token, sender } = fixture;
  vesting = await fixture.deploy('LinearVesting', lockupLinear.address, token.address);
  for (const spender of [vesting, lockupLinear])
    await token.send(sender, 'approve', spender.address, maxUint256);
});

beforeEach(() => fixture.chain.snapshot());

const vest = (functionName: string, ...args: unknown[]) =>
  vesting.send(fixture.sender, functionName, ...args);
const now = (plus = 0) => Number(fixture.chain.now()) + plus;

/**
 * Returns the parameters that the guide's contract passes to Lockup, for tests that override some of them.
 */
const params = () => ({
  sender: fixture.sender.address,
  recipient: fixture.recipient.address,
  totalAmount: tokens(1000),
  asset: fixture.token.address,
  cancelable: true,
  transferable: true,
  timestamps: { start: now(), cliff: 0, end: now(52 * week) },
  broker: { account: zeroAddress, fee: 0n },
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
  const times = [0, 1, 4 * week - 1, 4 * week, 13 * week + 7, 26 * week, 52 * week - 1, 52 * week, 60 * week];
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

test('the sender can be the zero address', async () => {
  const { result } = await fixture.lockupLinear.send(fixture.sender, 'createWithTimestamps', {
    ...params(),
    sender: zeroAddress,
  });
  expect(await fixture.lockupLinear.read('getSender', result)).toBe(zeroAddress);
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
