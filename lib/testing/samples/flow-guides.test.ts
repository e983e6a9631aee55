import fs from 'node:fs';
import { encodeFunctionData, formatUnits, maxUint256 } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gasFile } from '@/lib/protocol/gas/gas-data';
import type { Account } from '../foundry/account';
import { sampleArtifacts } from '../foundry/artifacts';
import { type Chain, type Contract, startChain } from '../foundry/chain';
import { day, openAccounts, tokens } from '../foundry/lockup-fixture';
import { type Newest, newestReleases, setFee } from '../foundry/protocol';
import { refused } from '../foundry/reverted';
import { openReader } from './follow-page';
import { runScript } from './run-script';

// Runs the guides to Flow streams on Flow v3.0, with the bytecode from its package.

let chain: Chain;
let protocol: Newest;
let token: Contract;
let manager: Contract;
let payroll: Contract;
let salary: Contract;
let owner: Account;
let recipient: Account;
let stranger: Account;

beforeAll(async () => {
  ({ chain, sender: owner, recipient, stranger, token } = await openAccounts(await startChain()));
  protocol = newestReleases(chain);
  const find = sampleArtifacts(
    'flow/v3.0/create-stream/FlowSalary.sol',
    'flow/v3.0/src/FlowManager.sol',
    'flow/v3.0/src/FlowPayroll.sol',
  );
  salary = await chain.deploy(owner, find('FlowSalary'), protocol.flow.address, token.address);
  manager = await chain.deploy(owner, find('FlowManager'), protocol.flow.address, token.address);
  payroll = await chain.deploy(owner, find('FlowPayroll'), protocol.flow.address, token.address);
  for (const { address } of [manager, payroll, salary, protocol.flow])
    await token.send(owner, 'approve', address, maxUint256);
});

beforeEach(() => chain.snapshot());

/** One token per day. */
const rate = 10n ** 18n / 86_400n;
const wait = (days: number) => chain.warp(chain.now() + BigInt(days * day));
const flow = (functionName: string, ...args: unknown[]) => protocol.flow.read(functionName, ...args);
const balanceOf = async (who: { address: string }) =>
  Number(await token.read('balanceOf', who.address)) / 1e18;

describe('Create a Flow stream', () => {
  const slug = 'guides/flow/examples/create-stream';
  const pay = (functionName: string, ...args: unknown[]) => salary.send(owner, functionName, ...args);
  const now = () => Number(chain.now());

  test('a stream that starts now has the terms from the guide', async () => {
    const { result, events } = await pay('payFromNow', recipient.address, tokens(3000));
    expect(result).toBe(1n);
    expect(await flow('getSender', result)).toBe(owner.address);
    expect(await flow('getRecipient', result)).toBe(recipient.address);
    expect(await flow('getToken', result)).toBe(token.address);
    expect(await flow('isTransferable', result)).toBe(true);
    expect(await flow('getBalance', result)).toBe(0n);
    expect(events.find(({ name }) => name === 'CreateFlowStream')?.args).toMatchObject({
      creator: salary.address,
      ratePerSecond: 1_157_407_407_407_407n,
      snapshotTime: now(),
    });
    // Without a deposit, the debt grows, and nothing can be withdrawn.
    wait(1);
    expect(Number(await flow('totalDebtOf', result)) / 1e18).toBeCloseTo(100, 9);
    expect(await flow('withdrawableAmountOf', result)).toBe(0n);
    expect(await flow('statusOf', result)).toBe(2);
  });

  test('the commands on the page create, fund, and pay out a stream', async () => {
    const reader = readerOf(slug);
    await reader.follow('Prepare a testnet');
    const output = await reader.follow('Create and fund a stream');
    const [, ratePerSecond, balance, status, depletionTime] = output.slice(output.indexOf(recipient.address));
    expect(ratePerSecond).toContain('1157407407407407');
    expect(balance).toContain('1500000000000000000000');
    expect(status).toBe('1');
    // The rate is rounded down, so the balance lasts for one more second.
    const end = Number(depletionTime?.split(' ')[0]);
    expect(end - Number(await flow('getSnapshotTime', 1n))).toBe(15 * day + 1);
    // The call without a contract creates a second stream with the same rate.
    expect(await flow('getRatePerSecond', 2n)).toBe(await flow('getRatePerSecond', 1n));
    wait(1);
    await reader.follow('Withdraw');
    const { TOKEN = '' } = reader.variables;
    const paid = await chain.at(TOKEN as `0x${string}`, token.abi).read('balanceOf', recipient.address);
    expect(Number(paid) / 1e18).toBeCloseTo(100, 9);
  }, 120_000);
});

