import { toFunctionSelector } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testArtifact } from '../foundry/artifacts';
import type { Contract } from '../foundry/chain';
import { day, type LockupFixture, setUpLockup, tokens } from '../foundry/lockup-fixture';
import { openStream } from '../foundry/open-stream';
import { errorsNamedOn } from './named-errors';

let fixture: LockupFixture;
let vault: Contract;
/** A second vault, which isn't on the allowlist. */
let unlisted: Contract;
/** A recipient that claims to support the hooks but returns wrong values. */
let faulty: Contract;

beforeAll(async () => {
  fixture = await setUpLockup('lockup/StreamVault.sol');
  vault = await fixture.deploy('StreamVault', fixture.lockupLinear.address);
  unlisted = await fixture.deploy('StreamVault', fixture.lockupLinear.address);
  faulty = await fixture.chain.deploy(fixture.sender, testArtifact('WrongHooks'));
  for (const { address } of [vault, faulty]) await lockup(fixture.admin, 'allowToHook', address);
});

beforeEach(() => fixture.chain.snapshot());

type From = LockupFixture['sender'];
const lockup = (from: From, functionName: string, ...args: unknown[]) =>
  fixture.lockupLinear.send(from, functionName, ...args);
const wait = (days: number) => fixture.chain.warp(fixture.chain.now() + BigInt(days * day));
const moveTo = (to: Contract, streamId: unknown, functionName = 'safeTransferFrom') =>
  lockup(fixture.recipient, functionName, fixture.recipient.address, to.address, streamId);

/** Deposits a stream of 100 tokens over 100 days into the vault, from the recipient's account. */
async function deposit(): Promise<unknown> {
  const streamId = await openStream(fixture);
  await moveTo(vault, streamId);
  return streamId;
}

const amountIn = async (streamId: unknown) =>
  z.array(z.unknown()).parse(await vault.read('positions', streamId))[1];
const creditOf = ({ address }: From) => vault.read('credits', address, fixture.token.address);
const balanceOf = ({ address }: { address: string }) => fixture.token.read('balanceOf', address);

test('selectors and interface ID match those in the guide', async () => {
  expect(toFunctionSelector('onSablierLockupCancel(uint256,address,uint128,uint128)')).toBe('0x6a5788f8');
  expect(toFunctionSelector('onSablierLockupWithdraw(uint256,address,address,uint128)')).toBe('0x92b9102b');
  expect((0x6a5788f8 ^ 0x92b9102b) >>> 0).toBe(0xf8ee98d3);
  expect(await vault.read('supportsInterface', '0xf8ee98d3')).toBe(true);
  expect(await vault.read('supportsInterface', '0x01ffc9a7')).toBe(true);
  expect(await vault.read('supportsInterface', '0xffffffff')).toBe(false);
});

test('a withdrawal by anyone is credited to the depositor, who collects it', async () => {
  const streamId = await deposit();
  expect(await amountIn(streamId)).toBe(tokens(100));
  wait(25);
  await lockup(fixture.stranger, 'withdrawMax', streamId, vault.address);
  expect(await balanceOf(vault)).toBe(tokens(25));
  expect(await creditOf(fixture.recipient)).toBe(tokens(25));
  expect(await amountIn(streamId)).toBe(tokens(75));

  await vault.send(fixture.recipient, 'collect', fixture.token.address);
  expect(await balanceOf(fixture.recipient)).toBe(tokens(25));
  expect(await creditOf(fixture.recipient)).toBe(0n);
  expect((await vault.send(fixture.recipient, 'collect', fixture.token.address)).result).toBe(0n);
});

test('after a cancellation, the position contains the accrued amount', async () => {
  const streamId = await deposit();
  wait(10);
  await lockup(fixture.stranger, 'withdraw', streamId, vault.address, tokens(4));
  wait(30);
  await lockup(fixture.sender, 'cancel', streamId);
  expect(await amountIn(streamId)).toBe(tokens(36));
  await lockup(fixture.stranger, 'withdrawMax', streamId, vault.address);
  expect([await amountIn(streamId), await creditOf(fixture.recipient)]).toEqual([0n, tokens(40)]);
});

test('functions for several streams run the hook for each one', async () => {
  const streamIds = [await deposit(), await deposit()];
  wait(50);
  await lockup(fixture.stranger, 'withdrawMultiple', streamIds, [tokens(5), tokens(10)]);
  expect(await creditOf(fixture.recipient)).toBe(tokens(15));
  await lockup(fixture.sender, 'cancelMultiple', streamIds);
  expect([await amountIn(streamIds[0]), await amountIn(streamIds[1])]).toEqual([tokens(45), tokens(40)]);
});

test('a stream can be deposited after withdrawals and other activity', async () => {
  const streamId = await openStream(fixture);
  wait(30);
  await lockup(fixture.recipient, 'withdraw', streamId, fixture.recipient.address, tokens(20));
  await lockup(fixture.sender, 'cancel', streamId);
  await moveTo(vault, streamId);
  expect(await amountIn(streamId)).toBe(tokens(10));
});

