import fs from 'node:fs';
import { parseEther, zeroAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '../foundry/account';
import { type BobFixture, type LidoFixture, setUpBob, setUpLido } from '../foundry/bob-fixture';
import type { Contract } from '../foundry/chain';
import { day, tokens } from '../foundry/lockup-fixture';

// Runs the guide to vaults on Bob v1.0.

let fixture: BobFixture;
let lido: LidoFixture;

beforeAll(async () => {
  fixture = await setUpBob();
  lido = await setUpLido(fixture);
});

beforeEach(() => fixture.chain.snapshot());

const statusOf = (vaultId: bigint) => fixture.bob.read('statusOf', vaultId);
const [active, settled] = [0, 2];
const balanceOf = async (token: Contract, { address }: { address: string }) =>
  Number(await token.read('balanceOf', address)) / 1e18;

/** Opens a vault with a deposit of 10 tokens. */
async function openFunded(): Promise<bigint> {
  const vaultId = await fixture.openVault();
  expect(await fixture.run('deposit.ts', fixture.depositor, `${vaultId}`, '10')).toEqual(['success']);
  return vaultId;
}

/** Opens a WETH vault that stakes with Lido, with a deposit of 10 ETH by each account. */
async function openStaked(...accounts: BobFixture['depositor'][]): Promise<bigint> {
  const vaultId = await fixture.openVault(lido.weth);
  for (const account of accounts)
    await fixture.bob.pay(account, parseEther('10'), 'enterWithNativeToken', vaultId);
  return vaultId;
}

const redeem = (vaultId: bigint, from = fixture.depositor) => fixture.run('redeem.ts', from, `${vaultId}`);
const received = (amount: bigint, fee = 0n) => [`received ${amount}n`, `yield fee ${fee}n`];

describe('a vault', () => {
  test('create-vault.ts prints the vault with the target and the expiry of its arguments', async () => {
    const { bob, depositor, feed, token, run } = fixture;
    const lines = await run('create-vault.ts', depositor, token.address, feed.address, '100000', '30');
    const shares = await fixture.shareToken(1n);
    expect(lines).toEqual(['vault 1', `share token ${shares.address}`, `adapter ${zeroAddress}`]);
    expect(await bob.read('getTargetPrice', 1n)).toBe(100_000n * 10n ** 8n);
    expect(await bob.read('getExpiry', 1n)).toBe(Number(fixture.chain.now()) + 30 * day);
    expect(await shares.read('decimals')).toBe(18);
    expect(await bob.read('nextVaultId')).toBe(2n);
    await run('create-vault.ts', depositor, token.address, feed.address, '100000', '0.01');
    expect(await bob.read('getExpiry', 2n)).toBe(Number(fixture.chain.now()) + 14.4 * 60);
  });

  test('redeem.ts settles a vault whose target has been reached, and pays one token for each share', async () => {
    const vaultId = await openFunded();
    expect(await balanceOf(await fixture.shareToken(vaultId), fixture.depositor)).toBe(10);
    await expect(redeem(vaultId)).rejects.toThrow('SablierBob_VaultStillActive');
    await fixture.setPrice(5000);
    expect(await statusOf(vaultId)).toBe(active);
    const lines = await redeem(vaultId);
    expect(lines).toEqual(received(tokens(10)));
    const page = fs.readFileSync('content/guides/bob/examples/use-a-vault.mdx', 'utf8');
    expect(page).toContain(`\`${lines.join('` and `')}\``);
    expect(await statusOf(vaultId)).toBe(settled);
    expect(await balanceOf(fixture.token, fixture.depositor)).toBe(1_000_000);
  });

  test('read-vault.ts prints the status, the target, and the price of the feed', async () => {
    const vaultId = await openFunded();
    await fixture.setPrice(4321.5);
    const expiry = new Date(Number(fixture.chain.now() + BigInt(30 * day)) * 1000).toISOString();
    expect(await fixture.run('read-vault.ts', fixture.depositor, `${vaultId}`)).toEqual([
      `Status: ACTIVE, expires at ${expiry}`,
      'Target: 5000',
      'Feed: 4321.5, updated at 1970-01-01T00:00:01.000Z',
    ]);
  });
});

describe('the Lido adapter', () => {
  test('the first redemption unstakes for everyone through Curve, and the fee is 10% of the yield', async () => {
    const { bob, depositor, stranger } = fixture;
    const vaultId = await openStaked(depositor, stranger);
    expect(await bob.read('getAdapter', vaultId)).toBe(lido.adapter.address);
    await lido.setRates(1.1, 1);
    await fixture.setPrice(5000);
    expect(await redeem(vaultId)).toEqual(received(parseEther('10.9'), parseEther('0.1')));
    expect(await bob.read('isStakedInAdapter', vaultId)).toBe(false);
    expect(await redeem(vaultId, stranger)).toEqual(received(parseEther('10.9'), parseEther('0.1')));
    expect(await balanceOf(lido.weth, fixture.protocol.comptroller)).toBeCloseTo(0.2, 9);
  });

  test('shares that leave the escrow contract carry its average wstETH', async () => {
    const { bob, depositor, escrow, stranger, token } = fixture;
    const vaultId = await openStaked(depositor);
    await lido.setRates(1.25, 1);
    await bob.pay(stranger, parseEther('10'), 'enterWithNativeToken', vaultId);
    const stakeOf = (account: Account) =>
      lido.adapter.read('getYieldBearingTokenBalanceFor', vaultId, account.address);
    const sellers = [depositor, stranger];
    expect(await Promise.all(sellers.map(stakeOf))).toEqual([parseEther('10'), parseEther('8')]);
    const shares = await fixture.shareToken(vaultId);
    for (const seller of sellers) {
      await shares.send(seller, 'approve', escrow.address, parseEther('10'));
      await escrow.send(
        seller,
        'createOrder',
        shares.address,
        parseEther('10'),
        token.address,
        1n,
        zeroAddress,
        0,
      );
    }
    await escrow.send(stranger, 'cancelOrder', 2n);
    await escrow.send(depositor, 'cancelOrder', 1n);
    expect(await Promise.all(sellers.map(stakeOf))).toEqual([parseEther('9'), parseEther('9')]);
  });
});