const readerOf = (slug: string, variables: Record<string, string> = {}) =>
  openReader({
    slug,
    chain,
    project: 'flow-v3.0',
    variables: {
      SABLIER_FLOW: protocol.flow.address,
      SENDER: owner.address,
      RECIPIENT: recipient.address,
      TOKEN: token.address,
      ...variables,
    },
  });

test('the gas page repeats its table, and its command estimates a withdrawal', async () => {
  const slug = 'guides/flow/gas-benchmarks';
  const page = fs.readFileSync(`content/${slug}.mdx`, 'utf8');
  const { rows = [] } = gasFile('flow-v3.0')().tables.functions ?? {};
  const create = rows.find(({ key }) => key[0] === '`create`')?.gas[0] ?? 0;
  expect(page).toContain(
    `\`create\` uses ${create.toLocaleString('en-US')} + 21,000 gas, which is about ${Math.round((create + 21_000) / 1000)},000`,
  );
  const { result: id } = await salary.send(owner, 'payAndFund', recipient.address, tokens(30), tokens(5));
  wait(1);
  const reader = readerOf(slug, { STREAM_ID: String(id), FEE: '0' });
  const [gas] = await reader.follow('Measure your own call');
  // It includes the base cost, unlike the table.
  expect(Number(gas)).toBeGreaterThan(
    21_000 + (rows.find(({ key }) => /^`withdraw`, s/.test(key[0] ?? ''))?.gas[0] ?? 0),
  );
}, 120_000);

describe('Compute the rate', () => {
  const slug = 'guides/flow/examples/rate-per-second';
  const page = fs.readFileSync(`content/${slug}.mdx`, 'utf8');
  const run = async (...args: string[]) => (await runScript('flow/v3.0/rate.ts', { args })).lines;

  test('the script prints what the page shows', async () => {
    expect(page).toContain(['```text', ...(await run('1000', '6', '30')), '```'].join('\n'));
  });

  test('every example in the table has the rate that the script and the contract compute', async () => {
    const rows = [...page.matchAll(/^\| ([\d,]+) per (\d+) days? \| (\d+) \| `(\d+)` \|$/gm)];
    expect(rows.length).toBe(5);
    for (const [, amount = '', days = '', decimals = '', expected = ''] of rows) {
      const whole = amount.replaceAll(',', '');
      expect((await run(whole, decimals, days))[0]).toBe(`Rate per second: ${expected}`);
      // The fixture's token has 18 decimals, which don't affect the rate.
      const computed = await salary.read('ratePerSecond', tokens(Number(whole)), Number(days) * day);
      expect(computed).toBe(BigInt(expected));
    }
  });

  test('streams owe the rounded amounts in the table', async () => {
    const { result } = await salary.send(owner, 'payFromNow', recipient.address, tokens(30));
    wait(1);
    expect(formatUnits(BigInt(String(await flow('totalDebtOf', result))), 18)).toBe('0.9999999999999936');
    wait(4);
    expect(formatUnits(BigInt(String(await flow('totalDebtOf', result))), 18)).toBe('4.999999999999968');
    for (const amount of ['0.9999999999999936', '4.999999999999968', '999.999999'])
      expect(page).toContain(`| ${amount} |`);
  });
});

