import { decodeErrorResult, encodeFunctionData, type Hex, parseEther, toHex } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../foundry/anvil';
import { releaseErrors } from '../foundry/artifacts';
import type { Contract } from '../foundry/chain';
import { day, tokens } from '../foundry/lockup-fixture';
import { type LockupV4Fixture, setUpLockupV4 } from '../foundry/lockup-v4-fixture';
import { refused } from '../foundry/reverted';
import { openReader } from './follow-page';

// Runs the guides to stream management on Lockup v4.0, with the bytecode from its package.

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

const wait = (days: number) => fixture.chain.warp(fixture.chain.now() + BigInt(days * day));
const balanceOf = ({ address }: { address: string }) => fixture.token.read('balanceOf', address);
const lockup = (functionName: string, ...args: unknown[]) => fixture.lockup.read(functionName, ...args);
/** Ether that Lockup has received as fees, in wei. */
const feesIn = async () => fixture.chain.etherOf(fixture.lockup.address);
const send = (functionName: string, ...args: unknown[]) =>
  manager.send(fixture.sender, functionName, ...args);

/** Opens a stream that the manager owns. */
const ownStream = (terms = {}) => fixture.openStream({ recipient: manager.address, ...terms });

describe('withdrawals', () => {
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

  /** A reader of the app's page in a terminal, who has set the variables for a stream. */
  const terminalOf = (streamId: unknown, variables: Record<string, string>) =>
    openReader({
      slug: 'apps/features/vesting',
      chain: fixture.chain,
      variables: {
        RPC_URL: fixture.chain.url,
        LOCKUP: fixture.lockup.address,
        STREAM_ID: `${streamId}`,
        ...variables,
      },
    });

  test('the commands for a terminal pay the recipient, and the fee to Lockup', async () => {
    const streamId = await fixture.openStream();
    wait(50);
    const reader = terminalOf(streamId, { RECIPIENT: fixture.recipient.address });
    expect(await reader.follow('With a script')).toContain(`${fee}`);
    expect(await feesIn()).toBe(fee);
    expect(await balanceOf(fixture.recipient)).toBe(await lockup('getWithdrawnAmount', streamId));
    expect(await balanceOf(fixture.recipient)).toBeGreaterThan(0n);
  });

  test('the commands for a past date print what had been streamed by then', async () => {
    const streamId = await fixture.openStream();
    wait(20);
    await fixture.lockup.pay(
      fixture.stranger,
      fee,
      'withdraw',
      streamId,
      fixture.recipient.address,
      tokens(50),
    );
    const date = fixture.chain.now();
    const streamed = await lockup('streamedAmountOf', streamId);
    wait(20);
    await fixture.lockup.pay(fixture.stranger, fee, 'withdrawMax', streamId, fixture.recipient.address);
    const reader = terminalOf(streamId, { DATE: `${date}` });
    const output = await reader.follow('Read the amount on a past date');
    expect(output.map((line) => line.split(' ')[0])).toEqual([`${streamed}`]);
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
      const pending = await fixture.openStream({
        timestamps: { start: now + 90 * day, end: now + 100 * day },
      });
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
  });

  test('with its own gas estimate, withdrawMultiple can skip a stream, but not with 10% above that of a batch', async () => {
    const { chain, lockup: contract, sender, recipient, token } = fixture;
    const start = Number(chain.now());
    const segments = Array.from({ length: 100 }, (_, index) => ({
      amount: tokens(1),
      exponent: parseEther('1'),
      timestamp: start + (index + 1) * day,
    }));
    const terms = {
      sender: sender.address,
      recipient: recipient.address,
      depositAmount: tokens(100),
      token: token.address,
      cancelable: true,
      transferable: true,
      timestamps: { start, end: start + 100 * day },
      shape: '',
    };
    const { result } = await contract.send(sender, 'createWithTimestampsLD', terms, segments);
    const streamId = BigInt(String(result));
    wait(99);
    await chain.settle();
    const node = connect(chain.url);
    const callOf = (functionName: string, ...args: unknown[]) => ({
      from: sender.address,
      to: contract.address,
      data: encodeFunctionData({ abi: contract.abi, functionName, args }),
      value: toHex(fee),
    });
    const call = callOf('withdrawMultiple', [streamId], [1n]);
    const { data } = callOf('withdraw', streamId, recipient.address, 1n);
    const estimateOf = (each: object) => node.request({ method: 'eth_estimateGas', params: [each] } as never);
    const [own = '0x', batch = '0x']: Hex[] = await Promise.all(
      [call, callOf('batch', [data])].map(estimateOf),
    );
    for (const [gas, withdrawn] of [
      [own, 0n],
      [toHex((BigInt(batch) * 11n) / 10n), 1n],
    ] as const) {
      const { status } = await node.request({
        method: 'eth_sendTransactionSync',
        params: [{ ...call, gas }],
      });
      expect(status).toBe('0x1');
      expect(await lockup('getWithdrawnAmount', streamId)).toBe(withdrawn);
    }
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
      await refused(manager.send(fixture.stranger, functionName, ...args), 'CallerNotOwner', [
        fixture.stranger.address,
      ]);
  });
});

