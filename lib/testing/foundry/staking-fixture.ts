import { type Address, maxUint256 } from 'viem';
import { z } from 'zod';
import type { Account } from './account';
import type { Contract } from './chain';
import { type Accounts, setUpLockup, type Terms, tokens } from './lockup-fixture';
import { setUpLockupV4 } from './lockup-v4-fixture';

/** What differs between the releases of Lockup, for guides that both have. */
export type Release = Accounts & {
  /** `SablierV2LockupLinear`, or `SablierLockup`. */
  lockup: Contract;
  deploy: (contract: string, ...args: unknown[]) => Promise<Contract>;
  allowToHook: (to: { address: Address }) => Promise<unknown>;
  /** The minimum fee of each withdrawal, in wei. */
  fee: bigint;
  /** Opens a linear stream over 100 days, by default with 100 tokens for the fixture's recipient. */
  open: (terms?: Partial<Terms>) => Promise<unknown>;
};

export const hour = 3600;

/** The releases that a staking guide exists for, with the folder of its pages and the prefixes of its errors. */
export const stakingReleases = [
  {
    version: 'v1.2',
    guide: 'guides/lockup/v1.2/examples/staking',
    error: 'SablierV2Lockup',
    state: 'SablierV2Lockup',
  },
  {
    version: 'v4.0',
    guide: 'guides/lockup/examples/staking',
    error: 'SablierLockup',
    state: 'SablierLockupState',
  },
] as const;

type Version = (typeof stakingReleases)[number]['version'];

/** The fixture for the staking guides. */
export type StakingFixture = Awaited<ReturnType<typeof setUpStaking>>;

/** Sets up two staking contracts, one of which is ready for use, and three accounts without tokens. */
export async function setUpStaking(version: Version) {
  const folder = version === 'v1.2' ? 'lockup/staking' : 'lockup/v4.0/staking';
  const release = await setUpRelease(version, [`${folder}/StreamStaking.sol`]);
  const { chain, sender, lockup, token } = release;
  const deploy = () => release.deploy('StreamStaking', sender.address, lockup.address, token.address);
  const staking = await deploy();
  await release.allowToHook(staking);
  await token.send(sender, 'approve', staking.address, maxUint256);

  const ready = async (person: Account, terms?: Partial<Terms>) => {
    const streamId = await release.open({ recipient: person.address, ...terms });
    await lockup.send(person, 'approve', staking.address, streamId);
    return streamId;
  };

  return {
    ...release,
    /** On the hook allowlist. The sender is its admin. */
    staking,
    /** A second contract, which isn't on the allowlist. */
    unlisted: await deploy(),
    people: { a: await chain.open('a'), b: await chain.open('b'), c: await chain.open('c') },
    /** Opens a stream for an account, by default with 100 tokens, and approves the contract to transfer it. */
    ready,
    wait: (seconds: number) => chain.warp(chain.now() + BigInt(seconds)),
    /** Withdraws from Lockup, and pays the fee. */
    withdraw: (from: Account, functionName: string, ...args: unknown[]) =>
      lockup.pay(from, release.fee, functionName, ...args),
    /** Starts a period with rewards of 100 tokens per hour. */
    startPeriod: (hours: number) =>
      staking.send(sender, 'startRewardPeriod', tokens(100 * hours), BigInt(hours * hour)),
    /** Opens a stream and stakes it. */
    async stake(person: Account, terms?: Partial<Terms>) {
      const streamId = await ready(person, terms);
      await staking.send(person, 'stake', streamId);
      return streamId;
    },
    /** The staked amount of an account, in the token's smallest unit. */
    stakedBy: async ({ address }: Account) =>
      z.array(z.unknown()).parse(await staking.read('accounts', address))[0],
  };
}

/** Sets up a release of Lockup, and samples that aren't deployed. */
export async function setUpRelease(version: Version, samples: readonly string[]): Promise<Release> {
  if (version === 'v1.2') {
    const fixture = await setUpLockup(samples);
    const { admin, lockupLinear: lockup, openStream: open } = fixture;
    const allowToHook: Release['allowToHook'] = ({ address }) => lockup.send(admin, 'allowToHook', address);
    return { ...fixture, lockup, allowToHook, fee: 0n, open };
  }
  const fixture = await setUpLockupV4(samples);
  const { sender, lockup } = fixture;
  return {
    ...fixture,
    fee: await fixture.chargeFee(),
    async open({ token = fixture.token, amount = tokens(100), ...terms } = {}) {
      await token.send(sender, 'approve', lockup.address, maxUint256);
      return fixture.openStream({ depositAmount: amount, token: token.address, ...terms });
    },
  };
}
