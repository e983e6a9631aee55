import { decodeErrorResult, type Hex, toFunctionSelector } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Account } from '../foundry/account';
import { releaseErrors, testArtifact } from '../foundry/artifacts';
import type { Contract } from '../foundry/chain';
import { day, tokens } from '../foundry/lockup-fixture';
import { type LockupV4Fixture, setUpLockupV4 } from '../foundry/lockup-v4-fixture';
import { errorsNamedOn } from './named-errors';

// Runs the guide to hooks on Lockup v4.0, with the bytecode from its package.

let fixture: LockupV4Fixture;
let vault: Contract;
/** A second vault, which isn't on the allowlist. */
let unlisted: Contract;
/** A recipient that claims to support the hooks but returns wrong values. */
let faulty: Contract;

/** A vault that works without hooks. */
let hookless: Contract;
/** The minimum fee of each withdrawal, in wei. */
let fee: bigint;

beforeAll(async () => {
  fixture = await setUpLockupV4(['lockup/v4.0/hooks/StreamVault.sol', 'lockup/v4.0/hooks/HooklessVault.sol']);
  vault = await fixture.deploy('StreamVault', fixture.lockup.address);
  unlisted = await fixture.deploy('StreamVault', fixture.lockup.address);
  hookless = await fixture.deploy('HooklessVault', fixture.lockup.address);
  faulty = await fixture.chain.deploy(fixture.sender, testArtifact('WrongHooks'));
  for (const { address } of [vault, faulty]) await fixture.allowToHook(address);
  fee = await fixture.chargeFee();
});

beforeEach(() => fixture.chain.snapshot());

const lockup = (from: Account, functionName: string, ...args: unknown[]) =>
  fixture.lockup.send(from, functionName, ...args);
/** Calls a function that withdraws, with the fee. */
const withdraw = (from: Account, functionName: string, ...args: unknown[]) =>
  fixture.lockup.pay(from, fee, functionName, ...args);
const wait = (days: number) => fixture.chain.warp(fixture.chain.now() + BigInt(days * day));
const moveTo = (to: Contract, streamId: unknown, functionName = 'safeTransferFrom') =>
  lockup(fixture.recipient, functionName, fixture.recipient.address, to.address, streamId);

/** Deposits a stream of 1,000 tokens over 100 days into a vault, from the recipient's account. */
async function deposit(to = vault): Promise<bigint> {
  const streamId = await fixture.openStream();
  await moveTo(to, streamId);
  return streamId;
}

const amountIn = async (streamId: unknown) =>
  z.array(z.unknown()).parse(await vault.read('positions', streamId))[1];
const creditOf = ({ address }: Account) => vault.read('credits', address, fixture.token.address);
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
  expect(await amountIn(streamId)).toBe(tokens(1000));
  wait(25);
  await withdraw(fixture.stranger, 'withdrawMax', streamId, vault.address);
  expect(await balanceOf(vault)).toBe(tokens(250));
  expect(await creditOf(fixture.recipient)).toBe(tokens(250));
  expect(await amountIn(streamId)).toBe(tokens(750));

  await vault.send(fixture.recipient, 'collect', fixture.token.address);
  expect(await balanceOf(fixture.recipient)).toBe(tokens(250));
  expect(await creditOf(fixture.recipient)).toBe(0n);
  expect((await vault.send(fixture.recipient, 'collect', fixture.token.address)).result).toBe(0n);
});

test('after a cancellation, the position contains the accrued amount', async () => {
  const streamId = await deposit();
  wait(10);
  await withdraw(fixture.stranger, 'withdraw', streamId, vault.address, tokens(40));
  wait(30);
  await lockup(fixture.sender, 'cancel', streamId);
  expect(await amountIn(streamId)).toBe(tokens(360));
  await withdraw(fixture.stranger, 'withdrawMax', streamId, vault.address);
  expect([await amountIn(streamId), await creditOf(fixture.recipient)]).toEqual([0n, tokens(400)]);
});

test('functions for several streams run the hook for each one', async () => {
  const streamIds = [await deposit(), await deposit()];
  wait(50);
  await withdraw(fixture.stranger, 'withdrawMultiple', streamIds, [tokens(50), tokens(100)]);
  expect(await creditOf(fixture.recipient)).toBe(tokens(150));
  await lockup(fixture.sender, 'cancelMultiple', streamIds);
  expect([await amountIn(streamIds[0]), await amountIn(streamIds[1])]).toEqual([tokens(450), tokens(400)]);
});

