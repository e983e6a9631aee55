import { zeroAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tokens, week } from '../foundry/lockup-fixture';
import { type ManagerFixture, setUpManager } from '../foundry/manager-fixture';
import { errorsNamedOn, testMisuse } from './named-errors';

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

test('withdraw and transfer pays the old owner, and the new owner gets the rest', async () => {
  const streamId = await ownStream();
  wait(26 * week);
  const { result } = await send('withdrawMaxAndTransfer', streamId, fixture.stranger.address);
  expect(result).toBe(tokens(500));
  expect(await balanceOf(fixture.manager)).toBe(tokens(500));
  expect(await lockup('getRecipient', streamId)).toBe(fixture.stranger.address);
  expect(await lockup('withdrawableAmountOf', streamId)).toBe(0n);
});

test('with nothing to withdraw, it only transfers the stream', async () => {
  const streamId = await ownStream();
  const { result } = await send('withdrawMaxAndTransfer', streamId, fixture.stranger.address);
  expect(result).toBe(0n);
  expect(await lockup('ownerOf', streamId)).toBe(fixture.stranger.address);
});

test('a depleted stream can still be transferred', async () => {
  const streamId = await ownStream();
  wait(52 * week);
  await send('withdrawMax', streamId, fixture.sender.address);
  await send('withdrawMaxAndTransfer', streamId, fixture.stranger.address);
  expect(await lockup('ownerOf', streamId)).toBe(fixture.stranger.address);
});

test('a plain transfer includes the accrued tokens', async () => {
  const streamId = await ownStream();
  wait(26 * week);
  await send('transfer', streamId, fixture.stranger.address);
  await fixture.lockupLinear.send(fixture.stranger, 'withdrawMax', streamId, fixture.stranger.address);
  expect(await balanceOf(fixture.stranger)).toBe(tokens(500));
  expect(await balanceOf(fixture.manager)).toBe(0n);
});

test('the approval of an NFT ends with its transfer', async () => {
  const streamId = await fixture.openStream();
  const { address } = fixture.manager;
  await fixture.lockupLinear.send(fixture.recipient, 'approve', address, streamId);
  await fixture.lockupLinear.send(
    fixture.recipient,
    'transferFrom',
    fixture.recipient.address,
    fixture.stranger.address,
    streamId,
  );
  expect(await lockup('getApproved', streamId)).toBe(zeroAddress);
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
