import type { Account } from './account';
import { type FindArtifact, sampleArtifacts } from './artifacts';
import { type Chain, type Contract, startChain } from './chain';
import { type LockupV1, lockupV1 } from './protocol';

/** The token that the guides stream. It has 18 decimals, and anyone can call `mint(to, amount)`. */
export const tokenSample = 'support/TestToken.sol';

/** A chain with a token, and the accounts of a test. */
export type Accounts = {
  chain: Chain;
  /** Pays for streams and owns a million tokens. */
  sender: Account;
  recipient: Account;
  stranger: Account;
  token: Contract;
};

/** Opens three accounts, and deploys the token. */
export async function openAccounts(chain: Chain): Promise<Accounts> {
  const sender = await chain.open('sender');
  const token = await chain.deploy(sender, sampleArtifacts(tokenSample)('TestToken'));
  await token.send(sender, 'mint', sender.address, tokens(1_000_000));
  return {
    chain,
    sender,
    recipient: await chain.open('recipient'),
    stranger: await chain.open('stranger'),
    token,
  };
}

/** The fixture for the Lockup guides. */
export type LockupFixture = Accounts &
  LockupV1 & {
    /** Finds a contract of the given samples. */
    artifact: FindArtifact;
    /** Deploys a contract of the samples from the sender's account. */
    deploy: (contract: string, ...args: unknown[]) => Promise<Contract>;
  };

/**
 * Sets up a chain with Lockup v1.2, a token, three accounts, and samples that aren't deployed.
 * @param samples paths relative to `content/samples/`
 */
export const setUpLockup = async (...samples: string[]): Promise<LockupFixture> =>
  setUpLockupOn(await startChain(), ...samples);

/** Sets up the fixture on a chain that is already open. */
export async function setUpLockupOn(chain: Chain, ...samples: string[]): Promise<LockupFixture> {
  const artifact = sampleArtifacts(...samples);
  const accounts = await openAccounts(chain);
  return {
    ...lockupV1(chain),
    ...accounts,
    artifact,
    deploy: (contract, ...args) => chain.deploy(accounts.sender, artifact(contract), ...args),
  };
}

const unit = 10n ** 18n;

/** Converts an amount to the smallest unit of the fixture's token. */
export const tokens = (amount: number): bigint => (BigInt(Math.round(amount * 1e6)) * unit) / 1_000_000n;

/** Converts an amount of the fixture's token to a number, to compare it with a formula. */
export const toNumber = (amount: unknown): number => Number(amount) / 1e18;

/** In seconds. */
export const day = 24 * 60 * 60;
export const week = 7 * day;

/**
 * Returns what a stream has released at several times, in tokens, as reported by its contract. The time moves to the
 * last of them.
 * @param seconds seconds from now, ascending
 */
export async function followStream(
  { chain }: Pick<LockupFixture, 'chain'>,
  lockup: Contract,
  streamId: unknown,
  seconds: readonly number[],
): Promise<number[]> {
  const start = chain.now();
  const released: number[] = [];
  for (const each of seconds) {
    chain.warp(start + BigInt(each));
    released.push(toNumber(await lockup.read('streamedAmountOf', streamId)));
  }
  return released;
}
