import { BaseError, ContractFunctionRevertedError, decodeErrorResult } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '../foundry/account';
import { type AirstreamFixture, setUpAirstream } from '../foundry/airstream-fixture';
import { connect } from '../foundry/anvil';
import type { Contract } from '../foundry/chain';
import { day, tokens, week } from '../foundry/lockup-fixture';
import { runScript } from './run-script';

let fixture: AirstreamFixture;
let campaign: Contract;

beforeAll(async () => {
  fixture = await setUpAirstream();
  campaign = await fixture.launch();
});

beforeEach(() => fixture.chain.snapshot());

/** Returns the output of `build-campaign.ts` for the recipients on the list. */
const claims = () =>
  JSON.stringify(
    fixture.plan.allocations.map((each, position) => ({
      ...each,
      amount: `${each.amount}`,
      proof: fixture.plan.proofs[position],
    })),
  );

const run = (script: string, account: Account, args = [campaign.address]) =>
  runScript(`lockup/airstream/${script}`, {
    args,
    env: { PRIVATE_KEY: account.key, SEPOLIA_RPC_URL: 'http://node.test' },
    files: { 'claims.json': claims() },
    chain: fixture.chain,
  });

/** Returns the custom error that a script fails with, as viem decodes it. Token errors aren't in a campaign's ABI. */
async function errorOf(script: Promise<unknown>): Promise<string | undefined> {
  const error = await script.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof BaseError)) throw error ?? new Error('The script succeeded.');
  const cause = error.walk((each) => each instanceof ContractFunctionRevertedError);
  if (!(cause instanceof ContractFunctionRevertedError)) throw error;
  return (
    cause.data?.errorName ?? decodeErrorResult({ abi: fixture.token.abi, data: cause.raw ?? '0x' }).errorName
  );
}

const balanceOf = ({ address }: { address: string }) => fixture.token.read('balanceOf', address);

describe('claim.ts', () => {
  test('creates a stream for each account on the list, once', async () => {
    for (const [position, account] of fixture.people.entries()) {
      expect((await run('claim.ts', account)).lines).toEqual([`success stream ${position + 1}`]);
      expect(await campaign.read('hasClaimed', BigInt(position))).toBe(true);
      const stream = await fixture.lockupLinear.read('getStream', BigInt(position + 1));
      const amounts = { deposited: fixture.plan.allocations[position]?.amount };
      expect(stream).toMatchObject({ recipient: account.address, amounts });
    }
    expect(await balanceOf(campaign)).toBe(0n);
    expect(await errorOf(run('claim.ts', fixture.recipient))).toBe('SablierV2MerkleLockup_StreamClaimed');
  });

  test('stops before spending gas if the campaign has expired', async () => {
    fixture.wait(12 * week);
    const nonce = () => connect(fixture.chain.url).getTransactionCount(fixture.recipient);
    const before = await nonce();
    expect(await errorOf(run('claim.ts', fixture.recipient))).toBe('SablierV2MerkleLockup_CampaignExpired');
    expect(await nonce()).toBe(before);
  });

  test('reports an account that is not on the list, and lists missing variables', async () => {
    await expect(run('claim.ts', fixture.sender)).rejects.toThrow('This account is not on the list.');
    await expect(run('claim.ts', fixture.sender, [])).rejects.toThrow('Usage: npx tsx claim.ts CAMPAIGN');
  });
});

describe('claw-back.ts', () => {
  test('transfers all unclaimed tokens to the admin, before the first claim and within 7 days of it', async () => {
    await run('claim.ts', fixture.recipient);
    fixture.wait(7 * day);
    expect((await run('claw-back.ts', fixture.sender)).lines).toEqual([`success ${tokens(300)}n`]);
    expect(await balanceOf(campaign)).toBe(0n);
    // Of a million tokens, the campaign received 400.
    expect(await balanceOf(fixture.sender)).toBe(tokens(999_900));
    // The other recipients' claims now fail in the token contract.
    expect(await errorOf(run('claim.ts', fixture.stranger))).toBe('ERC20InsufficientBalance');
  });

  test('only works for the admin', async () => {
    expect(await errorOf(run('claw-back.ts', fixture.stranger))).toBe('CallerNotAdmin');
  });
});
