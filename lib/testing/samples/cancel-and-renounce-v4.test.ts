import { decodeErrorResult, encodeFunctionData, type Hex } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { releaseErrors } from '../foundry/artifacts';
import type { Contract } from '../foundry/chain';
import { day, tokens } from '../foundry/lockup-fixture';
import { type LockupV4Fixture, setUpLockupV4, status } from '../foundry/lockup-v4-fixture';
import { testMisuse } from './named-errors';

// Runs the guides to canceling and renouncing on Lockup v4.0, with the bytecode from its package.

let fixture: LockupV4Fixture;
let manager: Contract;

beforeAll(async () => {
  fixture = await setUpLockupV4(['lockup/v4.0/stream-management/StreamManager.sol']);
  manager = await fixture.deploy('StreamManager', fixture.lockup.address);
});

beforeEach(() => fixture.chain.snapshot());

const send = (functionName: string, ...args: unknown[]) =>
  manager.send(fixture.sender, functionName, ...args);
const wait = (days: number) => fixture.chain.warp(fixture.chain.now() + BigInt(days * day));
const balanceOf = ({ address }: { address: string }) => fixture.token.read('balanceOf', address);
const lockup = (functionName: string, ...args: unknown[]) => fixture.lockup.read(functionName, ...args);

/** Opens a stream whose sender is the manager. */
const ownStream = (terms = {}) => fixture.openStream({ sender: manager.address, ...terms });

function pendingStream() {
  const start = Number(fixture.chain.now()) + 10 * day;
  return ownStream({ timestamps: { start, end: start + 100 * day } });
}

test('canceling splits the deposit by time, whatever the withdrawal fee is', async () => {
  await fixture.chargeFee();
  const streamId = await ownStream();
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

test('canceling a pending stream refunds everything and depletes it', async () => {
  const streamId = await pendingStream();
  expect((await send('cancel', streamId)).result).toBe(tokens(1000));
  expect(await lockup('statusOf', streamId)).toBe(status.depleted);
});

test('before its cliff, a stream with unlock amounts refunds all but the start amount', async () => {
  const { lockup: contract, sender, recipient, token, chain } = fixture;
  const start = Number(chain.now());
  const params = {
    sender: manager.address,
    recipient: recipient.address,
    depositAmount: tokens(1000),
    token: token.address,
    cancelable: true,
    transferable: true,
    timestamps: { start, end: start + 100 * day },
    shape: '',
  };
  const unlockAmounts = { start: tokens(100), cliff: tokens(150) };
  const { result } = await contract.send(
    sender,
    'createWithTimestampsLL',
    params,
    unlockAmounts,
    0,
    start + 25 * day,
  );
  wait(24);
  expect((await send('cancel', result)).result).toBe(tokens(900));
});

test('a cancellation between two steps refunds the unfinished step', async () => {
  const { lockup: contract, sender, recipient, token, chain } = fixture;
  const params = {
    sender: manager.address,
    recipient: recipient.address,
    depositAmount: tokens(1000),
    token: token.address,
    cancelable: true,
    transferable: true,
    shape: '',
  };
  const { result } = await contract.send(
    sender,
    'createWithDurationsLL',
    params,
    { start: 0n, cliff: 0n },
    10 * day,
    { cliff: 0, total: 100 * day },
  );
  chain.warp(chain.now() + BigInt(29 * day));
  expect((await send('cancel', result)).result).toBe(tokens(800));
});

test('cancelMultiple skips what fails, and cancelAll reverts', async () => {
  const streamIds = [await ownStream(), await fixture.openStream(), await ownStream({ cancelable: false })];
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
  const streamIds = [await ownStream(), await pendingStream()];
  wait(5);
  await send('cancelAll', streamIds);
  expect(await balanceOf(manager)).toBe(tokens(1950));
});

test('canceling with a minimum refund only succeeds if the refund is large enough', async () => {
  const streamId = await ownStream();
  wait(50);
  await expect(send('cancelForRefund', streamId, tokens(501))).rejects.toMatchObject({
    errorName: 'RefundTooLow',
    args: [tokens(500), tokens(501)],
  });
  expect((await send('cancelForRefund', streamId, tokens(500))).result).toBe(tokens(500));
  expect(await balanceOf(manager)).toBe(tokens(500));
});

test('a locked price-gated stream refunds its whole deposit, and one at its end nothing', async () => {
  const streamIds = [await fixture.openPriceGated({ sender: manager.address }), undefined];
  streamIds[1] = await fixture.openPriceGated({ sender: manager.address });
  wait(99);
  expect((await send('cancel', streamIds[0])).result).toBe(tokens(1000));
  wait(1);
  await expect(send('cancel', streamIds[1])).rejects.toMatchObject({
    errorName: 'SablierLockup_StreamSettled',
  });
});

test('after renouncing, nothing is refundable and no one can cancel', async () => {
  const streamId = await ownStream();
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
  const streamIds = [await pendingStream(), await ownStream()];
  const foreign = await fixture.openStream();
  await expect(send('renounceAll', [...streamIds, foreign])).rejects.toMatchObject({
    errorName: 'SablierLockup_Unauthorized',
    args: [foreign, manager.address],
  });
  expect(await lockup('isCancelable', streamIds[0])).toBe(true);
  await send('renounceAll', streamIds);
  for (const streamId of streamIds) expect(await lockup('isCancelable', streamId)).toBe(false);
});

test('a call inside a batch that is not payable fails as soon as the batch has a value', async () => {
  const { lockup: contract, recipient, stranger } = fixture;
  const streamId = await fixture.openStream();
  wait(50);
  const encode = (functionName: string, ...args: unknown[]) =>
    encodeFunctionData({ abi: contract.abi, functionName, args });
  const calls = [
    encode('withdraw', streamId, recipient.address, 1n),
    encode('transferFrom', recipient.address, stranger.address, streamId),
  ];
  await expect(contract.pay(recipient, 1n, 'batch', calls)).rejects.toMatchObject({
    errorName: '',
  });
  await contract.send(recipient, 'batch', calls);
  expect(await lockup('ownerOf', streamId)).toBe(stranger.address);
});

describe.each(['cancel', 'renounce'])('misuse of %s', (action) => {
  const settled = async () => {
    const streamId = await ownStream();
    wait(100);
    return streamId;
  };
  const depleted = async () => {
    const streamId = await settled();
    await send('payOut', [streamId]);
    return streamId;
  };
  const canceled = async () => {
    const streamId = await ownStream();
    wait(10);
    await send('cancel', streamId);
    return streamId;
  };

  const wrongUses: Record<string, () => Promise<unknown>> = {
    SablierLockupState_Null: () => send(action, 404n),
    SablierLockup_StreamCanceled: async () => send(action, await canceled()),
    SablierLockup_StreamDepleted: async () => send(action, await depleted()),
    SablierLockup_StreamNotCancelable: async () => send(action, await ownStream({ cancelable: false })),
    SablierLockup_StreamSettled: async () => send(action, await settled()),
    SablierLockup_Unauthorized: async () => send(action, await fixture.openStream()),
  };

  testMisuse(`guides/lockup/examples/stream-management/${action}`, wrongUses);
});