test('a stream can be deposited after withdrawals and other activity', async () => {
  const streamId = await fixture.openStream();
  wait(30);
  await withdraw(fixture.recipient, 'withdraw', streamId, fixture.recipient.address, tokens(200));
  await lockup(fixture.sender, 'cancel', streamId);
  await moveTo(vault, streamId);
  expect(await amountIn(streamId)).toBe(tokens(100));
});

test('the depositor gets the stream back, and credited tokens can still be collected', async () => {
  const streamId = await deposit();
  wait(25);
  await withdraw(fixture.stranger, 'withdrawMax', streamId, vault.address);
  await vault.send(fixture.recipient, 'release', streamId);
  expect(await fixture.lockup.read('getRecipient', streamId)).toBe(fixture.recipient.address);
  expect(await amountIn(streamId)).toBe(0n);
  await vault.send(fixture.recipient, 'collect', fixture.token.address);
  expect(await balanceOf(fixture.recipient)).toBe(tokens(250));
});

test('a vault that is not on the allowlist rejects deposits, and is not notified about its streams', async () => {
  const streamId = await fixture.openStream();
  await expect(moveTo(unlisted, streamId)).rejects.toMatchObject({ errorName: 'VaultNotAllowlisted' });
  await moveTo(unlisted, streamId, 'transferFrom');
  wait(25);
  await withdraw(fixture.stranger, 'withdrawMax', streamId, unlisted.address);
  await lockup(fixture.sender, 'cancel', streamId);
  expect(await balanceOf(unlisted)).toBe(tokens(250));
  expect(await unlisted.read('credits', fixture.recipient.address, fixture.token.address)).toBe(0n);
});

