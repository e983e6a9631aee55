import { toFunctionSelector } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '../foundry/account';
import type { Contract } from '../foundry/chain';
import { day, tokens } from '../foundry/lockup-fixture';
import { refused } from '../foundry/reverted';
import { type Release, setUpRelease } from '../foundry/staking-fixture';

// Runs the guides to hooks on both releases of Lockup that have them.

let fixture: Release;
let vault: Contract;
/** A second vault, which isn't on the allowlist. */
let unlisted: Contract;
/** A vault that works without hooks, on Lockup v4.0. */
let hookless: Contract;

async function setUp(version: 'v1.2' | 'v4.0'): Promise<void> {
  const samples =
    version === 'v1.2'
      ? ['lockup/StreamVault.sol']
      : ['StreamVault', 'HooklessVault'].map((name) => `lockup/v4.0/hooks/${name}.sol`);
  fixture = await setUpRelease(version, samples);
  if (version === 'v4.0') hookless = await fixture.deploy('HooklessVault', fixture.lockup.address);
  vault = await fixture.deploy('StreamVault', fixture.lockup.address);
  unlisted = await fixture.deploy('StreamVault', fixture.lockup.address);
  await fixture.allowToHook(vault);
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

const balanceOf = ({ address }: { address: string }) => fixture.token.read('balanceOf', address);

describe.each(['v1.2', 'v4.0'] as const)('with Lockup %s,', (version) => {
  beforeAll(() => setUp(version));
  beforeEach(() => fixture.chain.snapshot());
  if (version === 'v4.0') testHookless();

  test('selectors and interface ID match those in the guide', async () => {
    expect(toFunctionSelector('onSablierLockupCancel(uint256,address,uint128,uint128)')).toBe('0x6a5788f8');
    expect(toFunctionSelector('onSablierLockupWithdraw(uint256,address,address,uint128)')).toBe('0x92b9102b');
    expect((0x6a5788f8 ^ 0x92b9102b) >>> 0).toBe(0xf8ee98d3);
    expect(await vault.read('supportsInterface', '0xf8ee98d3')).toBe(true);
    expect(await vault.read('supportsInterface', '0x01ffc9a7')).toBe(true);
    expect(await vault.read('supportsInterface', '0xffffffff')).toBe(false);
  });

  test('a vault that is not on the allowlist rejects deposits, and is not notified about its streams', async () => {
    const streamId = await fixture.open();
    await refused(moveTo(unlisted, streamId), 'VaultNotAllowlisted');
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
      await refused(vault.send(fixture.stranger, functionName, ...args), 'CallerNotLockup', [someone]);
    const release = vault.send(fixture.stranger, 'release', streamId);
    await refused(release, 'CallerNotDepositor', [streamId, someone]);
  });
});

/** Tests the vault without hooks. */
function testHookless(): void {
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
      await refused(collect(fixture.recipient, streamId), 'CallerNotDepositor');
    });

    test('only accepts streams of its Lockup contract, and only pays their depositors', async () => {
      const streamId = await deposit(hookless);
      await refused(collect(fixture.stranger, streamId), 'CallerNotDepositor');
      const { address } = fixture.stranger;
      const pretended = hookless.send(fixture.stranger, 'onERC721Received', address, address, 7n, '0x');
      await refused(pretended, 'CallerNotLockup');
    });
  });
}