describe('Manage a Flow stream', () => {
  const slug = 'guides/flow/examples/manage-streams';
  const manage = (functionName: string, ...args: unknown[]) => manager.send(owner, functionName, ...args);
  /** Creates a stream of one token per day, funded for 30 days. */
  async function open(): Promise<unknown> {
    const { result } = await manage('create', recipient.address, rate, 0);
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
    const { result: refunded } = await manage('refundAll', id);
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

  test('the contract passes on exactly the fee, and Flow keeps any surplus', async () => {
    const id = await open();
    const fee = await setFee(chain, protocol, 'flow');
    wait(1);
    // The oracle's price is always as recent as the current block.
    expect(await flow('calculateMinFeeWei', id)).toBe(fee);
    await refused(manager.send(stranger, 'payOut', id), 'FeeTooLow');
    const withdraw = (value: bigint) =>
      protocol.flow.pay(stranger, value, 'withdrawMax', id, recipient.address);
    await refused(withdraw(fee - 1n), 'SablierFlow_InsufficientFeePayment');
    const etherOf = () => chain.etherOf(protocol.flow.address);
    await manager.pay(stranger, fee * 3n, 'payOut', id);
    expect(await etherOf()).toBe(fee);
    expect(await balanceOf(recipient)).toBeCloseTo(1, 9);
    wait(1);
    await withdraw(fee * 3n);
    expect(await etherOf()).toBe(fee * 4n);
    await protocol.flow.pay(owner, 5n, 'deposit', id, 1n, manager.address, recipient.address);
    expect(await etherOf()).toBe(fee * 4n + 5n);
  });

  test('the commands for recipients withdraw, and pay the fee', async () => {
    const id = await open();
    const fee = await setFee(chain, protocol, 'flow');
    wait(1);
    const reader = readerOf('apps/features/payments', {
      RPC_URL: chain.url,
      FLOW: protocol.flow.address,
      STREAM_ID: `${id}`,
    });
    await reader.follow('Withdraw without the app');
    expect(await chain.etherOf(protocol.flow.address)).toBe(fee);
    expect(await balanceOf(recipient)).toBeCloseTo(1, 9);
  });

  test('the commands on the page fund, pay out, and stop a stream', async () => {
    const reader = readerOf(slug);
    await reader.follow('Deploy and fund');
    chain.warp(chain.now() + 60n);
    const before = await reader.follow('Pay out and stop');
    expect(before[0]).toContain('60000000000000000');
    expect(before.at(-2)).toBe('3');
    expect(before.at(-1)).toBe('0');
    expect(await balanceOf(recipient)).toBeCloseTo(0.06, 9);
    expect(await balanceOf(owner)).toBeCloseTo(999_999.94, 9);
  }, 120_000);
});

describe('Batch calls', () => {
  const slug = 'guides/flow/examples/batch-calls';
  const run = (functionName: string, ...args: unknown[]) => payroll.send(owner, functionName, ...args);
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

  test('a raise can include a bonus', async () => {
    const [id] = await hire();
    await run('raiseWithBonus', id, rate * 2n, tokens(5));
    expect(await balanceOf(recipient)).toBe(5);
    expect(await flow('getRatePerSecond', id)).toBe(rate * 2n);
  });

  const encode = (functionName: string, ...args: unknown[]) =>
    encodeFunctionData({ abi: protocol.flow.abi, functionName, args });

  test('if one call fails, all of them revert with its error', async () => {
    const ids = await hire();
    await refused(run('pauseAll', [...ids, ids[0]]), 'SablierFlowState_StreamPaused');
    expect(await flow('getRatePerSecond', ids[0])).toBe(rate);
    const start = Number(chain.now()) + day;
    const { result: other } = await salary.send(owner, 'payFrom', start, recipient.address, tokens(1));
    await refused(run('pauseAll', [other]), 'SablierFlowState_Unauthorized');
    const pausePending = protocol.flow.send(owner, 'batch', [encode('pause', other)]);
    await refused(pausePending, 'SablierFlow_StreamPending');
    await refused(run('raise', other, rate, 1n), 'SablierFlow_NotStreamSender');
    await refused(run('raise', ids[0], rate, tokens(1)), 'SablierFlow_RatePerSecondNotDifferent');
    expect(await flow('getBalance', ids[0])).toBe(tokens(30));
    await refused(payroll.send(stranger, 'payOutAll', ids), 'SablierFlow_WithdrawAmountZero');
    const fee = await setFee(chain, protocol, 'flow');
    wait(1);
    const withdrawals = ids.map((id, index) =>
      encode('withdrawMax', id, [recipient, stranger][index]?.address),
    );
    const directly = (value: bigint) => protocol.flow.pay(stranger, value, 'batch', withdrawals);
    await refused(directly(fee - 1n), 'SablierFlow_InsufficientFeePayment');
    await refused(payroll.send(stranger, 'payOutAll', ids), 'FeeTooLow');
    // Each call in the batch sees the same value, so one fee is enough.
    expect(await payroll.read('highestFee', ids)).toBe(fee);
    await payroll.pay(stranger, fee * 5n, 'payOutAll', ids);
    expect(await chain.etherOf(protocol.flow.address)).toBe(fee);
    expect(await balanceOf(recipient)).toBeCloseTo(1, 9);
    await refused(payroll.send(stranger, 'pauseAll', ids), 'CallerNotOwner');
  });

  test('the commands on the page hire and pay two people', async () => {
    const reader = readerOf(slug);
    await reader.follow('Hire');
    chain.warp(chain.now() + 60n);
    const output = await reader.follow('Pay everyone');
    expect(output[0]).toBe('0');
    expect(await balanceOf(recipient)).toBeCloseTo(0.06, 9);
    expect(await flow('statusOf', 2n)).toBe(3);
  }, 120_000);
});
