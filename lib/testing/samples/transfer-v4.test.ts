import { encodeFunctionData, zeroAddress } from 'viem';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testArtifact } from '../foundry/artifacts';
import type { Contract } from '../foundry/chain';
import { day, tokens } from '../foundry/lockup-fixture';
import { type LockupV4Fixture, setUpLockupV4 } from '../foundry/lockup-v4-fixture';
import { errorsNamedOn, testMisuse } from './named-errors';

// Runs the guides to setting up a contract and to transfers on Lockup v4.0, with the bytecode from its package.

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

const send = (functionName: string, ...args: unknown[]) =>
  manager.send(fixture.sender, functionName, ...args);
const withdrawAndTransfer = (streamId: unknown, value: bigint) =>
  manager.pay(fixture.sender, value, 'withdrawMaxAndTransfer', streamId, fixture.stranger.address);
const wait = (days: number) => fixture.chain.warp(fixture.chain.now() + BigInt(days * day));
const balanceOf = ({ address }: { address: string }) => fixture.token.read('balanceOf', address);
const lockup = (functionName: string, ...args: unknown[]) => fixture.lockup.read(functionName, ...args);

/** Opens a stream that the manager owns. */
const ownStream = (terms = {}) => fixture.openStream({ recipient: manager.address, ...terms });

/** Opens a stream whose owner has approved the manager. */
async function approvedStream(terms = {}) {
  const streamId = await fixture.openStream(terms);
  await fixture.lockup.send(fixture.recipient, 'approve', manager.address, streamId);
  return streamId;
}

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

test('with nothing to withdraw, it only transfers the stream, without a fee', async () => {
  const streamId = await ownStream();
  expect((await withdrawAndTransfer(streamId, 0n)).result).toBe(0n);
  expect(await lockup('ownerOf', streamId)).toBe(fixture.stranger.address);
});

test('a depleted stream can still be transferred', async () => {
  const streamId = await ownStream();
  wait(100);
  await manager.pay(fixture.sender, fee, 'withdrawMax', streamId, fixture.sender.address);
  await withdrawAndTransfer(streamId, 0n);
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

test('the approval of an NFT ends with its transfer', async () => {
  const streamId = await approvedStream();
  const { recipient, stranger } = fixture;
  await fixture.lockup.send(recipient, 'transferFrom', recipient.address, stranger.address, streamId);
  expect(await lockup('getApproved', streamId)).toBe(zeroAddress);
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
  const payOut = (value: bigint) => forwarder.pay(fixture.stranger, value, 'forward', manager.address, data);
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
