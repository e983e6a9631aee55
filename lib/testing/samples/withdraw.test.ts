import { zeroAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LinearStream, streamedAmount } from '@/lib/figures/streams/streamed-amount';
import { tokens, toNumber, week } from '../evm/lockup-scene';
import { type ManagerScene, setManagerScene, status } from '../evm/manager-scene';
import { errorsNamedOn } from './named-errors';

let scene: ManagerScene;

beforeAll(async () => {
  scene = await setManagerScene();
}, 300_000);

beforeEach(() => scene.chain.snapshot());

const send = (functionName: string, ...args: unknown[]) =>
  scene.manager.send(scene.sender, functionName, ...args);
const wait = (seconds: number) => scene.chain.warp(scene.chain.now() + BigInt(seconds));
const balanceOf = (who: { address: string }) => scene.token.read('balanceOf', who.address);
const lockup = (functionName: string, ...args: unknown[]) => scene.lockupLinear.read(functionName, ...args);

/** Opens a stream that the manager owns. */
const ownStream = (terms = {}) => scene.openStream({ recipient: scene.manager.address, ...terms });

test('the owner of the NFT can withdraw to any address, and each withdrawal matches the formula', async () => {
  const streamId = await ownStream();
  const stream: LinearStream = { model: 'linear', deposit: 1000, end: 52 * week };
  let withdrawn = 0;
  for (const weeks of [1, 13, 26, 51, 52]) {
    scene.chain.warp(BigInt(Number(await lockup('getStartTime', streamId)) + weeks * week));
    const { result } = await send('withdrawMax', streamId, scene.stranger.address);
    const released = streamedAmount(stream, weeks * week);
    expect(toNumber(result)).toBeCloseTo(released - withdrawn, 9);
    withdrawn = released;
  }
  expect(await balanceOf(scene.stranger)).toBe(tokens(1000));
  expect(await lockup('statusOf', streamId)).toBe(status.depleted);
  expect(await lockup('isCancelable', streamId)).toBe(false);
});

test('withdrawing a fixed amount leaves the rest, and the event contains the amount', async () => {
  const streamId = await ownStream();
  wait(26 * week);
  const { events } = await send('withdraw', streamId, scene.stranger.address, tokens(200));
  expect(await lockup('withdrawableAmountOf', streamId)).toBe(tokens(300));
  expect(events.find(({ name }) => name === 'WithdrawFromLockupStream')?.args).toEqual({
    streamId,
    to: scene.stranger.address,
    asset: scene.token.address,
    amount: tokens(200),
  });
});

test('an approved contract can withdraw to any address, and a stranger only to the owner', async () => {
  const streamId = await scene.openStream();
  wait(26 * week);
  await send('withdraw', streamId, scene.recipient.address, 1n);
  const anywhere = () => send('withdraw', streamId, scene.stranger.address, 1n);
  await expect(anywhere()).rejects.toMatchObject({
    errorName: 'SablierV2Lockup_WithdrawalAddressNotRecipient',
    args: [streamId, scene.manager.address, scene.stranger.address],
  });
  await scene.lockupLinear.send(scene.recipient, 'approve', scene.manager.address, streamId);
  await anywhere();
  expect(await balanceOf(scene.stranger)).toBe(1n);
});

test('withdrawing from several streams pays their owners, whoever the caller is', async () => {
  const streamIds = [await scene.openStream(), await ownStream()];
  wait(26 * week);
  const amounts = [tokens(10), tokens(20)];
  await scene.manager.send(scene.stranger, 'withdrawMultiple', streamIds, amounts);
  expect(await balanceOf(scene.recipient)).toBe(tokens(10));
  expect(await balanceOf(scene.manager)).toBe(tokens(20));
  await send('sweep', scene.token.address, scene.sender.address);
  expect(await balanceOf(scene.manager)).toBe(0n);
});

test('withdrawing from all streams skips those with nothing due', async () => {
  const pending = { start: Number(scene.chain.now()) + 40 * week, cliff: 0 };
  const streamIds = [
    await scene.openStream({ timestamps: { ...pending, end: pending.start + week } }),
    await scene.openStream(),
  ];
  wait(26 * week);
  await scene.manager.send(scene.stranger, 'payOut', streamIds);
  expect(await balanceOf(scene.recipient)).toBe(tokens(500));
});

test('if one withdrawal fails, all of them revert', async () => {
  const streamIds = [await scene.openStream(), await scene.openStream()];
  wait(26 * week);
  await expect(send('withdrawMultiple', streamIds, [1n, tokens(501)])).rejects.toMatchObject({
    errorName: 'SablierV2Lockup_Overdraw',
    args: [streamIds[1], tokens(501), tokens(500)],
  });
  expect(await balanceOf(scene.recipient)).toBe(0n);
});

test('only the owner of the contract can use its permissions', async () => {
  const calls = [
    ['sweep', scene.token.address, scene.stranger.address],
    ['withdraw', 1n, scene.stranger.address, 1n],
    ['withdrawMax', 1n, scene.stranger.address],
    ['cancel', 1n],
    ['cancelMultiple', [1n]],
    ['cancelForRefund', 1n, 0n],
    ['renounce', 1n],
    ['withdrawMaxAndTransfer', 1n, scene.stranger.address],
    ['transfer', 1n, scene.stranger.address],
  ] as const;
  for (const [functionName, ...args] of calls)
    await expect(scene.manager.send(scene.stranger, functionName, ...args)).rejects.toMatchObject({
      errorName: 'CallerNotOwner',
      args: [scene.stranger.address],
    });
});

describe('misuse reverts with the error that the guide names', () => {
  const halfway = async () => {
    const streamId = await ownStream();
    wait(26 * week);
    return streamId;
  };
  const depleted = async () => {
    const streamId = await ownStream();
    wait(52 * week);
    await send('withdrawMax', streamId, scene.stranger.address);
    return streamId;
  };

  const wrongUses: Record<string, () => Promise<unknown>> = {
    SablierV2Lockup_Null: () => send('withdrawMax', 404n, scene.stranger.address),
    SablierV2Lockup_Overdraw: async () =>
      send('withdraw', await halfway(), scene.stranger.address, tokens(500) + 1n),
    SablierV2Lockup_StreamDepleted: async () =>
      send('withdraw', await depleted(), scene.stranger.address, 1n),
    SablierV2Lockup_WithdrawAmountZero: async () =>
      send('withdrawMax', await ownStream(), scene.stranger.address),
    SablierV2Lockup_WithdrawArrayCountsNotEqual: async () =>
      send('withdrawMultiple', [await halfway()], [1n, 2n]),
    SablierV2Lockup_WithdrawToZeroAddress: async () => send('withdraw', await halfway(), zeroAddress, 1n),
    SablierV2Lockup_WithdrawalAddressNotRecipient: async () =>
      send('withdraw', await scene.openStream(), scene.stranger.address, 1n),
  };

  test.each(Object.entries(wrongUses))('%s', async (errorName, wrongUse) => {
    await expect(wrongUse()).rejects.toMatchObject({ errorName });
  });

  test('the guide names exactly these errors', () => {
    const named = errorsNamedOn('guides/lockup/examples/stream-management/withdraw');
    expect(named).toEqual(Object.keys(wrongUses).sort());
  });
});
