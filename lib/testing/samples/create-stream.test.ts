import { maxUint256 } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Contract } from '../foundry/chain';
import { type LockupFixture, setUpLockup, tokens, week } from '../foundry/lockup-fixture';

// Runs the guides to creating streams on Lockup v1.2.

let fixture: LockupFixture;
let vesting: Contract;

async function setUp(sample: string, model: 'lockupLinear' | 'lockupDynamic' | 'lockupTranched') {
  fixture = await setUpLockup(`lockup/create-stream/${sample}.sol`);
  const { [model]: lockup, token, sender } = fixture;
  vesting = await fixture.deploy(sample, lockup.address, token.address);
  for (const spender of [vesting, lockup]) await token.send(sender, 'approve', spender.address, maxUint256);
}

beforeEach(() => fixture.chain.snapshot());

const vest = (functionName: string, ...args: unknown[]) =>
  vesting.send(fixture.sender, functionName, ...args);
const now = (plus = 0) => Number(fixture.chain.now()) + plus;
const one = 10n ** 18n;

describe('Lockup Linear', () => {
  beforeAll(() => setUp('LinearVesting', 'lockupLinear'));

  test('a stream that starts now has the terms from the guide, and the recipient owns the NFT', async () => {
    const { result, events } = await vest('vestFromNow', fixture.recipient.address, tokens(1000));
    expect(result).toBe(1n);
    expect(await fixture.lockupLinear.read('getStream', result)).toMatchObject({
      sender: fixture.sender.address,
      recipient: fixture.recipient.address,
      asset: fixture.token.address,
      startTime: now(),
      cliffTime: now(4 * week),
      endTime: now(52 * week),
      isCancelable: true,
      isTransferable: true,
      amounts: { deposited: tokens(1000), withdrawn: 0n, refunded: 0n },
    });
    expect(events.find(({ name }) => name === 'CreateLockupLinearStream')?.args).toMatchObject({
      funder: vesting.address,
      sender: fixture.sender.address,
      amounts: { deposit: tokens(1000), brokerFee: 0n },
    });
    expect(await fixture.token.read('balanceOf', vesting.address)).toBe(0n);
    expect(await fixture.token.read('allowance', vesting.address, fixture.lockupLinear.address)).toBe(0n);
  });
});

describe('Lockup Dynamic', () => {
  beforeAll(() => setUp('DynamicVesting', 'lockupDynamic'));

  test('a stream in two phases has the terms from the guide', async () => {
    const { result } = await vest('vestInTwoPhases', fixture.recipient.address, tokens(200), tokens(800));
    expect(result).toBe(1n);
    expect(await fixture.lockupDynamic.read('getStream', result)).toMatchObject({
      sender: fixture.sender.address,
      recipient: fixture.recipient.address,
      startTime: now(),
      endTime: now(52 * week),
      amounts: { deposited: tokens(1000) },
      segments: [
        { amount: tokens(200), exponent: one, timestamp: now(4 * week) },
        { amount: tokens(800), exponent: 3_140_000_000_000_000_000n, timestamp: now(52 * week) },
      ],
    });
  });
});

describe('Lockup Tranched', () => {
  beforeAll(() => setUp('TranchedVesting', 'lockupTranched'));

  test('a stream in two steps has the terms from the guide', async () => {
    const { result } = await vest('vestInTwoSteps', fixture.recipient.address, tokens(300), tokens(700));
    expect(result).toBe(1n);
    expect(await fixture.lockupTranched.read('getStream', result)).toMatchObject({
      sender: fixture.sender.address,
      recipient: fixture.recipient.address,
      startTime: now(),
      endTime: now(10 * week),
      amounts: { deposited: tokens(1000) },
      tranches: [
        { amount: tokens(300), timestamp: now(4 * week) },
        { amount: tokens(700), timestamp: now(10 * week) },
      ],
    });
  });
});
