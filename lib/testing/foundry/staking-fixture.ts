import { maxUint256 } from 'viem';
import { z } from 'zod';
import type { Account } from './account';
import type { Contract, Receipt } from './chain';
import { type LockupFixture, setUpLockup, tokens } from './lockup-fixture';
import { openStream, type Terms } from './open-stream';

/** The fixture for the staking guides. */
export type StakingFixture = LockupFixture & {
  /** On the hook allowlist of Lockup Linear. The sender is its admin. */
  staking: Contract;
  /** A second contract, which isn't on the allowlist. */
  unlisted: Contract;
  people: { a: Account; b: Account; c: Account };
  wait: (seconds: number) => void;
  /** Calls Lockup Linear. */
  lockup: (from: Account, functionName: string, ...args: unknown[]) => Promise<Receipt>;
  /** Starts a period with rewards of 100 tokens per hour. */
  startPeriod: (hours: number) => Promise<Receipt>;
  /** Opens a stream for an account, by default with 100 tokens, and approves the contract to transfer it. */
  ready: (person: Account, terms?: Partial<Terms>) => Promise<unknown>;
  /** Opens a stream and stakes it. */
  stake: (person: Account, terms?: Partial<Terms>) => Promise<unknown>;
  /** The staked amount of an account, in the token's smallest unit. */
  stakedBy: (person: Account) => Promise<unknown>;
};

export const hour = 3600;

/** Sets up a chain with two staking contracts, one of which is ready for use, and three accounts without tokens. */
export async function setUpStaking(): Promise<StakingFixture> {
  const fixture = await setUpLockup('lockup/staking/StreamStaking.sol');
  const { chain, sender, admin, lockupLinear, token } = fixture;
  const deploy = () => fixture.deploy('StreamStaking', sender.address, lockupLinear.address, token.address);
  const staking = await deploy();
  await lockupLinear.send(admin, 'allowToHook', staking.address);
  await token.send(sender, 'approve', staking.address, maxUint256);

  const ready: StakingFixture['ready'] = async (person, terms) => {
    const streamId = await openStream(fixture, { recipient: person.address, ...terms });
    await lockupLinear.send(person, 'approve', staking.address, streamId);
    return streamId;
  };

  return {
    ...fixture,
    staking,
    unlisted: await deploy(),
    people: { a: await chain.open('a'), b: await chain.open('b'), c: await chain.open('c') },
    ready,
    wait: (seconds) => chain.warp(chain.now() + BigInt(seconds)),
    lockup: (from, functionName, ...args) => lockupLinear.send(from, functionName, ...args),
    startPeriod: (hours) =>
      staking.send(sender, 'startRewardPeriod', tokens(100 * hours), BigInt(hours * hour)),
    async stake(person, terms) {
      const streamId = await ready(person, terms);
      await staking.send(person, 'stake', streamId);
      return streamId;
    },
    stakedBy: async ({ address }) => z.array(z.unknown()).parse(await staking.read('accounts', address))[0],
  };
}
