import { expect, test } from 'vitest';
import { day, tokens } from '../foundry/lockup-fixture';
import { setUpCreation } from '../foundry/lockup-v4-fixture';
import { openReader } from './follow-page';

// Runs the commands of the staking series, in the order in which a reader needs them.

test('the staking series allows its contract to hook on a local node, and stakes, withdraws, claims, and unstakes', async () => {
  const fixture = await setUpCreation();
  const { chain, lockup, sender, token } = fixture;
  let variables: Record<string, string> = {
    SABLIER_LOCKUP: lockup.address,
    TOKEN: token.address,
    SENDER: sender.address,
    STREAM_ID: '1',
  };
  /** Follows a section of a page, and keeps the variables for the next one. @returns what the commands print */
  const follow = async (page: string, heading: string): Promise<string[]> => {
    const slug = `guides/lockup/examples/staking/${page}`;
    const reader = openReader({ slug, chain, project: 'lockup-v4.0', variables });
    const lines = await reader.follow(heading);
    variables = { ...reader.variables };
    return lines;
  };
  const wait = (seconds: number) => chain.warp(chain.now() + BigInt(seconds));
  const owner = () => lockup.read('ownerOf', 1n);
  const balance = async () => (await token.read('balanceOf', sender.address)) as bigint;

  const deployment = await follow('setup', 'Deploy it');
  expect(deployment).toContain('true');
  expect(await lockup.read('isAllowedToHook', variables.STREAM_STAKING)).toBe(true);

  const staked = await follow('stake', 'Try it');
  expect(staked.slice(-2)).toEqual([sender.address, '100000000000000000000 [1e20]']);
  expect(await owner()).toBe(variables.STREAM_STAKING);

  wait(day / 2);
  const [rewardPerToken, earned] = await follow('rewards', 'Try it');
  expect(Number(rewardPerToken?.split(' ')[0])).toBeGreaterThan(0);
  expect(Number(earned?.split(' ')[0]) / 1e18).toBeCloseTo(1000 / 60, 10);

  // Half of the stream is available, and the hook forwards it.
  const beforeWithdrawal = await balance();
  await follow('hooks', 'After a withdrawal');
  expect((await balance()) - beforeWithdrawal).toBe(tokens(50));

  const beforeClaim = await balance();
  await follow('claim', 'Try it');
  expect(Number((await balance()) - beforeClaim) / 1e18).toBeCloseTo(1000 / 60, 10);

  const unstaked = await follow('unstake', 'Try it');
  expect(unstaked.at(-1)).toBe(sender.address);
  expect(await owner()).toBe(sender.address);
}, 180_000);
