import { zeroAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LinearStream, streamedAmount } from '@/lib/figures/streams/streamed-amount';
import { tokens, toNumber, week } from '../foundry/lockup-fixture';
import { type ManagerFixture, setUpManager, status } from '../foundry/manager-fixture';
import { testMisuse } from './named-errors';

let fixture: ManagerFixture;

beforeAll(async () => {
  fixture = await setUpManager();
});

beforeEach(() => fixture.chain.snapshot());

const send = (functionName: string, ...args: unknown[]) =>
  fixture.manager.send(fixture.sender, functionName, ...args);
const wait = (seconds: number) => fixture.chain.warp(fixture.chain.now() + BigInt(seconds));
const balanceOf = (who: { address: string }) => fixture.token.read('balanceOf', who.address);
const lockup = (functionName: string, ...args: unknown[]) => fixture.lockupLinear.read(functionName, ...args);

/** Opens a stream that the manager owns. */
const ownStream = (terms = {}) => fixture.openStream({ recipient: fixture.manager.address, ...terms });

test('the owner of the NFT can withdraw to any address, and each withdrawal matches the formula', async () => {
  const streamId = await ownStream();
  const stream: LinearStream = { model: 'linear', deposit: 1000, end: 52 * week };
  let withdrawn = 0;
  for (const weeks of [1, 13, 26, 51, 52]) {
    fixture.chain.warp(BigInt(Number(await lockup('getStartTime', streamId)) + weeks * week));
    const { result } = await send('withdrawMax', streamId, fixture.stranger.address);
    const released = streamedAmount(stream, weeks * week);
    expect(toNumber(result)).toBeCloseTo(released - withdrawn, 9);
    withdrawn = released;
  }
  expect(await balanceOf(fixture.stranger)).toBe(tokens(1000));
  expect(await lockup('statusOf', streamId)).toBe(status.depleted);
  expect(await lockup('isCancelable', streamId)).toBe(false);
});

test('withdrawing a fixed amount leaves the rest, and the event contains the amount', async () => {
  const streamId = await ownStream();
  wait(26 * week);
  const { events } = await send('withdraw', streamId, fixture.stranger.address, tokens(200));
  expect(await lockup('withdrawableAmountOf', streamId)).toBe(tokens(300));
  expect(events.find(({ name }) => name === 'WithdrawFromLockupStream')?.args).toEqual({
    streamId,
    to: fixture.stranger.address,
    asset: fixture.token.address,
    amount: tokens(200),
  });
});

test('an approved contract can withdraw to any address, and a stranger only to the owner', async () => {
  const streamId = await fixture.openStream();
  wait(26 * week);
  await send('withdraw', streamId, fixture.recipient.address, 1n);
  const anywhere = () => send('withdraw', streamId, fixture.stranger.address, 1n);
  await expect(anywhere()).rejects.toMatchObject({
    errorName: 'SablierV2Lockup_WithdrawalAddressNotRecipient',
    args: [streamId, fixture.manager.address, fixture.stranger.address],
  });
  await fixture.lockupLinear.send(fixture.recipient, 'approve', fixture.manager.address, streamId);
  await anywhere();
  expect(await balanceOf(fixture.stranger)).toBe(1n);
});

test('withdrawing from several streams pays their owners, whoever the caller is', async () => {
  const streamIds = [await fixture.openStream(), await ownStream()];
  wait(26 * week);
  const amounts = [tokens(10), tokens(20)];
  await fixture.manager.send(fixture.stranger, 'withdrawMultiple', streamIds, amounts);
  expect(await balanceOf(fixture.recipient)).toBe(tokens(10));
  expect(await balanceOf(fixture.manager)).toBe(tokens(20));
  await send('sweep', fixture.token.address, fixture.sender.address);
  expect(await balanceOf(fixture.manager)).toBe(0n);
});

test('withdrawing from all streams skips those with nothing due', async () => {
  const pending = { start: Number(fixture.chain.now()) + 40 * week, cliff: 0 };
  const streamIds = [
    await fixture.openStream({ timestamps: { ...pending, end: pending.start + week } }),
    await fixture.openStream(),
  ];
  wait(26 * week);
  await fixture.manager.send(fixture.stranger, 'payOut', streamIds);
  expect(await balanceOf(fixture.recipient)).toBe(tokens(500));
});

test('if one withdrawal fails, all of them revert', async () => {
  const streamIds = [await fixture.openStream(), await fixture.openStream()];
  wait(26 * week);
  await expect(send('withdrawMultiple', streamIds, [1n, tokens(501)])).rejects.toMatchObject({
    errorName: 'SablierV2Lockup_Overdraw',
    args: [streamIds[1], tokens(501), tokens(500)],
  });
  expect(await balanceOf(fixture.recipient)).toBe(0n);
});

test('only the owner of the contract can use its permissions', async () => {
  const calls = [
    ['sweep', fixture.token.address, fixture.stranger.address],
    ['withdraw', 1n, fixture.stranger.address, 1n],
    ['withdrawMax', 1n, fixture.stranger.address],
    ['cancel', 1n],
    ['cancelMultiple', [1n]],
    ['cancelForRefund', 1n, 0n],
    ['renounce', 1n],
    ['withdrawMaxAndTransfer', 1n, fixture.stranger.address],
    ['transfer', 1n, fixture.stranger.address],
  ] as const;
  for (const [functionName, ...args] of calls)
    await expect(fixture.manager.send(fixture.stranger, functionName, ...args)).rejects.toMatchObject({
      errorName: 'CallerNotOwner',
      args: [fixture.stranger.address],
    });
});

describe('misuse', () => {
  const halfway = async () => {
    const streamId = await ownStream();
    wait(26 * week);
    return streamId;
  };
  const depleted = async () => {
    const streamId = await ownStream();
    wait(52 * week);
    await send('withdrawMax', streamId, fixture.stranger.address);
    return streamId;
  };

  const wrongUses: Record<string, () => Promise<unknown>> = {
    SablierV2Lockup_Null: () => send('withdrawMax', 404n, fixture.stranger.address),
    SablierV2Lockup_Overdraw: async () =>
      send('withdraw', await halfway(), fixture.stranger.address, tokens(500) + 1n),
    SablierV2Lockup_StreamDepleted: async () =>
      send('withdraw', await depleted(), fixture.stranger.address, 1n),
    SablierV2Lockup_WithdrawAmountZero: async () =>
      send('withdrawMax', await ownStream(), fixture.stranger.address),
    SablierV2Lockup_WithdrawArrayCountsNotEqual: async () =>
      send('withdrawMultiple', [await halfway()], [1n, 2n]),
    SablierV2Lockup_WithdrawToZeroAddress: async () => send('withdraw', await halfway(), zeroAddress, 1n),
    SablierV2Lockup_WithdrawalAddressNotRecipient: async () =>
      send('withdraw', await fixture.openStream(), fixture.stranger.address, 1n),
  };

  testMisuse('guides/lockup/v1.2/examples/stream-management/withdraw', wrongUses);
});