test('a stream that was never deposited can be canceled but not withdrawn from', async () => {
  const streamId = await fixture.openStream({ recipient: vault.address });
  wait(25);
  const withdrawal = withdraw(fixture.stranger, 'withdrawMax', streamId, vault.address);
  await expect(withdrawal).rejects.toMatchObject({ errorName: 'UnknownStream' });
  const before = await balanceOf(fixture.sender);
  await lockup(fixture.sender, 'cancel', streamId);
  expect(await balanceOf(fixture.sender)).toBe(z.bigint().parse(before) + tokens(750));
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

test('one list covers all models, and a contract without ERC-165 cannot be added to it', async () => {
  expect(await fixture.lockup.read('isAllowedToHook', vault.address)).toBe(true);
  expect(await fixture.lockup.read('isAllowedToHook', unlisted.address)).toBe(false);
  await fixture.allowToHook(vault.address);
  for (const { address } of [fixture.token, fixture.stranger])
    await expect(fixture.allowToHook(address)).rejects.toMatchObject({
      // The comptroller reports a revert without data like this.
      errorName: 'SablierComptroller_ExecutionFailedSilently',
    });
});

test('a failing hook only affects its own stream in functions for several streams', async () => {
  const streamIds = [await fixture.openStream({ recipient: faulty.address }), await deposit()];
  wait(25);
  const withdrawal = await withdraw(fixture.stranger, 'withdrawMultiple', streamIds, [1n, 2n]);
  const cancellation = await lockup(fixture.sender, 'cancelMultiple', streamIds);
  expect(cancellation.result).toEqual([0n, tokens(750)]);
  const skipped = [...withdrawal.events, ...cancellation.events]
    .filter(({ name }) => name.startsWith('Invalid'))
    .map(({ name, args }) => [
      name,
      args.streamId,
      decodeErrorResult({ abi: releaseErrors(), data: args.revertData as Hex }).errorName,
    ]);
  expect(skipped).toEqual([
    ['InvalidWithdrawalInWithdrawMultiple', streamIds[0], 'SablierLockup_InvalidHookSelector'],
    ['InvalidStreamInCancelMultiple', streamIds[0], 'SablierLockup_InvalidHookSelector'],
  ]);
});

test('a price-gated stream reports its whole deposit when it is withdrawn, and 0 when it is canceled', async () => {
  const streamIds = [await fixture.openPriceGated(), await fixture.openPriceGated()];
  for (const streamId of streamIds) await moveTo(vault, streamId);
  wait(99);
  await lockup(fixture.sender, 'cancel', streamIds[0]);
  expect(await amountIn(streamIds[0])).toBe(0n);
  wait(1);
  await withdraw(fixture.stranger, 'withdrawMax', streamIds[1], vault.address);
  expect(await creditOf(fixture.recipient)).toBe(tokens(1000));
});

describe('the vault without hooks', () => {
  const collect = (from: Account, streamId: unknown) => hookless.send(from, 'collect', streamId);

  test('pays what others have withdrawn, and not what was withdrawn before the deposit', async () => {
    const streamId = await fixture.openStream();
    wait(10);
    await withdraw(fixture.recipient, 'withdrawMax', streamId, fixture.recipient.address);
    await moveTo(hookless, streamId);
    wait(15);
    await withdraw(fixture.stranger, 'withdrawMax', streamId, hookless.address);
    expect(await hookless.read('creditOf', streamId)).toBe(tokens(150));
    expect(await hookless.read('amountIn', streamId)).toBe(tokens(750));
    expect((await collect(fixture.recipient, streamId)).result).toBe(tokens(150));
    expect((await collect(fixture.recipient, streamId)).result).toBe(0n);
    expect(await balanceOf(fixture.recipient)).toBe(tokens(250));
  });

  test('sees a cancellation without being notified', async () => {
    const streamId = await deposit(hookless);
    wait(40);
    await lockup(fixture.sender, 'cancel', streamId);
    expect(await hookless.read('amountIn', streamId)).toBe(tokens(400));
  });

  test('pays the credit when it returns the stream', async () => {
    const streamId = await deposit(hookless);
    wait(25);
    await withdraw(fixture.stranger, 'withdrawMax', streamId, hookless.address);
    await hookless.send(fixture.recipient, 'release', streamId);
    expect(await balanceOf(fixture.recipient)).toBe(tokens(250));
    expect(await fixture.lockup.read('ownerOf', streamId)).toBe(fixture.recipient.address);
    await expect(collect(fixture.recipient, streamId)).rejects.toMatchObject({
      errorName: 'CallerNotDepositor',
    });
  });

  test('only accepts streams of its Lockup contract, and only pays their depositors', async () => {
    const streamId = await deposit(hookless);
    await expect(collect(fixture.stranger, streamId)).rejects.toMatchObject({
      errorName: 'CallerNotDepositor',
    });
    const { address } = fixture.stranger;
    const pretended = hookless.send(fixture.stranger, 'onERC721Received', address, address, 7n, '0x');
    await expect(pretended).rejects.toMatchObject({ errorName: 'CallerNotLockup' });
  });
});

describe('misuse reverts with the error that the guide names', () => {
  const wrongUses: Record<string, () => Promise<unknown>> = {
    Comptrollerable_CallerNotComptroller: () => lockup(fixture.sender, 'allowToHook', unlisted.address),
    ERC721InvalidReceiver: async () => moveTo(fixture.batchLockup, await fixture.openStream()),
    SablierLockup_AllowToHookUnsupportedInterface: () => fixture.allowToHook(fixture.lockup.address),
    SablierLockup_InsufficientFeePayment: async () => {
      const streamId = await deposit();
      wait(25);
      return lockup(fixture.stranger, 'withdrawMax', streamId, vault.address);
    },
    SablierLockup_InvalidHookSelector: async () =>
      lockup(fixture.sender, 'cancel', await fixture.openStream({ recipient: faulty.address })),
    SablierLockup_NotTransferable: async () =>
      moveTo(vault, await fixture.openStream({ transferable: false })),
    SablierLockup_WithdrawalAddressNotRecipient: async () => {
      const streamId = await deposit();
      wait(25);
      return withdraw(fixture.recipient, 'withdrawMax', streamId, fixture.recipient.address);
    },
  };

  test.each(Object.entries(wrongUses))('%s', async (errorName, wrongUse) => {
    await expect(wrongUse()).rejects.toMatchObject({ errorName });
  });

  test('the guide names exactly these errors', () => {
    expect(errorsNamedOn('guides/lockup/examples/hooks')).toEqual(Object.keys(wrongUses).sort());
  });
});