test('the depositor gets the stream back, and credited tokens can still be collected', async () => {
  const streamId = await deposit();
  wait(25);
  await lockup(fixture.stranger, 'withdrawMax', streamId, vault.address);
  await vault.send(fixture.recipient, 'release', streamId);
  expect(await fixture.lockupLinear.read('getRecipient', streamId)).toBe(fixture.recipient.address);
  expect(await amountIn(streamId)).toBe(0n);
  await vault.send(fixture.recipient, 'collect', fixture.token.address);
  expect(await balanceOf(fixture.recipient)).toBe(tokens(25));
});

test('a vault that is not on the allowlist rejects deposits, and is not notified about its streams', async () => {
  const streamId = await openStream(fixture);
  await expect(moveTo(unlisted, streamId)).rejects.toMatchObject({ errorName: 'VaultNotAllowlisted' });
  await moveTo(unlisted, streamId, 'transferFrom');
  wait(25);
  await lockup(fixture.stranger, 'withdrawMax', streamId, unlisted.address);
  await lockup(fixture.sender, 'cancel', streamId);
  expect(await balanceOf(unlisted)).toBe(tokens(25));
  expect(await unlisted.read('credits', fixture.recipient.address, fixture.token.address)).toBe(0n);
});

test('a stream that was never deposited can be canceled but not withdrawn from', async () => {
  const streamId = await openStream(fixture, { recipient: vault.address });
  wait(25);
  const withdrawal = lockup(fixture.stranger, 'withdrawMax', streamId, vault.address);
  await expect(withdrawal).rejects.toMatchObject({ errorName: 'UnknownStream' });
  const before = await balanceOf(fixture.sender);
  await lockup(fixture.sender, 'cancel', streamId);
  expect(await balanceOf(fixture.sender)).toBe(z.bigint().parse(before) + tokens(75));
});

test('only Lockup can call the hooks, and only the depositor can take a stream back', async () => {
  const streamId = await deposit();
  const someone = fixture.stranger.address;
  for (const [functionName, ...args] of [
    ['onSablierLockupCancel', streamId, someone, 1n, 1n],
    ['onSablierLockupWithdraw', streamId, someone, someone, 1n],
    ['onERC721Received', someone, someone, streamId, '0x'],
  ] as const)
    await expect(vault.send(fixture.stranger, functionName, ...args)).rejects.toMatchObject({
      errorName: 'CallerNotLockup',
      args: [someone],
    });
  const release = vault.send(fixture.stranger, 'release', streamId);
  await expect(release).rejects.toMatchObject({ errorName: 'CallerNotDepositor', args: [streamId, someone] });
});

test('an address can be allowlisted once, and a contract without ERC-165 makes the call revert without data', async () => {
  expect(await fixture.lockupLinear.read('isAllowedToHook', vault.address)).toBe(true);
  expect(await fixture.lockupLinear.read('isAllowedToHook', unlisted.address)).toBe(false);
  expect(await fixture.lockupTranched.read('isAllowedToHook', vault.address)).toBe(false);
  await lockup(fixture.admin, 'allowToHook', vault.address);
  await expect(lockup(fixture.admin, 'allowToHook', fixture.token.address)).rejects.toMatchObject({
    errorName: '',
  });
});

describe('misuse reverts with the error that the guide names', () => {
  const wrongUses: Record<string, () => Promise<unknown>> = {
    CallerNotAdmin: () => lockup(fixture.sender, 'allowToHook', unlisted.address),
    ERC721InvalidReceiver: async () => moveTo(fixture.batchLockup, await openStream(fixture)),
    SablierV2Lockup_AllowToHookUnsupportedInterface: () =>
      lockup(fixture.admin, 'allowToHook', fixture.lockupTranched.address),
    SablierV2Lockup_AllowToHookZeroCodeSize: () =>
      lockup(fixture.admin, 'allowToHook', fixture.stranger.address),
    SablierV2Lockup_InvalidHookSelector: async () =>
      lockup(fixture.sender, 'cancel', await openStream(fixture, { recipient: faulty.address })),
    SablierV2Lockup_NotTransferable: async () =>
      moveTo(vault, await openStream(fixture, { transferable: false })),
    SablierV2Lockup_WithdrawalAddressNotRecipient: async () => {
      const streamId = await deposit();
      wait(25);
      return lockup(fixture.recipient, 'withdrawMax', streamId, fixture.recipient.address);
    },
  };

  test.each(Object.entries(wrongUses))('%s', async (errorName, wrongUse) => {
    await expect(wrongUse()).rejects.toMatchObject({ errorName });
  });

  test('the guide names exactly these errors', () => {
    expect(errorsNamedOn('guides/lockup/v1.2/examples/hooks')).toEqual(Object.keys(wrongUses).sort());
  });
});
