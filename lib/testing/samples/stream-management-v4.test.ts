import { decodeErrorResult, encodeFunctionData, type Hex, zeroAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { releaseErrors, testArtifact } from '../foundry/artifacts';
import type { Contract } from '../foundry/chain';
import { day, tokens, toNumber } from '../foundry/lockup-fixture';
import { type LockupV4Fixture, setUpLockupV4, status } from '../foundry/lockup-v4-fixture';
import { errorsNamedOn, testMisuse } from './named-errors';

// Runs the guides to stream management on Lockup v4.0, with the bytecode from its package.

let fixture: LockupV4Fixture;
let manager: Contract;
/** The minimum fee of each withdrawal, in wei. */
let fee: bigint;

beforeAll(async () => {
  fixture = await setUpLockupV4(['lockup/v4.0/stream-management/StreamManager.sol']);
  manager = await fixture.deploy('StreamManager', fixture.lockup.address);
  fee = await fixture.chargeFee();
});

beforeEach(() => fixture.chain.snapshot());

const pay = (value: bigint, functionName: string, ...args: unknown[]) =>
  manager.pay(fixture.sender, value, functionName, ...args);
const wait = (days: number) => fixture.chain.warp(fixture.chain.now() + BigInt(days * day));
const balanceOf = ({ address }: { address: string }) => fixture.token.read('balanceOf', address);
const lockup = (functionName: string, ...args: unknown[]) => fixture.lockup.read(functionName, ...args);
/** Ether that Lockup has received as fees, in wei. */
const feesIn = async () => fixture.chain.etherOf(fixture.lockup.address);
const send = (functionName: string, ...args: unknown[]) =>
  manager.send(fixture.sender, functionName, ...args);
const withdrawAndTransfer = (streamId: unknown, value: bigint) =>
  manager.pay(fixture.sender, value, 'withdrawMaxAndTransfer', streamId, fixture.stranger.address);

/** Opens a stream that the manager owns. */
const ownStream = (terms = {}) => fixture.openStream({ recipient: manager.address, ...terms });

/** Opens a stream whose owner has approved the manager. */
async function approvedStream(terms = {}) {
  const streamId = await fixture.openStream(terms);
  await fixture.lockup.send(fixture.recipient, 'approve', manager.address, streamId);
  return streamId;
}

describe('withdrawals', () => {
  test('the owner of the NFT can withdraw to any address, and each withdrawal matches the schedule', async () => {
    const streamId = await ownStream();
    const start = Number(await lockup('getStartTime', streamId));
    let withdrawn = 0;
    for (const days of [1, 25, 50, 99, 100]) {
      fixture.chain.warp(BigInt(start + days * day));
      const { result } = await pay(fee, 'withdrawMax', streamId, fixture.stranger.address);
      expect(toNumber(result)).toBeCloseTo(days * 10 - withdrawn, 9);
      withdrawn = days * 10;
    }
    expect(await balanceOf(fixture.stranger)).toBe(tokens(1000));
    expect(await lockup('statusOf', streamId)).toBe(status.depleted);
    expect(await lockup('isCancelable', streamId)).toBe(false);
  });

  test('the example fee in the guide is the comptroller’s result for one dollar at 2,000 dollars per ether', () => {
    expect(fee).toBe(500_000_000_000_000n);
  });

  test('Lockup keeps what it receives above the fee, and the guide’s contract sends only the fee', async () => {
    const streamId = await fixture.openStream();
    wait(50);
    const { lockup: contract, recipient, stranger } = fixture;
    await contract.pay(stranger, 3n * fee, 'withdraw', streamId, recipient.address, 1n);
    expect(await feesIn()).toBe(3n * fee);

    await manager.pay(stranger, 3n * fee, 'payOut', [streamId]);
    expect(await feesIn()).toBe(4n * fee);
    expect(await fixture.chain.etherOf(manager.address)).toBe(0n);
  });

  test('an approved contract can withdraw to any address, and a stranger only to the owner', async () => {
    const streamId = await fixture.openStream();
    wait(50);
    await pay(fee, 'withdraw', streamId, fixture.recipient.address, 1n);
    const anywhere = () => pay(fee, 'withdraw', streamId, fixture.stranger.address, 1n);
    await expect(anywhere()).rejects.toMatchObject({
      errorName: 'SablierLockup_WithdrawalAddressNotRecipient',
      args: [streamId, manager.address, fixture.stranger.address],
    });
    await fixture.lockup.send(fixture.recipient, 'approve', manager.address, streamId);
    await anywhere();
    expect(await balanceOf(fixture.stranger)).toBe(1n);
  });

  describe('several streams', () => {
    /** Returns the streams that `withdrawMultiple` skipped, each with the name of its error. */
    const skippedIn = (events: { name: string; args: Record<string, unknown> }[]) =>
      events
        .filter(({ name }) => name === 'InvalidWithdrawalInWithdrawMultiple')
        .map(({ args }) => [
          args.streamId,
          decodeErrorResult({ abi: releaseErrors(), data: args.revertData as Hex }).errorName,
        ]);

    test('one fee pays the owners of all streams, and streams with nothing available are skipped', async () => {
      const now = Number(fixture.chain.now());
      const pending = await fixture.openStream({
        timestamps: { start: now + 90 * day, end: now + 100 * day },
      });
      const streamIds = [pending, await fixture.openStream(), await ownStream()];
      wait(50);
      const { events } = await manager.pay(fixture.stranger, fee, 'payOut', streamIds);
      expect(await balanceOf(fixture.recipient)).toBe(tokens(500));
      expect(await balanceOf(manager)).toBe(tokens(500));
      expect(skippedIn(events)).toEqual([[pending, 'SablierLockup_WithdrawAmountZero']]);
      expect(await feesIn()).toBe(fee);
      await manager.send(fixture.sender, 'sweep', fixture.token.address, fixture.sender.address);
      expect(await balanceOf(manager)).toBe(0n);
    });
  });

  test('only the owner of the contract can use its permissions', async () => {
    const calls = [
      ['sweep', fixture.token.address, fixture.stranger.address],
      ['withdraw', 1n, fixture.stranger.address, 1n],
      ['withdrawMax', 1n, fixture.stranger.address],
      ['cancel', 1n],
      ['cancelForRefund', 1n, 0n],
      ['cancelMultiple', [1n]],
      ['cancelAll', [1n]],
      ['renounce', 1n],
      ['renounceAll', [1n]],
      ['withdrawMaxAndTransfer', 1n, fixture.stranger.address],
      ['transfer', 1n, fixture.stranger.address],
    ] as const;
    for (const [functionName, ...args] of calls)
      await expect(manager.send(fixture.stranger, functionName, ...args)).rejects.toMatchObject({
        errorName: 'CallerNotOwner',
        args: [fixture.stranger.address],
      });
  });

  test('without enough value, the contract cannot pay the fee, and its call reverts without data', async () => {
    const streamId = await ownStream();
    wait(50);
    await expect(pay(fee - 1n, 'withdrawMax', streamId, fixture.stranger.address)).rejects.toMatchObject({
      errorName: '',
    });
  });

  describe('misuse', () => {
    const halfway = async (terms = {}) => {
      const streamId = await ownStream(terms);
      wait(50);
      return streamId;
    };
    const depleted = async () => {
      const streamId = await ownStream();
      wait(100);
      await pay(fee, 'withdrawMax', streamId, fixture.stranger.address);
      return streamId;
    };
    const direct = (value: bigint, functionName: string, ...args: unknown[]) =>
      fixture.lockup.pay(fixture.stranger, value, functionName, ...args);

    const wrongUses: Record<string, () => Promise<unknown>> = {
      SablierLockupState_Null: () => pay(fee, 'withdrawMax', 404n, fixture.stranger.address),
      SablierLockup_InsufficientFeePayment: async () => {
        const streamId = await fixture.openStream();
        wait(50);
        return direct(fee - 1n, 'withdrawMax', streamId, fixture.recipient.address);
      },
      SablierLockup_Overdraw: async () =>
        pay(fee, 'withdraw', await halfway(), fixture.stranger.address, tokens(500) + 1n),
      SablierLockup_StreamDepleted: async () =>
        pay(fee, 'withdraw', await depleted(), fixture.stranger.address, 1n),
      SablierLockup_WithdrawAmountNotEqualWithdrawableAmount: async () => {
        const streamId = await fixture.openPriceGated({ recipient: manager.address });
        wait(100);
        return pay(fee, 'withdraw', streamId, fixture.stranger.address, tokens(999));
      },
      SablierLockup_WithdrawAmountZero: async () =>
        pay(fee, 'withdrawMax', await ownStream(), fixture.stranger.address),
      SablierLockup_WithdrawArrayCountsNotEqual: async () =>
        direct(fee, 'withdrawMultiple', [await halfway()], [1n, 2n]),
      SablierLockup_WithdrawToZeroAddress: async () => pay(fee, 'withdraw', await halfway(), zeroAddress, 1n),
      SablierLockup_WithdrawalAddressNotRecipient: async () =>
        pay(fee, 'withdraw', await fixture.openStream(), fixture.stranger.address, 1n),
    };

    testMisuse('guides/lockup/examples/stream-management/withdraw', wrongUses);
  });
});

describe('transfers', () => {
  test('withdraw and transfer pays the old owner, and the new owner gets the rest', async () => {
    const streamId = await ownStream();
    wait(50);
    expect((await withdrawAndTransfer(streamId, fee)).result).toBe(tokens(500));
    expect(await balanceOf(manager)).toBe(tokens(500));
    expect(await lockup('getRecipient', streamId)).toBe(fixture.stranger.address);
    expect(await lockup('withdrawableAmountOf', streamId)).toBe(0n);
  });

  test('an operator can call it too, and the tokens go to the owner', async () => {
    const streamId = await approvedStream();
    wait(50);
    await withdrawAndTransfer(streamId, fee);
    expect(await balanceOf(fixture.recipient)).toBe(tokens(500));
    expect(await lockup('ownerOf', streamId)).toBe(fixture.stranger.address);
  });

  test('a plain transfer includes the available tokens, and costs no fee', async () => {
    const streamId = await ownStream();
    wait(50);
    await send('transfer', streamId, fixture.stranger.address);
    await fixture.lockup.pay(fixture.stranger, fee, 'withdrawMax', streamId, fixture.stranger.address);
    expect(await balanceOf(fixture.stranger)).toBe(tokens(500));
    expect(await balanceOf(manager)).toBe(0n);
  });

  test('the contract can receive a stream by a plain transfer, but not by a safe one', async () => {
    const streamId = await fixture.openStream();
    const { recipient } = fixture;
    const move = (functionName: string) =>
      fixture.lockup.send(recipient, functionName, recipient.address, manager.address, streamId);
    await expect(move('safeTransferFrom')).rejects.toMatchObject({ errorName: 'ERC721InvalidReceiver' });
    await move('transferFrom');
    expect(await lockup('ownerOf', streamId)).toBe(manager.address);
  });

  test('a caller that cannot receive ether has to send exactly the fee', async () => {
    const forwarder = await fixture.chain.deploy(fixture.sender, testArtifact('Forwarder'));
    const streamId = await fixture.openStream();
    wait(50);
    const data = encodeFunctionData({ abi: manager.abi, functionName: 'payOut', args: [[streamId]] });
    const payOut = (value: bigint) =>
      forwarder.pay(fixture.stranger, value, 'forward', manager.address, data);
    await expect(payOut(fee + 1n)).rejects.toMatchObject({ errorName: 'FailedCall' });
    await payOut(fee);
    expect(await balanceOf(fixture.recipient)).toBe(tokens(500));
  });

  test('the guide to the setup names exactly the errors of the two previous tests', () => {
    const named = errorsNamedOn('guides/lockup/examples/stream-management/setup');
    expect(named).toEqual(['ERC721InvalidReceiver', 'FailedCall']);
  });

  testMisuse('guides/lockup/examples/stream-management/transfer', {
    ERC721IncorrectOwner: async () => send('transfer', await approvedStream(), fixture.stranger.address),
    ERC721InsufficientApproval: async () =>
      send('transfer', await fixture.openStream(), fixture.stranger.address),
    ERC721InvalidReceiver: async () => send('transfer', await ownStream(), zeroAddress),
    ERC721NonexistentToken: () => send('transfer', 404n, fixture.stranger.address),
    SablierLockupState_Null: () => withdrawAndTransfer(404n, fee),
    SablierLockup_NotTransferable: async () =>
      send('transfer', await ownStream({ transferable: false }), fixture.stranger.address),
    SablierLockup_InsufficientFeePayment: async () => {
      const streamId = await fixture.openStream();
      wait(50);
      const { lockup: contract, recipient, stranger } = fixture;
      return contract.pay(recipient, fee - 1n, 'withdrawMaxAndTransfer', streamId, stranger.address);
    },
    SablierLockup_Unauthorized: async () => withdrawAndTransfer(await fixture.openStream(), fee),
  });
});

describe('canceling and renouncing', () => {
  /** Opens a stream whose sender is the manager. */
  const sentStream = (terms = {}) => fixture.openStream({ sender: manager.address, ...terms });

  function pendingStream() {
    const start = Number(fixture.chain.now()) + 10 * day;
    return sentStream({ timestamps: { start, end: start + 100 * day } });
  }

  test('canceling splits the deposit by time, whatever the withdrawal fee is', async () => {
    const streamId = await sentStream();
    wait(50);
    const { result, events } = await send('cancel', streamId);
    expect(result).toBe(tokens(500));
    expect(events.find(({ name }) => name === 'CancelLockupStream')?.args).toMatchObject({
      streamId,
      sender: manager.address,
      senderAmount: tokens(500),
      recipientAmount: tokens(500),
    });
    expect(await lockup('statusOf', streamId)).toBe(status.canceled);
    expect(await lockup('withdrawableAmountOf', streamId)).toBe(tokens(500));
    await send('sweep', fixture.token.address, fixture.stranger.address);
    expect(await balanceOf(fixture.stranger)).toBe(tokens(500));
  });

  test('cancelMultiple skips what fails, and cancelAll reverts', async () => {
    const streamIds = [
      await sentStream(),
      await fixture.openStream(),
      await sentStream({ cancelable: false }),
    ];
    wait(50);
    await expect(send('cancelAll', streamIds)).rejects.toMatchObject({
      errorName: 'SablierLockup_Unauthorized',
      args: [streamIds[1], manager.address],
    });
    expect(await balanceOf(manager)).toBe(0n);
    const { result, events } = await send('cancelMultiple', streamIds);
    expect(result).toEqual([tokens(500), 0n, 0n]);
    const skipped = events
      .filter(({ name }) => name === 'InvalidStreamInCancelMultiple')
      .map(({ args }) => [
        args.streamId,
        decodeErrorResult({ abi: releaseErrors(), data: args.revertData as Hex }).errorName,
      ]);
    expect(skipped).toEqual([
      [streamIds[1], 'SablierLockup_Unauthorized'],
      [streamIds[2], 'SablierLockup_StreamNotCancelable'],
    ]);
    expect(await balanceOf(manager)).toBe(tokens(500));
  });

  test('cancelAll cancels every stream of the list', async () => {
    const streamIds = [await sentStream(), await pendingStream()];
    wait(5);
    await send('cancelAll', streamIds);
    expect(await balanceOf(manager)).toBe(tokens(1950));
  });

  test('canceling with a minimum refund only succeeds if the refund is large enough', async () => {
    const streamId = await sentStream();
    wait(50);
    await expect(send('cancelForRefund', streamId, tokens(501))).rejects.toMatchObject({
      errorName: 'RefundTooLow',
      args: [tokens(500), tokens(501)],
    });
    expect((await send('cancelForRefund', streamId, tokens(500))).result).toBe(tokens(500));
    expect(await balanceOf(manager)).toBe(tokens(500));
  });

  test('after renouncing, nothing is refundable and no one can cancel', async () => {
    const streamId = await sentStream();
    wait(10);
    const { events } = await send('renounce', streamId);
    expect(events.map(({ name }) => name)).toEqual(['RenounceLockupStream']);
    expect(await lockup('isCancelable', streamId)).toBe(false);
    expect(await lockup('refundableAmountOf', streamId)).toBe(0n);
    await expect(send('cancel', streamId)).rejects.toMatchObject({
      errorName: 'SablierLockup_StreamNotCancelable',
    });
    wait(90);
    expect(await lockup('withdrawableAmountOf', streamId)).toBe(tokens(1000));
  });

  test('renounceAll renounces every stream, pending ones included, or none', async () => {
    const streamIds = [await pendingStream(), await sentStream()];
    const foreign = await fixture.openStream();
    await expect(send('renounceAll', [...streamIds, foreign])).rejects.toMatchObject({
      errorName: 'SablierLockup_Unauthorized',
      args: [foreign, manager.address],
    });
    expect(await lockup('isCancelable', streamIds[0])).toBe(true);
    await send('renounceAll', streamIds);
    for (const streamId of streamIds) expect(await lockup('isCancelable', streamId)).toBe(false);
  });

  describe.each(['cancel', 'renounce'])('misuse of %s', (action) => {
    const settled = async () => {
      const streamId = await sentStream();
      wait(100);
      return streamId;
    };
    const depleted = async () => {
      const streamId = await settled();
      await pay(fee, 'payOut', [streamId]);
      return streamId;
    };
    const canceled = async () => {
      const streamId = await sentStream();
      wait(10);
      await send('cancel', streamId);
      return streamId;
    };

    const wrongUses: Record<string, () => Promise<unknown>> = {
      SablierLockupState_Null: () => send(action, 404n),
      SablierLockup_StreamCanceled: async () => send(action, await canceled()),
      SablierLockup_StreamDepleted: async () => send(action, await depleted()),
      SablierLockup_StreamNotCancelable: async () => send(action, await sentStream({ cancelable: false })),
      SablierLockup_StreamSettled: async () => send(action, await settled()),
      SablierLockup_Unauthorized: async () => send(action, await fixture.openStream()),
    };

    testMisuse(`guides/lockup/examples/stream-management/${action}`, wrongUses);
  });
});
