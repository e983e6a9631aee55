import { parseEther } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BobFixture, setUpBob } from '../foundry/bob-fixture';
import type { Contract } from '../foundry/chain';
import { tokens } from '../foundry/lockup-fixture';
import { callAsComptroller } from '../foundry/protocol';

// Runs the guide to escrow orders on Bob v1.0.

let fixture: BobFixture;

beforeAll(async () => {
  fixture = await setUpBob();
});

beforeEach(() => fixture.chain.snapshot());

const balanceOf = async (token: Contract, { address }: { address: string }) =>
  Number(await token.read('balanceOf', address)) / 1e18;

describe('an escrow order', () => {
  /** Offers 100 tokens for 200 of the other token. */
  const offer = async (...buyer: string[]): Promise<string> => {
    const { depositor, token, otherToken, run } = fixture;
    const [line = ''] = await run(
      'create-order.ts',
      depositor,
      token.address,
      '100',
      otherToken.address,
      '200',
      ...buyer,
    );
    return line.replace('order ', '');
  };
  /** Fills an order, on the condition that it offers at least 100 tokens for at most 200 of the other token. */
  const fill = (
    orderId: string,
    {
      expected = fixture.token.address,
      least = '100',
      payment = fixture.otherToken.address,
      most = '200',
    } = {},
  ) => fixture.run('fill-order.ts', fixture.stranger, orderId, expected, least, payment, most);

  beforeEach(async () => {
    const { otherToken, depositor, stranger } = fixture;
    await otherToken.send(depositor, 'transfer', stranger.address, tokens(1000));
  });

  test('swaps the tokens, without a fee by default', async () => {
    expect(await offer()).toBe('1');
    expect(await fill('1')).toEqual([
      `the order sells ${tokens(100)}n for ${tokens(200)}n`,
      `you received ${tokens(100)}n`,
      `the seller received ${tokens(200)}n`,
    ]);
    expect(await balanceOf(fixture.token, fixture.stranger)).toBe(100);
  });

  test('takes the fee at the time of the fill from both sides', async () => {
    const orderId = await offer();
    const { comptroller } = fixture.protocol;
    await callAsComptroller(fixture.protocol, fixture.escrow, 'setTradeFee', parseEther('0.01'));
    expect((await fill(orderId)).slice(1)).toEqual([
      `you received ${tokens(99)}n`,
      `the seller received ${tokens(198)}n`,
    ]);
    expect(await balanceOf(fixture.token, comptroller)).toBe(1);
    expect(await balanceOf(fixture.otherToken, comptroller)).toBe(2);
  });

  test('sells vault shares', async () => {
    const vaultId = await fixture.openVault();
    await fixture.run('deposit.ts', fixture.depositor, `${vaultId}`, '10');
    const shares = await fixture.shareToken(vaultId);
    const { depositor, otherToken, stranger, run } = fixture;
    await run('create-order.ts', depositor, shares.address, '10', otherToken.address, '5');
    await fill('1', { expected: shares.address, least: '10', most: '5' });
    await fixture.setPrice(5000);
    expect(await run('redeem.ts', stranger, `${vaultId}`)).toContain(`received ${tokens(10)}n`);
  });

  test('fill-order.ts refuses an order that sells another token', async () => {
    const expected = fixture.otherToken.address;
    await expect(fill(await offer(), { expected })).rejects.toThrow('The order sells 0x');
  });

  test('fill-order.ts refuses an order at a worse price, or for another token, before it approves anything', async () => {
    const { escrow, otherToken, stranger, token } = fixture;
    const orderId = await offer();
    await expect(fill(orderId, { least: '100.1' })).rejects.toThrow(
      'The order sells less than your minimum.',
    );
    await expect(fill(orderId, { most: '199.9' })).rejects.toThrow(
      'The order asks for more than your maximum.',
    );
    await expect(fill(orderId, { payment: token.address })).rejects.toThrow('The order asks for 0x');
    expect(await otherToken.read('allowance', stranger.address, escrow.address)).toBe(0n);
    expect(await balanceOf(otherToken, stranger)).toBe(1000);
  });
});
