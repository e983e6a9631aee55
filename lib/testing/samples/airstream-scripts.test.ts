import { BaseError, bytesToHex, ContractFunctionRevertedError, decodeErrorResult } from 'viem';
import { sepolia } from 'viem/chains';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AirstreamScene, setAirstreamScene } from '../evm/airstream-scene';
import type { Contract } from '../evm/chain';
import { answerRpc, type RpcRequest } from '../evm/json-rpc';
import { day, tokens, week } from '../evm/lockup-scene';
import { type Account, startMachine } from '../evm/machine';
import { errorsNamedOn } from './named-errors';
import { runScript } from './run-script';

let scene: AirstreamScene;
let campaign: Contract;
let node: (request: RpcRequest) => Promise<unknown>;

beforeAll(async () => {
  const machine = await startMachine({ chainId: sepolia.id });
  node = answerRpc(machine);
  scene = await setAirstreamScene(machine);
  campaign = await scene.launch();
}, 300_000);

beforeEach(() => scene.chain.snapshot());

/** Returns the output of `build-campaign.ts` for the recipients on the list. */
const claims = () =>
  JSON.stringify(
    scene.plan.allocations.map((each, position) => ({
      ...each,
      amount: `${each.amount}`,
      proof: scene.plan.proofs[position],
    })),
  );

const run = (script: string, account: Account, args = [campaign.address]) =>
  runScript(`lockup/airstream/${script}`, {
    args,
    env: { PRIVATE_KEY: bytesToHex(account.key), SEPOLIA_RPC_URL: 'http://node.test' },
    files: { 'claims.json': claims() },
    node,
  });

/**
 * Returns the custom error that a script fails with, as viem decodes it. Token errors aren't in a campaign's
 * ABI.
 */
async function errorOf(script: Promise<unknown>): Promise<string | undefined> {
  const error = await script.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof BaseError)) throw error ?? new Error('The script succeeded.');
  const cause = error.walk((each) => each instanceof ContractFunctionRevertedError);
  if (!(cause instanceof ContractFunctionRevertedError)) throw error;
  return (
    cause.data?.errorName ?? decodeErrorResult({ abi: scene.token.abi, data: cause.raw ?? '0x' }).errorName
  );
}

/** Returns the error's name if the guide mentions it. */
async function namedErrorOf(script: Promise<unknown>): Promise<string | undefined> {
  const name = await errorOf(script);
  expect(errorsNamedOn('guides/lockup/examples/create-airstream')).toContain(name);
  return name;
}

const balanceOf = ({ address }: { address: string }) => scene.token.read('balanceOf', address);

describe('claim.ts', () => {
  test('creates a stream for each account on the list, once', async () => {
    for (const [position, account] of scene.people.entries()) {
      expect((await run('claim.ts', account)).lines).toEqual([`success stream ${position + 1}`]);
      expect(await campaign.read('hasClaimed', BigInt(position))).toBe(true);
      const stream = await scene.lockupLinear.read('getStream', BigInt(position + 1));
      const amounts = { deposited: scene.plan.allocations[position]?.amount };
      expect(stream).toMatchObject({ recipient: account.address, amounts });
    }
    expect(await balanceOf(campaign)).toBe(0n);
    expect(await namedErrorOf(run('claim.ts', scene.recipient))).toBe('SablierV2MerkleLockup_StreamClaimed');
  });

  test('stops before spending gas if the campaign has expired', async () => {
    scene.wait(12 * week);
    const nonce = () => node({ method: 'eth_getTransactionCount', params: [scene.recipient.address] });
    const before = await nonce();
    expect(await namedErrorOf(run('claim.ts', scene.recipient))).toBe(
      'SablierV2MerkleLockup_CampaignExpired',
    );
    expect(await nonce()).toBe(before);
  });

  test('reports an account that is not on the list, and lists missing variables', async () => {
    await expect(run('claim.ts', scene.sender)).rejects.toThrow('This account is not on the list.');
    await expect(run('claim.ts', scene.sender, [])).rejects.toThrow('Usage: npx tsx claim.ts CAMPAIGN');
  });
});

describe('claw-back.ts', () => {
  test('transfers all unclaimed tokens to the admin, before the first claim and within 7 days of it', async () => {
    await run('claim.ts', scene.recipient);
    scene.wait(7 * day);
    expect((await run('claw-back.ts', scene.sender)).lines).toEqual([`success ${tokens(300)}n`]);
    expect(await balanceOf(campaign)).toBe(0n);
    // Of a million tokens, the campaign received 400.
    expect(await balanceOf(scene.sender)).toBe(tokens(999_900));
    // The other recipients' claims now fail in the token contract.
    expect(await namedErrorOf(run('claim.ts', scene.stranger))).toBe('ERC20InsufficientBalance');
  });

  test('is rejected after those 7 days until the expiration, and works afterwards', async () => {
    const expiration = scene.chain.now() + BigInt(12 * week);
    await run('claim.ts', scene.recipient);
    scene.wait(7 * day + 1);
    expect(await namedErrorOf(run('claw-back.ts', scene.sender))).toBe(
      'SablierV2MerkleLockup_ClawbackNotAllowed',
    );
    scene.chain.warp(expiration);
    expect((await run('claw-back.ts', scene.sender)).lines).toEqual([`success ${tokens(300)}n`]);
  });

  test('only works for the admin', async () => {
    expect(await namedErrorOf(run('claw-back.ts', scene.stranger))).toBe('CallerNotAdmin');
  });
});
