import { maxUint256 } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '../foundry/account';
import { sampleArtifacts } from '../foundry/artifacts';
import { type Chain, type Contract, startChain } from '../foundry/chain';
import { day, tokenSample, tokens } from '../foundry/lockup-fixture';
import { type Newest, newestReleases, setFee } from '../foundry/protocol';
import { errorsNamedOn } from './named-errors';

// Runs the guides to Flow streams on Flow v3.0, with the bytecode from its package.

let chain: Chain;
let protocol: Newest;
let token: Contract;
let manager: Contract;
let payroll: Contract;
let owner: Account;
let recipient: Account;
let stranger: Account;

beforeAll(async () => {
  chain = await startChain();
  protocol = newestReleases(chain);
  owner = await chain.open('owner');
  recipient = await chain.open('recipient');
  stranger = await chain.open('stranger');
  token = await chain.deploy(owner, sampleArtifacts(tokenSample)('TestToken'));
  const find = sampleArtifacts('flow/v3.0/src/FlowManager.sol', 'flow/v3.0/src/FlowPayroll.sol');
  manager = await chain.deploy(owner, find('FlowManager'), protocol.flow.address, token.address);
  payroll = await chain.deploy(owner, find('FlowPayroll'), protocol.flow.address, token.address);
  await token.send(owner, 'mint', owner.address, tokens(1_000_000));
  for (const { address } of [manager, payroll]) await token.send(owner, 'approve', address, maxUint256);
});

beforeEach(() => chain.snapshot());

/** One token per day. */
const rate = 10n ** 18n / 86_400n;
const wait = (days: number) => chain.warp(chain.now() + BigInt(days * day));
const flow = (functionName: string, ...args: unknown[]) => protocol.flow.read(functionName, ...args);
const balanceOf = async (who: { address: string }) =>
  Number(await token.read('balanceOf', who.address)) / 1e18;

describe('Manage a Flow stream', () => {
  const slug = 'guides/flow/examples/manage-streams';
  const provoked = new Set<string>();
  const manage = (functionName: string, ...args: unknown[]) => manager.send(owner, functionName, ...args);
  const refused = async (call: Promise<unknown>, errorName: string) => {
    await expect(call).rejects.toMatchObject({ errorName });
    provoked.add(errorName);
  };
  /** Creates a stream of one token per day, funded for 30 days. */
  async function open(): Promise<unknown> {
    const { result } = await manage('create', recipient.address, rate);
    await manage('deposit', result, tokens(30));
    return result;
  }

  test('a stream can be funded, withdrawn from, adjusted, paused, restarted, refunded, and voided', async () => {
    const id = await open();
    wait(10);
    const { result: paid } = await manager.send(stranger, 'payOut', id);
    expect(Number(paid) / 1e18).toBeCloseTo(10, 9);
    expect(await balanceOf(recipient)).toBeCloseTo(10, 9);

    await manage('setRate', id, rate * 2n);
    wait(5);
    await manage('pause', id);
    wait(100);
    expect(Number(await flow('totalDebtOf', id)) / 1e18).toBeCloseTo(10, 9);
    const before = await balanceOf(owner);
    const { result: refunded } = await manage('refund', id);
    expect(Number(refunded) / 1e18).toBeCloseTo(10, 9);
    expect((await balanceOf(owner)) - before).toBeCloseTo(10, 6);

    await manage('restart', id, rate);
    wait(3);
    expect(Number(await flow('totalDebtOf', id)) / 1e18).toBeCloseTo(13, 9);
    expect(Number(await flow('uncoveredDebtOf', id)) / 1e18).toBeCloseTo(3, 9);
    await manage('void', id);
    expect(Number(await flow('totalDebtOf', id)) / 1e18).toBeCloseTo(10, 9);
    expect(await flow('statusOf', id)).toBe(5);
  });

  test('only the owner manages streams, and anyone funds them', async () => {
    const id = await open();
    for (const [name, ...args] of [
      ['setRate', id, 1n],
      ['pause', id],
      ['restart', id, 1n],
      ['refund', id],
      ['void', id],
    ] as const)
      await expect(manager.send(stranger, name, ...args)).rejects.toMatchObject({
        errorName: 'CallerNotOwner',
      });
    await token.send(owner, 'mint', stranger.address, 1n);
    await token.send(stranger, 'approve', manager.address, 1n);
    await manager.send(stranger, 'deposit', id, 1n);
    expect(await flow('getBalance', id)).toBe(tokens(30) + 1n);
  });

  test('a withdrawal with a fee requires it as the transaction value', async () => {
    const id = await open();
    const fee = await setFee(chain, protocol, 'flow');
    wait(1);
    // The oracle's price is always as recent as the current block.
    expect(await flow('calculateMinFeeWei', id)).toBe(fee);
    await refused(manager.send(stranger, 'payOut', id), 'SablierFlow_InsufficientFeePayment');
    await manager.pay(stranger, fee, 'payOut', id);
    expect(await balanceOf(recipient)).toBeCloseTo(1, 9);
  });

  test('the page names exactly the errors that calls to its contract revert with', async () => {
    const id = await open();
    await refused(manage('pause', 999n), 'SablierFlowState_Null');
    await refused(protocol.flow.send(owner, 'pause', id), 'SablierFlowState_Unauthorized');
    await refused(manage('deposit', id, 0n), 'SablierFlow_DepositAmountZero');
    await refused(manage('setRate', id, 0n), 'SablierFlow_NewRatePerSecondZero');
    await refused(manage('setRate', id, rate), 'SablierFlow_RatePerSecondNotDifferent');
    await refused(manage('restart', id, rate), 'SablierFlow_StreamNotPaused');
    await refused(manager.send(stranger, 'payOut', id), 'SablierFlow_WithdrawAmountZero');
    wait(31);
    await refused(manage('refund', id), 'SablierFlow_RefundAmountZero');
    await manage('pause', id);
    await refused(manage('setRate', id, rate * 2n), 'SablierFlowState_StreamPaused');
    await manage('void', id);
    await refused(manage('restart', id, rate), 'SablierFlowState_StreamVoided');
    expect([...provoked].sort()).toEqual(errorsNamedOn(slug));
  });
});

