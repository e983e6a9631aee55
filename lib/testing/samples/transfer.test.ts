import { zeroAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tokens, week } from '../evm/lockup-scene';
import { type ManagerScene, setManagerScene } from '../evm/manager-scene';
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

test('withdraw and transfer pays the old owner, and the new owner gets the rest', async () => {
  const streamId = await ownStream();
  wait(26 * week);
  const { result } = await send('withdrawMaxAndTransfer', streamId, scene.stranger.address);
  expect(result).toBe(tokens(500));
  expect(await balanceOf(scene.manager)).toBe(tokens(500));
  expect(await lockup('getRecipient', streamId)).toBe(scene.stranger.address);
  expect(await lockup('withdrawableAmountOf', streamId)).toBe(0n);
});

test('with nothing to withdraw, it only transfers the stream', async () => {
  const streamId = await ownStream();
  const { result } = await send('withdrawMaxAndTransfer', streamId, scene.stranger.address);
  expect(result).toBe(0n);
  expect(await lockup('ownerOf', streamId)).toBe(scene.stranger.address);
});

test('a depleted stream can still be transferred', async () => {
  const streamId = await ownStream();
  wait(52 * week);
  await send('withdrawMax', streamId, scene.sender.address);
  await send('withdrawMaxAndTransfer', streamId, scene.stranger.address);
  expect(await lockup('ownerOf', streamId)).toBe(scene.stranger.address);
});

test('a plain transfer includes the accrued tokens', async () => {
  const streamId = await ownStream();
  wait(26 * week);
  await send('transfer', streamId, scene.stranger.address);
  await scene.lockupLinear.send(scene.stranger, 'withdrawMax', streamId, scene.stranger.address);
  expect(await balanceOf(scene.stranger)).toBe(tokens(500));
  expect(await balanceOf(scene.manager)).toBe(0n);
});

test('the approval of an NFT ends with its transfer', async () => {
  const streamId = await scene.openStream();
  const { address } = scene.manager;
  await scene.lockupLinear.send(scene.recipient, 'approve', address, streamId);
  await scene.lockupLinear.send(
    scene.recipient,
    'transferFrom',
    scene.recipient.address,
    scene.stranger.address,
    streamId,
  );
  expect(await lockup('getApproved', streamId)).toBe(zeroAddress);
});

test('the contract can receive a stream by a plain transfer, but not by a safe one', async () => {
  const streamId = await scene.openStream();
  const move = (functionName: string) =>
    scene.lockupLinear.send(
      scene.recipient,
      functionName,
      scene.recipient.address,
      scene.manager.address,
      streamId,
    );
  await expect(move('safeTransferFrom')).rejects.toMatchObject({ errorName: 'ERC721InvalidReceiver' });
  await move('transferFrom');
  expect(await lockup('ownerOf', streamId)).toBe(scene.manager.address);
  expect(errorsNamedOn('guides/lockup/examples/stream-management/setup')).toEqual(['ERC721InvalidReceiver']);
});

describe('misuse reverts with the error that the guide names', () => {
  const approved = async () => {
    const streamId = await scene.openStream();
    await scene.lockupLinear.send(scene.recipient, 'approve', scene.manager.address, streamId);
    return streamId;
  };

  const wrongUses: Record<string, () => Promise<unknown>> = {
    ERC721IncorrectOwner: async () => send('transfer', await approved(), scene.stranger.address),
    ERC721InsufficientApproval: async () =>
      send('transfer', await scene.openStream(), scene.stranger.address),
    ERC721InvalidReceiver: async () => send('transfer', await ownStream(), zeroAddress),
    ERC721NonexistentToken: () => send('transfer', 404n, scene.stranger.address),
    SablierV2Lockup_NotTransferable: async () =>
      send('transfer', await ownStream({ transferable: false }), scene.stranger.address),
    SablierV2Lockup_Null: () => send('withdrawMaxAndTransfer', 404n, scene.stranger.address),
    SablierV2Lockup_Unauthorized: async () =>
      send('withdrawMaxAndTransfer', await approved(), scene.stranger.address),
  };

  test.each(Object.entries(wrongUses))('%s', async (errorName, wrongUse) => {
    await expect(wrongUse()).rejects.toMatchObject({ errorName });
  });

  test('the guide names exactly these errors', () => {
    const named = errorsNamedOn('guides/lockup/examples/stream-management/transfer');
    expect(named).toEqual(Object.keys(wrongUses).sort());
  });
});
