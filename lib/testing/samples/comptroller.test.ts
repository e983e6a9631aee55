import fs from 'node:fs';
import { getAddress, zeroAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '../foundry/account';
import { connect } from '../foundry/anvil';
import { releaseAbi } from '../foundry/artifacts';
import { type Chain, type Contract, startChain } from '../foundry/chain';
import { day, openAccounts, tokens } from '../foundry/lockup-fixture';
import { type Newest, newestReleases, setFee } from '../foundry/protocol';
import { refused } from '../foundry/reverted';
import { openReader } from './follow-page';
import { runScript } from './run-script';

// Runs the guides to the comptroller, custom deployments, and Snapshot votes on the newest releases.

let chain: Chain;
let protocol: Newest;
let token: Contract;
let sender: Account;
let recipient: Account;
let stranger: Account;
/** A Flow stream that's funded with 30 tokens. */
let flowId: unknown;

const rate = 10n ** 18n / 86_400n;

beforeAll(async () => {
  ({ chain, sender, recipient, stranger, token } = await openAccounts(await startChain()));
  protocol = newestReleases(chain);
  for (const { address } of [protocol.flow, protocol.lockup])
    await token.send(sender, 'approve', address, tokens(1_000_000));
  const { result } = await protocol.flow.send(
    sender,
    'createAndDeposit',
    ...[sender.address, recipient.address, rate, 0, token.address, true, tokens(30)],
  );
  flowId = result;
  await createLockup(1000, 100);
  wait(1);
});

beforeEach(() => chain.snapshot());

const wait = (days: number) => chain.warp(chain.now() + BigInt(days * day));

const createLockup = (amount: number, days: number) =>
  protocol.lockup.send(
    sender,
    'createWithDurationsLL',
    {
      sender: sender.address,
      recipient: recipient.address,
      depositAmount: tokens(amount),
      token: token.address,
      cancelable: true,
      transferable: true,
      shape: '',
    },
    { start: 0n, cliff: 0n },
    0,
    { cliff: 0, total: days * day },
  );

describe('Read the comptroller', () => {
  const slug = 'guides/comptroller';
  const page = fs.readFileSync(`content/${slug}.mdx`, 'utf8');

  test('the script prints what the page shows', async () => {
    const fee = await setFee(chain, protocol, 'flow');
    await protocol.comptroller.send(protocol.admin, 'setCustomFeeUSDFor', 1, sender.address, 5n * 10n ** 7n);
    const env = { RPC_URL: chain.url };
    const { lines } = await runScript('comptroller/read-comptroller.ts', {
      args: [sender.address],
      env,
      chain,
    });
    const oracle = await protocol.comptroller.read('oracle');
    expect(lines.slice(0, 5)).toEqual([
      `Flow v3.0: comptroller ${protocol.comptroller.address}, v1.1`,
      `  Admin: ${protocol.admin.address}, an account without code`,
      `  Oracle: ${oracle}`,
      '  Minimum fee: 1 USD by default',
      `  For this sender: 0.5 USD, now ${fee / 2n} wei`,
    ]);
    expect(lines[5]).toBe(`Lockup v4.0: comptroller ${protocol.comptroller.address}, v1.1`);
    expect(lines[9]).toBe('  For this sender: 0 USD, now 0 wei');
    // The admin on the page is a contract, and addresses are shortened.
    const shown = lines
      .slice(0, 5)
      .map((line) => line.replace(/0x[\dA-Fa-f]+/g, '0x…').replace('an account without code', 'a contract'));
    expect(page).toContain(['```text', ...shown, '```'].join('\n'));
    await protocol.comptroller.send(protocol.admin, 'transferAdmin', protocol.flow.address);
    const after = await runScript('comptroller/read-comptroller.ts', { args: [sender.address], env, chain });
    expect(after.lines[1]).toBe(`  Admin: ${protocol.flow.address}, a contract`);
  });

  test('the commands on the page read the admin, the fee, and the implementation', async () => {
    const fee = await setFee(chain, protocol, 'flow');
    const start = openReader({
      slug,
      chain,
      variables: { SABLIER: protocol.flow.address, STREAM_ID: String(flowId), COMPTROLLER: '' },
    });
    // The first commands are above all headings.
    const introduction = await start.follow();
    expect(introduction[0]).toBe(protocol.admin.address);
    expect(introduction[1]).toContain(String(fee));
    expect(start.variables.COMPTROLLER).toBe(protocol.comptroller.address);
    const [slot = ''] = await start.follow("Find out how it's implemented");
    expect(slot).toMatch(/^0x0{24}[\da-f]{40}$/);
    expect(BigInt(slot)).not.toBe(0n);
  }, 120_000);
});

describe('Custom deployments', () => {
  const slug = 'guides/custom-deployments';
  const page = fs.readFileSync(`content/${slug}.mdx`, 'utf8');

  test('the script deploys everything, and the commands on the page check it', async () => {
    const { lines } = await runScript('deployments/deploy-protocols.ts', {
      args: [recipient.address],
      env: { RPC_URL: chain.url, PRIVATE_KEY: sender.key },
      chain,
    });
    const names = lines.map((line) => line.split(': ')[0] ?? '');
    const listed = [...page.matchAll(/^\| (`\w+`(?:, `\w+`)?) \| [^|]+ \| [^|]+ \|$/gm)].flatMap(
      ([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    );
    expect(names).toEqual(listed);
    const addressOf = (name: string) =>
      getAddress(lines.find((line) => line.startsWith(`${name}: `))?.split(': ')[1] ?? '');
    const proxy = addressOf('ERC1967Proxy');
    const reader = openReader({
      slug,
      chain,
      variables: {
        COMPTROLLER: proxy,
        SABLIER_FLOW: addressOf('SablierFlow'),
        SABLIER_LOCKUP: addressOf('SablierLockup'),
      },
    });
    expect(await reader.follow('Check the deployment')).toEqual([
      recipient.address,
      '"v1.1"',
      '0',
      proxy,
      proxy,
    ]);
    // The new contracts work.
    const lockup = chain.at(addressOf('SablierLockup'), releaseAbi('lockup', 'SablierLockup'));
    const flow = chain.at(addressOf('SablierFlow'), releaseAbi('flow', 'SablierFlow'));
    const { result } = await flow.send(
      sender,
      'create',
      ...[sender.address, recipient.address, rate, 0, token.address, true],
    );
    expect(result).toBe(1n);
    await expect(lockup.read('nextStreamId')).resolves.toBe(1n);
    await refused(lockup.read('tokenURI', 1n), 'ERC721NonexistentToken');
    await refused(
      flow.send(recipient, 'setComptroller', protocol.comptroller.address),
      'Comptrollerable_CallerNotComptroller',
    );
    const comptroller = chain.at(proxy, releaseAbi('utils', 'SablierComptroller'));
    await refused(
      comptroller.send(stranger, 'initialize', stranger.address, 0n, 0n, 0n, 0n, zeroAddress),
      'InvalidInitialization',
    );

    const gas = await gasOfDeployments(names.length);
    expect(page).toContain(
      `the ${['eight', 'nine', 'ten'][names.length - 8]} deployments use about ${Math.round(gas.total / 1e6)} million gas`,
    );
    expect(page).toContain(`about ${(gas.most / 1e6).toFixed(1)} million`);
  }, 120_000);

  /** Returns the gas that the chain's last transactions used. */
  async function gasOfDeployments(count: number): Promise<{ total: number; most: number }> {
    const client = connect(chain.url);
    // The last block is the test's own stream.
    const newest = await client.getBlockNumber();
    const numbers = Array.from({ length: count }, (_, index) => newest - BigInt(count - index));
    const blocks = await Promise.all(numbers.map((blockNumber) => client.getBlock({ blockNumber })));
    const used = blocks.map(({ gasUsed }) => Number(gasUsed));
    return { total: used.reduce((sum, each) => sum + each, 0), most: Math.max(...used) };
  }
});

test('a stream has the voting power that the guide to Snapshot computes', async () => {
  const page = fs.readFileSync('content/guides/snapshot-voting.mdx', 'utf8');
  const { result: id } = await createLockup(1000, 30);
  wait(13);
  wait(0.5);
  const withdraw = protocol.lockup.send(recipient, 'withdraw', id, recipient.address, tokens(450));
  await withdraw;
  wait(1.5);
  const amount = async (name: string) => Number(await protocol.lockup.read(name, id)) / 1e18;
  const deposited = await amount('getDepositedAmount');
  const withdrawn = await amount('getWithdrawnAmount');
  const streamed = await amount('streamedAmountOf');
  const power: Record<string, number> = {
    'erc20-balance-of': Number(await token.read('balanceOf', recipient.address)) / 1e18,
    'withdrawable-recipient': await amount('withdrawableAmountOf'),
    'reserved-recipient': deposited - withdrawn,
    'deposited-recipient': deposited,
    'deposited-sender': deposited,
    'streamed-recipient': streamed,
    'unstreamed-recipient': deposited - streamed,
  };
  for (const [name, value] of Object.entries(power))
    expect(page).toContain(`| \`${name}\` | ${value.toLocaleString('en-US')} |`);

  const earlier = await openReader({
    slug: 'guides/snapshot-voting',
    chain,
    variables: { LOCKUP: protocol.lockup.address, STREAM_ID: String(id), BLOCK: 'latest' },
  }).follow('Check an amount yourself');
  expect(earlier.map((line) => Number(line.split(' ')[0]) / 1e18)).toEqual([50, 500, 450]);
}, 120_000);
