import { decodeErrorResult, encodeFunctionData, type Hex, zeroAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { releaseErrors } from '../foundry/artifacts';
import type { Contract } from '../foundry/chain';
import { day, tokens, toNumber } from '../foundry/lockup-fixture';
import { type LockupV4Fixture, setUpLockupV4, status } from '../foundry/lockup-v4-fixture';
import { testMisuse } from './named-errors';

// Runs the guide to withdrawals on Lockup v4.0, with the bytecode from its package.

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

const pay = (value: bigint, functionName: string, ...args: unknown[]) =>
  manager.pay(fixture.sender, value, functionName, ...args);
const wait = (days: number) => fixture.chain.warp(fixture.chain.now() + BigInt(days * day));
const balanceOf = ({ address }: { address: string }) => fixture.token.read('balanceOf', address);
const lockup = (functionName: string, ...args: unknown[]) => fixture.lockup.read(functionName, ...args);
/** Ether that Lockup has received as fees, in wei. */
const feesIn = async () => fixture.chain.etherOf(fixture.lockup.address);

/** Opens a stream that the manager owns. */
const ownStream = (terms = {}) => fixture.openStream({ recipient: manager.address, ...terms });

test('the owner of the NFT can withdraw to any address, and each withdrawal matches the schedule', async () => {
  const streamId = await ownStream();
  const start = Number(await lockup('getStartTime', streamId));
  let withdrawn = 0;
  for (const days of [1, 25, 50, 99, 100]) {
    fixture.chain.warp(BigInt(start + days * day));
    const { result } = await pay(fee, 'withdrawMax', streamId, fixture.stranger.address);
    expect(toNumber(result)).toBeCloseTo(days * 10 - withdrawn, 9);
    withdrawn = days * 10;
  }
  expect(await balanceOf(fixture.stranger)).toBe(tokens(1000));
  expect(await lockup('statusOf', streamId)).toBe(status.depleted);
  expect(await lockup('isCancelable', streamId)).toBe(false);
});

test('withdrawing a fixed amount leaves the rest, and the event contains the amount', async () => {
  const streamId = await ownStream();
  wait(50);
  const { events } = await pay(fee, 'withdraw', streamId, fixture.stranger.address, tokens(200));
  expect(await lockup('withdrawableAmountOf', streamId)).toBe(tokens(300));
  expect(events.find(({ name }) => name === 'WithdrawFromLockupStream')?.args).toEqual({
    streamId,
    to: fixture.stranger.address,
    token: fixture.token.address,
    amount: tokens(200),
  });
});

test('the example fee in the guide is the comptroller’s result for one dollar at 2,000 dollars per ether', () => {
  expect(fee).toBe(500_000_000_000_000n);
});

test('Lockup keeps what it receives above the fee, and the guide’s contract sends only the fee', async () => {
  const streamId = await fixture.openStream();
  wait(50);
  const { lockup: contract, recipient, stranger } = fixture;
  await contract.pay(stranger, 3n * fee, 'withdraw', streamId, recipient.address, 1n);
  expect(await feesIn()).toBe(3n * fee);

  await manager.pay(stranger, 3n * fee, 'payOut', [streamId]);
  expect(await feesIn()).toBe(4n * fee);
  expect(await fixture.chain.etherOf(manager.address)).toBe(0n);
});

test('an approved contract can withdraw to any address, and a stranger only to the owner', async () => {
  const streamId = await fixture.openStream();
  wait(50);
  await pay(fee, 'withdraw', streamId, fixture.recipient.address, 1n);
  const anywhere = () => pay(fee, 'withdraw', streamId, fixture.stranger.address, 1n);
  await expect(anywhere()).rejects.toMatchObject({
    errorName: 'SablierLockup_WithdrawalAddressNotRecipient',
    args: [streamId, manager.address, fixture.stranger.address],
  });
  await fixture.lockup.send(fixture.recipient, 'approve', manager.address, streamId);
  await anywhere();
  expect(await balanceOf(fixture.stranger)).toBe(1n);
});

describe('several streams', () => {
  /** Returns the streams that `withdrawMultiple` skipped, each with the name of its error. */
  const skippedIn = (events: { name: string; args: Record<string, unknown> }[]) =>
    events
      .filter(({ name }) => name === 'InvalidWithdrawalInWithdrawMultiple')
      .map(({ args }) => [
        args.streamId,
        decodeErrorResult({ abi: releaseErrors(), data: args.revertData as Hex }).errorName,
      ]);

  test('one fee pays the owners of all streams, and streams with nothing available are skipped', async () => {
    const now = Number(fixture.chain.now());
    const pending = await fixture.openStream({ timestamps: { start: now + 90 * day, end: now + 100 * day } });
    const streamIds = [pending, await fixture.openStream(), await ownStream()];
    wait(50);
    const { events } = await manager.pay(fixture.stranger, fee, 'payOut', streamIds);
    expect(await balanceOf(fixture.recipient)).toBe(tokens(500));
    expect(await balanceOf(manager)).toBe(tokens(500));
    expect(skippedIn(events)).toEqual([[pending, 'SablierLockup_WithdrawAmountZero']]);
    expect(await feesIn()).toBe(fee);
    await manager.send(fixture.sender, 'sweep', fixture.token.address, fixture.sender.address);
    expect(await balanceOf(manager)).toBe(0n);
  });

  test('streams of senders with different fees need the highest of them', async () => {
    const { comptroller, admin, stranger, lockup: contract } = fixture;
    await comptroller.send(admin, 'setCustomFeeUSDFor', 2, stranger.address, 3n * 10n ** 8n);
    const expensive = await fixture.openStream({ sender: stranger.address });
    const cheap = await fixture.openStream();
    wait(50);
    expect(await lockup('calculateMinFeeWei', expensive)).toBe(3n * fee);
    const amounts = [tokens(10), tokens(20)];
    const { events } = await contract.pay(stranger, fee, 'withdrawMultiple', [expensive, cheap], amounts);
    expect(skippedIn(events)).toEqual([[expensive, 'SablierLockup_InsufficientFeePayment']]);
    expect(await balanceOf(fixture.recipient)).toBe(tokens(20));
    await manager.pay(stranger, 3n * fee, 'payOut', [expensive, cheap]);
    expect(await feesIn()).toBe(4n * fee);
  });

  test('withdrawMultiple skips what fails and succeeds, while batch reverts all of it', async () => {
    const streamIds = [await fixture.openStream(), await fixture.openStream()];
    wait(50);
    const calls = streamIds.map((streamId, index) =>
      encodeFunctionData({
        abi: fixture.lockup.abi,
        functionName: 'withdraw',
        args: [streamId, fixture.recipient.address, index === 0 ? 1n : tokens(501)],
      }),
    );
    await expect(fixture.lockup.pay(fixture.stranger, fee, 'batch', calls)).rejects.toMatchObject({
      errorName: 'SablierLockup_Overdraw',
      args: [streamIds[1], tokens(501), tokens(500)],
    });
    const amounts = [1n, tokens(501)];
    const { events } = await fixture.lockup.pay(
      fixture.stranger,
      fee,
      'withdrawMultiple',
      streamIds,
      amounts,
    );
    expect(skippedIn(events)).toEqual([[streamIds[1], 'SablierLockup_Overdraw']]);
    expect(await balanceOf(fixture.recipient)).toBe(1n);
  });
});

test('only the owner of the contract can use its permissions', async () => {
  const calls = [
    ['sweep', fixture.token.address, fixture.stranger.address],
    ['withdraw', 1n, fixture.stranger.address, 1n],
    ['withdrawMax', 1n, fixture.stranger.address],
    ['cancel', 1n],
    ['cancelForRefund', 1n, 0n],
    ['cancelMultiple', [1n]],
    ['cancelAll', [1n]],
    ['renounce', 1n],
    ['renounceAll', [1n]],
    ['withdrawMaxAndTransfer', 1n, fixture.stranger.address],
    ['transfer', 1n, fixture.stranger.address],
  ] as const;
  for (const [functionName, ...args] of calls)
    await expect(manager.send(fixture.stranger, functionName, ...args)).rejects.toMatchObject({
      errorName: 'CallerNotOwner',
      args: [fixture.stranger.address],
    });
});

test('without enough value, the contract cannot pay the fee, and its call reverts without data', async () => {
  const streamId = await ownStream();
  wait(50);
  await expect(pay(fee - 1n, 'withdrawMax', streamId, fixture.stranger.address)).rejects.toMatchObject({
    errorName: '',
  });
});

describe('misuse', () => {
  const halfway = async (terms = {}) => {
    const streamId = await ownStream(terms);
    wait(50);
    return streamId;
  };
  const depleted = async () => {
    const streamId = await ownStream();
    wait(100);
    await pay(fee, 'withdrawMax', streamId, fixture.stranger.address);
    return streamId;
  };
  const direct = (value: bigint, functionName: string, ...args: unknown[]) =>
    fixture.lockup.pay(fixture.stranger, value, functionName, ...args);

  const wrongUses: Record<string, () => Promise<unknown>> = {
    SablierLockupState_Null: () => pay(fee, 'withdrawMax', 404n, fixture.stranger.address),
    SablierLockup_InsufficientFeePayment: async () => {
      const streamId = await fixture.openStream();
      wait(50);
      return direct(fee - 1n, 'withdrawMax', streamId, fixture.recipient.address);
    },
    SablierLockup_Overdraw: async () =>
      pay(fee, 'withdraw', await halfway(), fixture.stranger.address, tokens(500) + 1n),
    SablierLockup_StreamDepleted: async () =>
      pay(fee, 'withdraw', await depleted(), fixture.stranger.address, 1n),
    SablierLockup_WithdrawAmountNotEqualWithdrawableAmount: async () => {
      const streamId = await fixture.openPriceGated({ recipient: manager.address });
      wait(100);
      return pay(fee, 'withdraw', streamId, fixture.stranger.address, tokens(999));
    },
    SablierLockup_WithdrawAmountZero: async () =>
      pay(fee, 'withdrawMax', await ownStream(), fixture.stranger.address),
    SablierLockup_WithdrawArrayCountsNotEqual: async () =>
      direct(fee, 'withdrawMultiple', [await halfway()], [1n, 2n]),
    SablierLockup_WithdrawToZeroAddress: async () => pay(fee, 'withdraw', await halfway(), zeroAddress, 1n),
    SablierLockup_WithdrawalAddressNotRecipient: async () =>
      pay(fee, 'withdraw', await fixture.openStream(), fixture.stranger.address, 1n),
  };

  testMisuse('guides/lockup/examples/stream-management/withdraw', wrongUses);
});
