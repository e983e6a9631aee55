import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LinearStream, streamedAmount } from '@/lib/figures/streams/streamed-amount';
import { tokens, toNumber, week } from '../foundry/lockup-fixture';
import { type ManagerFixture, setUpManager, status } from '../foundry/manager-fixture';

// Runs the guides to stream management on Lockup v1.2.

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

describe('withdrawals', () => {
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
});

describe('transfers', () => {
  test('withdraw and transfer pays the old owner, and the new owner gets the rest', async () => {
    const streamId = await ownStream();
    wait(26 * week);
    const { result } = await send('withdrawMaxAndTransfer', streamId, fixture.stranger.address);
    expect(result).toBe(tokens(500));
    expect(await balanceOf(fixture.manager)).toBe(tokens(500));
    expect(await lockup('getRecipient', streamId)).toBe(fixture.stranger.address);
    expect(await lockup('withdrawableAmountOf', streamId)).toBe(0n);
  });
});

describe('canceling and renouncing', () => {
  /** Opens a stream whose sender is the manager. */
  const sentStream = (terms = {}) => fixture.openStream({ sender: fixture.manager.address, ...terms });

  test('canceling halfway refunds half to the sender and leaves the other half to the recipient', async () => {
    const streamId = await sentStream();
    wait(26 * week);
    expect(await lockup('refundableAmountOf', streamId)).toBe(tokens(500));
    const { events } = await send('cancel', streamId);
    expect(events.find(({ name }) => name === 'CancelLockupStream')?.args).toMatchObject({
      sender: fixture.manager.address,
      senderAmount: tokens(500),
      recipientAmount: tokens(500),
    });
    expect(await lockup('statusOf', streamId)).toBe(status.canceled);
    expect(await balanceOf(fixture.manager)).toBe(tokens(500));
    expect(await balanceOf(fixture.recipient)).toBe(0n);

    await send('sweep', fixture.token.address, fixture.stranger.address);
    expect(await balanceOf(fixture.stranger)).toBe(tokens(500));

    wait(52 * week);
    await send('payOut', [streamId]);
    expect(await balanceOf(fixture.recipient)).toBe(tokens(500));
    expect(await lockup('statusOf', streamId)).toBe(status.depleted);
  });

  test('after renouncing, nothing is refundable and no one can cancel', async () => {
    const streamId = await sentStream();
    wait(week);
    const { events } = await send('renounce', streamId);
    expect(events.map(({ name }) => name)).toEqual(['RenounceLockupStream', 'MetadataUpdate']);
    expect(await lockup('isCancelable', streamId)).toBe(false);
    expect(await lockup('refundableAmountOf', streamId)).toBe(0n);
    await expect(send('cancel', streamId)).rejects.toMatchObject({
      errorName: 'SablierV2Lockup_StreamNotCancelable',
    });
    wait(51 * week);
    expect(await lockup('withdrawableAmountOf', streamId)).toBe(tokens(1000));
  });
});
