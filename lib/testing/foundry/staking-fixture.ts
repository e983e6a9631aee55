import { maxUint256 } from 'viem';
import { z } from 'zod';
import type { Account } from './account';
import type { Contract, Receipt } from './chain';
import { type Accounts, day, type LockupFixture, setUpLockup, tokens } from './lockup-fixture';
import { setUpLockupV4 } from './lockup-v4-fixture';
import { openStream, type Terms } from './open-stream';

/** What differs between the releases of Lockup, for guides that both have. */
export type Release = Accounts & {
  /** `SablierV2LockupLinear`, or `SablierLockup`. */
  lockup: Contract;
  deploy: (contract: string, ...args: unknown[]) => Promise<Contract>;
  allowToHook: (recipient: Pick<Contract, 'address'>) => Promise<unknown>;
  /** The minimum fee of each withdrawal, in wei. */
  fee: bigint;
  /** Opens a linear stream over 100 days, by default with 100 tokens for the fixture's recipient. */
  open: (terms?: Partial<Terms>) => Promise<unknown>;
};

/** The fixture for the staking guides. */
export type StakingFixture = Release & {
  /** On the hook allowlist. The sender is its admin. */
  staking: Contract;
  /** A second contract, which isn't on the allowlist. */
  unlisted: Contract;
  people: { a: Account; b: Account; c: Account };
  wait: (seconds: number) => void;
  /** Withdraws from Lockup, and pays the fee. */
  withdraw: (from: Account, functionName: string, ...args: unknown[]) => Promise<Receipt>;
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

type StakingVersion = (typeof stakingReleases)[number]['version'];

/** Sets up a chain with two staking contracts, one of which is ready for use, and three accounts without tokens. */
export async function setUpStaking(version: StakingVersion): Promise<StakingFixture> {
  const release = await (version === 'v1.2'
    ? setUpOlder('lockup/staking/StreamStaking.sol')
    : setUpNewest('lockup/v4.0/staking/StreamStaking.sol'));
  const { chain, sender, lockup, token } = release;
  const deploy = () => release.deploy('StreamStaking', sender.address, lockup.address, token.address);
  const staking = await deploy();
  await release.allowToHook(staking);
  await token.send(sender, 'approve', staking.address, maxUint256);

  const ready: StakingFixture['ready'] = async (person, terms) => {
    const streamId = await release.open({ recipient: person.address, ...terms });
    await lockup.send(person, 'approve', staking.address, streamId);
    return streamId;
  };

  return {
    ...release,
    staking,
    unlisted: await deploy(),
    people: { a: await chain.open('a'), b: await chain.open('b'), c: await chain.open('c') },
    ready,
    wait: (seconds) => chain.warp(chain.now() + BigInt(seconds)),
    withdraw: (from, functionName, ...args) => lockup.pay(from, release.fee, functionName, ...args),
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

/** Sets up a chain with Lockup v1.2 and samples that aren't deployed. */
export async function setUpOlder(...samples: string[]): Promise<Release & LockupFixture> {
  const fixture = await setUpLockup(...samples);
  const { admin, lockupLinear } = fixture;
  return {
    ...fixture,
    lockup: lockupLinear,
    allowToHook: ({ address }) => lockupLinear.send(admin, 'allowToHook', address),
    fee: 0n,
    open: (terms) => openStream(fixture, terms),
  };
}

/** Sets up a chain with Lockup v4.0 and samples that aren't deployed. */
export async function setUpNewest(...samples: string[]) {
  const fixture = await setUpLockupV4(samples);
  const { chain, sender, lockup } = fixture;
  return {
    ...fixture,
    allowToHook: ({ address }: Pick<Contract, 'address'>) => fixture.allowToHook(address),
    fee: await fixture.chargeFee(),
    async open({ token = fixture.token, amount = tokens(100), ...terms }: Partial<Terms> = {}) {
      await token.send(sender, 'approve', lockup.address, maxUint256);
      const start = Number(chain.now());
      return fixture.openStream({
        timestamps: { start, end: start + 100 * day },
        depositAmount: amount,
        token: token.address,
        ...terms,
      });
    },
  };
}
