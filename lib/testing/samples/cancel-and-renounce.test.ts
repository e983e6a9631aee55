import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tokens, week } from '../foundry/lockup-fixture';
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

/** Opens a stream whose sender is the manager. */
const ownStream = (terms = {}) => fixture.openStream({ sender: fixture.manager.address, ...terms });

/** Opens one that starts in a week. */
const pendingStream = () => {
  const start = Number(fixture.chain.now()) + week;
  return ownStream({ timestamps: { start, cliff: 0, end: start + 52 * week } });
};

test('canceling halfway refunds half to the sender and leaves the other half to the recipient', async () => {
  const streamId = await ownStream();
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

test('canceling before the start refunds everything, and the stream is then depleted', async () => {
  const streamId = await pendingStream();
  await send('cancel', streamId);
  expect(await balanceOf(fixture.manager)).toBe(tokens(1000));
  expect(await lockup('statusOf', streamId)).toBe(status.depleted);
});

test('canceling several streams succeeds for all or none', async () => {
  const streamIds = [await ownStream(), await ownStream()];
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
  const streamId = await ownStream();
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
  const streamId = await ownStream();
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

test('a stream can be renounced before it starts', async () => {
  const streamId = await pendingStream();
  await send('renounce', streamId);
  expect(await lockup('isCancelable', streamId)).toBe(false);
});

describe.each(['cancel', 'renounce'])('misuse of %s', (action) => {
  const settled = async () => {
    const streamId = await ownStream();
    wait(52 * week);
    return streamId;
  };
  const depleted = async () => {
    const streamId = await settled();
    await send('payOut', [streamId]);
    return streamId;
  };
  const canceled = async () => {
    const streamId = await ownStream();
    wait(week);
    await send('cancel', streamId);
    return streamId;
  };

  const wrongUses: Record<string, () => Promise<unknown>> = {
    SablierV2Lockup_Null: () => send(action, 404n),
    SablierV2Lockup_StreamCanceled: async () => send(action, await canceled()),
    SablierV2Lockup_StreamDepleted: async () => send(action, await depleted()),
    SablierV2Lockup_StreamNotCancelable: async () => send(action, await ownStream({ cancelable: false })),
    SablierV2Lockup_StreamSettled: async () => send(action, await settled()),
    SablierV2Lockup_Unauthorized: async () => send(action, await fixture.openStream()),
  };

  testMisuse(`guides/lockup/v1.2/examples/stream-management/${action}`, wrongUses);
});
