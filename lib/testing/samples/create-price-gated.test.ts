import { maxUint256 } from 'viem';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Contract } from '../foundry/chain';
import { day, tokens, week } from '../foundry/lockup-fixture';
import { type CreateFixture, setUpCreation } from '../foundry/lockup-v4-fixture';
import { refused } from '../foundry/reverted';

// Runs the guide to price-gated streams on Lockup v4.0.

const folder = 'lockup/v4.0/create-stream';
const dollars = (price: number, decimals = 8): bigint =>
  BigInt(Math.round(price * 100)) * 10n ** BigInt(decimals - 2);

let fixture: CreateFixture;
let lockup: Contract;
let feed: Contract;
let vesting: Contract;

beforeAll(async () => {
  fixture = await setUpCreation([`${folder}/PriceGatedVesting.sol`, `${folder}/PriceFeed.sol`]);
  ({ lockup } = fixture);
  const { token, sender } = fixture;
  feed = await fixture.deploy('PriceFeed', 8, dollars(3));
  vesting = await fixture.deploy('PriceGatedVesting', lockup.address, token.address, feed.address);
  for (const spender of [vesting, lockup]) await token.send(sender, 'approve', spender.address, maxUint256);
});

beforeEach(() => fixture.chain.snapshot());

const now = (plus = 0) => fixture.now(plus);
const lock = (amount = tokens(1000), target = dollars(5)) =>
  vesting.send(fixture.sender, 'lockUntilPrice', fixture.recipient.address, amount, target);

test('the stream has the terms from the guide', async () => {
  const { result, events } = await lock();
  expect(result).toBe(1n);
  expect(await lockup.read('getSender', result)).toBe(fixture.sender.address);
  expect(await lockup.read('getRecipient', result)).toBe(fixture.recipient.address);
  expect(await lockup.read('getEndTime', result)).toBe(now(104 * week));
  expect(await lockup.read('isCancelable', result)).toBe(false);
  expect(await lockup.read('getPriceGatedUnlockParams', result)).toEqual({
    oracle: feed.address,
    targetPrice: dollars(5),
  });
  expect(events.find(({ name }) => name === 'CreateLockupPriceGatedStream')?.args).toEqual({
    streamId: 1n,
    oracle: feed.address,
    targetPrice: dollars(5),
  });
});

test('a cancelable stream at its target is not cancelable until the price falls', async () => {
  const { recipient, sender, token } = fixture;
  const params = {
    sender: sender.address,
    recipient: recipient.address,
    depositAmount: tokens(1000),
    token: token.address,
    cancelable: true,
    transferable: true,
    timestamps: { start: now(), end: now(104 * week) },
    shape: '',
  };
  const unlockParams = { oracle: feed.address, targetPrice: dollars(5) };
  const { result } = await lockup.send(sender, 'createWithTimestampsLPG', params, unlockParams);
  const future = { ...params, timestamps: { ...params.timestamps, start: now(day) } };
  const { result: pending } = await lockup.send(sender, 'createWithTimestampsLPG', future, unlockParams);
  await feed.send(sender, 'setPrice', dollars(5));
  expect(await lockup.read('isCancelable', result)).toBe(false);
  for (const call of ['cancel', 'renounce'])
    await refused(lockup.send(sender, call, result), 'SablierLockup_StreamSettled');
  await refused(lockup.send(sender, 'cancel', pending), 'SablierLockup_StreamSettled');
  await feed.send(sender, 'setPrice', dollars(4));
  expect(await lockup.read('isCancelable', result)).toBe(true);
  await lockup.send(sender, 'cancel', result);
  expect(await lockup.read('getRefundedAmount', result)).toBe(tokens(1000));
});

test('the contract rejects a price that is older than a day', async () => {
  fixture.chain.warp(BigInt(now(day)));
  await lock(1n);
  fixture.chain.warp(BigInt(now(1)));
  await refused(lock(1n), 'StalePrice');
});
