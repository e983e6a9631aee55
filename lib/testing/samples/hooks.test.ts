import { toFunctionSelector } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Account } from '../foundry/account';
import { testArtifact } from '../foundry/artifacts';
import type { Contract } from '../foundry/chain';
import { day, tokens } from '../foundry/lockup-fixture';
import { type Release, setUpNewest, setUpOlder } from '../foundry/staking-fixture';

// Runs the guides to hooks on both releases of Lockup that have them.

let fixture: Release;
let older: Awaited<ReturnType<typeof setUpOlder>>;
let newest: Awaited<ReturnType<typeof setUpNewest>>;
let vault: Contract;
/** A second vault, which isn't on the allowlist. */
let unlisted: Contract;
/** A recipient that claims to support the hooks but returns wrong values. */
let faulty: Contract;
/** A vault that works without hooks, on Lockup v4.0. */
let hookless: Contract;

async function setUp(version: 'v1.2' | 'v4.0'): Promise<void> {
  if (version === 'v1.2') fixture = older = await setUpOlder('lockup/StreamVault.sol');
  else {
    const samples = ['StreamVault', 'HooklessVault'].map((name) => `lockup/v4.0/hooks/${name}.sol`);
    fixture = newest = await setUpNewest(...samples);
    hookless = await fixture.deploy('HooklessVault', fixture.lockup.address);
  }
  vault = await fixture.deploy('StreamVault', fixture.lockup.address);
  unlisted = await fixture.deploy('StreamVault', fixture.lockup.address);
  faulty = await fixture.chain.deploy(fixture.sender, testArtifact('WrongHooks'));
  for (const each of [vault, faulty]) await fixture.allowToHook(each);
}

const lockup = (from: Account, functionName: string, ...args: unknown[]) =>
  fixture.lockup.send(from, functionName, ...args);
/** Calls a function that withdraws, with the fee. */
const withdraw = (from: Account, functionName: string, ...args: unknown[]) =>
  fixture.lockup.pay(from, fixture.fee, functionName, ...args);
const wait = (days: number) => fixture.chain.warp(fixture.chain.now() + BigInt(days * day));
const moveTo = (to: Contract, streamId: unknown, functionName = 'safeTransferFrom') =>
  lockup(fixture.recipient, functionName, fixture.recipient.address, to.address, streamId);

/** Deposits a stream of 100 tokens over 100 days into a vault, from the recipient's account. */
async function deposit(to = vault): Promise<unknown> {
  const streamId = await fixture.open();
  await moveTo(to, streamId);
  return streamId;
}

const amountIn = async (streamId: unknown) =>
  z.array(z.unknown()).parse(await vault.read('positions', streamId))[1];
const creditOf = ({ address }: Account) => vault.read('credits', address, fixture.token.address);
const balanceOf = ({ address }: { address: string }) => fixture.token.read('balanceOf', address);

describe.each(['v1.2', 'v4.0'] as const)('with Lockup %s,', (version) => {
  beforeAll(() => setUp(version));
  beforeEach(() => fixture.chain.snapshot());
  if (version === 'v1.2') testOlder();
  else testNewest();

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
    await withdraw(fixture.stranger, 'withdrawMax', streamId, vault.address);
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
    await withdraw(fixture.stranger, 'withdraw', streamId, vault.address, tokens(4));
    wait(30);
    await lockup(fixture.sender, 'cancel', streamId);
    expect(await amountIn(streamId)).toBe(tokens(36));
    await withdraw(fixture.stranger, 'withdrawMax', streamId, vault.address);
    expect([await amountIn(streamId), await creditOf(fixture.recipient)]).toEqual([0n, tokens(40)]);
  });

  test('a vault that is not on the allowlist rejects deposits, and is not notified about its streams', async () => {
    const streamId = await fixture.open();
    await expect(moveTo(unlisted, streamId)).rejects.toMatchObject({ errorName: 'VaultNotAllowlisted' });
    await moveTo(unlisted, streamId, 'transferFrom');
    wait(25);
    await withdraw(fixture.stranger, 'withdrawMax', streamId, unlisted.address);
    await lockup(fixture.sender, 'cancel', streamId);
    expect(await balanceOf(unlisted)).toBe(tokens(25));
    expect(await unlisted.read('credits', fixture.recipient.address, fixture.token.address)).toBe(0n);
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
    await expect(release).rejects.toMatchObject({
      errorName: 'CallerNotDepositor',
      args: [streamId, someone],
    });
  });
});

/** Tests what differs in Lockup v1.2. */
function testOlder(): void {}

/** Tests what differs in Lockup v4.0, and the vault without hooks. */
function testNewest(): void {
  test('a price-gated stream reports its whole deposit when it is withdrawn, and 0 when it is canceled', async () => {
    const streamIds = [await newest.openPriceGated(), await newest.openPriceGated()];
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
      const streamId = await fixture.open();
      wait(10);
      await withdraw(fixture.recipient, 'withdrawMax', streamId, fixture.recipient.address);
      await moveTo(hookless, streamId);
      wait(15);
      await withdraw(fixture.stranger, 'withdrawMax', streamId, hookless.address);
      expect(await hookless.read('creditOf', streamId)).toBe(tokens(15));
      expect(await hookless.read('amountIn', streamId)).toBe(tokens(75));
      expect((await collect(fixture.recipient, streamId)).result).toBe(tokens(15));
      expect((await collect(fixture.recipient, streamId)).result).toBe(0n);
      expect(await balanceOf(fixture.recipient)).toBe(tokens(25));
    });

    test('sees a cancellation without being notified', async () => {
      const streamId = await deposit(hookless);
      wait(40);
      await lockup(fixture.sender, 'cancel', streamId);
      expect(await hookless.read('amountIn', streamId)).toBe(tokens(40));
    });

    test('pays the credit when it returns the stream', async () => {
      const streamId = await deposit(hookless);
      wait(25);
      await withdraw(fixture.stranger, 'withdrawMax', streamId, hookless.address);
      await hookless.send(fixture.recipient, 'release', streamId);
      expect(await balanceOf(fixture.recipient)).toBe(tokens(25));
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
}