describe('canceling and renouncing', () => {
  /** Opens a stream whose sender is the manager. */
  const sentStream = (terms = {}) => fixture.openStream({ sender: manager.address, ...terms });

  function pendingStream() {
    const start = Number(fixture.chain.now()) + 10 * day;
    return sentStream({ timestamps: { start, end: start + 100 * day } });
  }

  test('cancelMultiple skips what fails, and cancelAll reverts', async () => {
    const streamIds = [
      await sentStream(),
      await fixture.openStream(),
      await sentStream({ cancelable: false }),
    ];
    wait(50);
    await refused(send('cancelAll', streamIds), 'SablierLockup_Unauthorized', [
      streamIds[1],
      manager.address,
    ]);
    expect(await balanceOf(manager)).toBe(0n);
    const { result, events } = await send('cancelMultiple', streamIds);
    expect(result).toEqual([tokens(500), 0n, 0n]);
    const skipped = events
      .filter(({ name }) => name === 'InvalidStreamInCancelMultiple')
      .map(({ args }) => [
        args.streamId,
        decodeErrorResult({ abi: releaseErrors(), data: args.revertData as Hex }).errorName,
      ]);
    expect(skipped).toEqual([
      [streamIds[1], 'SablierLockup_Unauthorized'],
      [streamIds[2], 'SablierLockup_StreamNotCancelable'],
    ]);
    expect(await balanceOf(manager)).toBe(tokens(500));
  });

  test('canceling with a minimum refund only succeeds if the refund is large enough', async () => {
    const streamId = await sentStream();
    wait(50);
    await refused(send('cancelForRefund', streamId, tokens(501)), 'RefundTooLow', [tokens(500), tokens(501)]);
    expect((await send('cancelForRefund', streamId, tokens(500))).result).toBe(tokens(500));
    expect(await balanceOf(manager)).toBe(tokens(500));
  });

  test('after renouncing, the recipient gets the whole deposit', async () => {
    const streamId = await sentStream();
    await send('renounce', streamId);
    wait(100);
    expect(await lockup('withdrawableAmountOf', streamId)).toBe(tokens(1000));
  });

  test('renounceAll renounces every stream, pending ones included, or none', async () => {
    const streamIds = [await pendingStream(), await sentStream()];
    const foreign = await fixture.openStream();
    await refused(send('renounceAll', [...streamIds, foreign]), 'SablierLockup_Unauthorized', [
      foreign,
      manager.address,
    ]);
    expect(await lockup('isCancelable', streamIds[0])).toBe(true);
    await send('renounceAll', streamIds);
    for (const streamId of streamIds) expect(await lockup('isCancelable', streamId)).toBe(false);
  });
});
