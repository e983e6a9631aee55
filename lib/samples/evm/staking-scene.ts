import { maxUint256 } from 'viem';
import { z } from 'zod';
import type { Contract, Receipt } from './chain';
import { type LockupScene, setLockupScene, tokens } from './lockup-scene';
import type { Account } from './machine';
import { openStream, type Terms } from './open-stream';

/** What the series about staking plays with. */
export type StakingScene = LockupScene & {
  /** On the allowlist of Lockup Linear, with the scene's sender as its admin. */
  staking: Contract;
  /** A second one, which nobody has put there. */
  unlisted: Contract;
  people: { a: Account; b: Account; c: Account };
  wait: (seconds: number) => void;
  /** Calls Lockup Linear. */
  lockup: (from: Account, functionName: string, ...args: unknown[]) => Promise<Receipt>;
  /** Begins a period of 100 tokens an hour. */
  startPeriod: (hours: number) => Promise<Receipt>;
  /** Opens a stream of 100 tokens, or of other terms, for a person who approves the contract. */
  ready: (person: Account, terms?: Partial<Terms>) => Promise<unknown>;
  /** The same, and stakes it. */
  stake: (person: Account, terms?: Partial<Terms>) => Promise<unknown>;
  /** What a person has staked, in the smallest unit of the token. */
  stakedBy: (person: Account) => Promise<unknown>;
};

export const hour = 3600;

/** A chain with two staking contracts, of which one is ready for use, and three people without tokens. */
export async function setStakingScene(): Promise<StakingScene> {
  const scene = await setLockupScene('lockup/staking/StreamStaking.sol');
  const { chain, sender, admin, lockupLinear, token } = scene;
  const deploy = () => scene.deploy('StreamStaking', sender.address, lockupLinear.address, token.address);
  const staking = await deploy();
  await lockupLinear.send(admin, 'allowToHook', staking.address);
  await token.send(sender, 'approve', staking.address, maxUint256);

  const ready: StakingScene['ready'] = async (person, terms) => {
    const streamId = await openStream(scene, { recipient: person.address, ...terms });
    await lockupLinear.send(person, 'approve', staking.address, streamId);
    return streamId;
  };

  return {
    ...scene,
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
