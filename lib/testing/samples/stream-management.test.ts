import { zeroAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LinearStream, streamedAmount } from '@/lib/figures/streams/streamed-amount';
import { tokens, toNumber, week } from '../foundry/lockup-fixture';
import { type ManagerFixture, setUpManager, status } from '../foundry/manager-fixture';
import { errorsNamedOn, testMisuse } from './named-errors';

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

  test('a plain transfer includes the accrued tokens', async () => {
    const streamId = await ownStream();
    wait(26 * week);
    await send('transfer', streamId, fixture.stranger.address);
    await fixture.lockupLinear.send(fixture.stranger, 'withdrawMax', streamId, fixture.stranger.address);
    expect(await balanceOf(fixture.stranger)).toBe(tokens(500));
    expect(await balanceOf(fixture.manager)).toBe(0n);
  });

  test('the contract can receive a stream by a plain transfer, but not by a safe one', async () => {
    const streamId = await fixture.openStream();
    const move = (functionName: string) =>
      fixture.lockupLinear.send(
        fixture.recipient,
        functionName,
        fixture.recipient.address,
        fixture.manager.address,
        streamId,
      );
    await expect(move('safeTransferFrom')).rejects.toMatchObject({ errorName: 'ERC721InvalidReceiver' });
    await move('transferFrom');
    expect(await lockup('ownerOf', streamId)).toBe(fixture.manager.address);
    expect(errorsNamedOn('guides/lockup/v1.2/examples/stream-management/setup')).toEqual([
      'ERC721InvalidReceiver',
    ]);
  });

  describe('misuse', () => {
    const approved = async () => {
      const streamId = await fixture.openStream();
      await fixture.lockupLinear.send(fixture.recipient, 'approve', fixture.manager.address, streamId);
      return streamId;
    };

    const wrongUses: Record<string, () => Promise<unknown>> = {
      ERC721IncorrectOwner: async () => send('transfer', await approved(), fixture.stranger.address),
      ERC721InsufficientApproval: async () =>
        send('transfer', await fixture.openStream(), fixture.stranger.address),
      ERC721InvalidReceiver: async () => send('transfer', await ownStream(), zeroAddress),
      ERC721NonexistentToken: () => send('transfer', 404n, fixture.stranger.address),
      SablierV2Lockup_NotTransferable: async () =>
        send('transfer', await ownStream({ transferable: false }), fixture.stranger.address),
      SablierV2Lockup_Null: () => send('withdrawMaxAndTransfer', 404n, fixture.stranger.address),
      SablierV2Lockup_Unauthorized: async () =>
        send('withdrawMaxAndTransfer', await approved(), fixture.stranger.address),
    };

    testMisuse('guides/lockup/v1.2/examples/stream-management/transfer', wrongUses);
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

  test('canceling several streams succeeds for all or none', async () => {
    const streamIds = [await sentStream(), await sentStream()];
    wait(13 * week);
    const withAnother = [...streamIds, await fixture.openStream()];
    await expect(send('cancelMultiple', withAnother)).rejects.toMatchObject({
      errorName: 'SablierV2Lockup_Unauthorized',
      args: [3n, fixture.manager.address],
    });
    await send('cancelMultiple', streamIds);
    expect(await balanceOf(fixture.manager)).toBe(tokens(1500));
  });

  test('canceling with a minimum refund only succeeds if the refund is large enough', async () => {
    const streamId = await sentStream();
    wait(26 * week);
    await expect(send('cancelForRefund', streamId, tokens(501))).rejects.toMatchObject({
      errorName: 'RefundTooLow',
      args: [tokens(500), tokens(501)],
    });
    const { result } = await send('cancelForRefund', streamId, tokens(500));
    expect(result).toBe(tokens(500));
    expect(await balanceOf(fixture.manager)).toBe(tokens(500));
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

  describe.each(['cancel', 'renounce'])('misuse of %s', (action) => {
    const settled = async () => {
      const streamId = await sentStream();
      wait(52 * week);
      return streamId;
    };
    const depleted = async () => {
      const streamId = await settled();
      await send('payOut', [streamId]);
      return streamId;
    };
    const canceled = async () => {
      const streamId = await sentStream();
      wait(week);
      await send('cancel', streamId);
      return streamId;
    };

    const wrongUses: Record<string, () => Promise<unknown>> = {
      SablierV2Lockup_Null: () => send(action, 404n),
      SablierV2Lockup_StreamCanceled: async () => send(action, await canceled()),
      SablierV2Lockup_StreamDepleted: async () => send(action, await depleted()),
      SablierV2Lockup_StreamNotCancelable: async () => send(action, await sentStream({ cancelable: false })),
      SablierV2Lockup_StreamSettled: async () => send(action, await settled()),
      SablierV2Lockup_Unauthorized: async () => send(action, await fixture.openStream()),
    };

    testMisuse(`guides/lockup/v1.2/examples/stream-management/${action}`, wrongUses);
  });
});