describe('Batch calls', () => {
  const slug = 'guides/flow/examples/batch-calls';
  const provoked = new Set<string>();
  const run = (functionName: string, ...args: unknown[]) => payroll.send(owner, functionName, ...args);
  const refused = async (call: Promise<unknown>, errorName: string) => {
    await expect(call).rejects.toMatchObject({ errorName });
    provoked.add(errorName);
  };
  const hire = async (): Promise<unknown[]> => {
    const { result } = await run('hire', [recipient.address, stranger.address], rate, tokens(30));
    return [...(Array.isArray(result) ? result : [])];
  };

  test('streams are created and funded, raised, paused, and paid out together', async () => {
    const ids = await hire();
    expect(ids).toHaveLength(2);
    wait(4);
    await payroll.send(stranger, 'payOutAll', ids);
    for (const each of [recipient, stranger]) expect(await balanceOf(each)).toBeCloseTo(4, 9);
    await run('raise', ids[0], rate * 3n, tokens(60));
    expect(await flow('getRatePerSecond', ids[0])).toBe(rate * 3n);
    expect(Number(await flow('getBalance', ids[0])) / 1e18).toBeCloseTo(86, 6);
    await run('pauseAll', ids);
    expect(await Promise.all(ids.map((id) => flow('getRatePerSecond', id)))).toEqual([0n, 0n]);
  });

  test('if one call fails, all of them revert with its error', async () => {
    const ids = await hire();
    await refused(run('pauseAll', [...ids, ids[0]]), 'SablierFlowState_StreamPaused');
    expect(await flow('getRatePerSecond', ids[0])).toBe(rate);
    await refused(run('raise', ids[0], rate, tokens(1)), 'SablierFlow_RatePerSecondNotDifferent');
    expect(await flow('getBalance', ids[0])).toBe(tokens(30));
    await refused(payroll.send(stranger, 'payOutAll', ids), 'SablierFlow_WithdrawAmountZero');
    const fee = await setFee(chain, protocol, 'flow');
    wait(1);
    await refused(payroll.send(stranger, 'payOutAll', ids), 'SablierFlow_InsufficientFeePayment');
    // Each call in the batch sees the same value, so one fee is enough.
    await payroll.pay(stranger, fee, 'payOutAll', ids);
    expect(await balanceOf(recipient)).toBeCloseTo(1, 9);
    await expect(payroll.send(stranger, 'pauseAll', ids)).rejects.toMatchObject({
      errorName: 'CallerNotOwner',
    });
    expect([...provoked].sort()).toEqual(errorsNamedOn(slug));
  });
});
