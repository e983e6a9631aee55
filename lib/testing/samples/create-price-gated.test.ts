import { maxUint256 } from 'viem';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Contract } from '../foundry/chain';
import { day, tokens, week } from '../foundry/lockup-fixture';
import { type CreateFixture, setUpCreation } from '../foundry/lockup-v4-fixture';

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
const setPrice = (price: number) => feed.send(fixture.stranger, 'setPrice', dollars(price));
const lock = (amount = tokens(1000), target = dollars(5)) =>
  vesting.send(fixture.sender, 'lockUntilPrice', fixture.recipient.address, amount, target);

/** Calls Lockup directly, with terms that the guide's contract doesn't pass. */
const create = (terms: object, oracle = feed.address, targetPrice = dollars(5)) => {
  const params = {
    sender: fixture.sender.address,
    recipient: fixture.recipient.address,
    depositAmount: tokens(1000),
    token: fixture.token.address,
    cancelable: true,
    transferable: true,
    timestamps: { start: now(), end: now(104 * week) },
    shape: '',
    ...terms,
  };
  return lockup.send(fixture.sender, 'createWithTimestampsLPG', params, { oracle, targetPrice });
};

const withdrawable = (streamId: unknown) => lockup.read('withdrawableAmountOf', streamId);
const withdrawMax = (streamId: unknown) =>
  lockup.send(fixture.stranger, 'withdrawMax', streamId, fixture.recipient.address);

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

test('the target is not latched, and canceling works again when the price falls back', async () => {
  const { result } = await create({});
  expect(await withdrawable(result)).toBe(0n);
  await setPrice(5);
  expect(await withdrawable(result)).toBe(tokens(1000));
  await expect(lockup.send(fixture.sender, 'cancel', result)).rejects.toMatchObject({
    errorName: 'SablierLockup_StreamSettled',
  });
  await setPrice(4.99);
  expect(await withdrawable(result)).toBe(0n);
  const { result: refunded } = await lockup.send(fixture.sender, 'cancel', result);
  expect(refunded).toBe(tokens(1000));
});

test('anyone can withdraw everything to the recipient, and from the end time on at any price', async () => {
  const { result } = await lock();
  await setPrice(6);
  await withdrawMax(result);
  expect(await fixture.token.read('balanceOf', fixture.recipient.address)).toBe(tokens(1000));
  const { result: late } = await lock(tokens(10), dollars(9));
  fixture.chain.warp(BigInt(now(104 * week - 1)));
  expect(await withdrawable(late)).toBe(0n);
  fixture.chain.warp(BigInt(now(1)));
  expect(await withdrawable(late)).toBe(tokens(10));
});

test('the contract rejects a price that is older than a day, and Lockup does not', async () => {
  fixture.chain.warp(BigInt(now(day)));
  await lock(1n);
  fixture.chain.warp(BigInt(now(1)));
  await expect(lock(1n)).rejects.toMatchObject({ errorName: 'StalePrice' });
  await create({});
});
