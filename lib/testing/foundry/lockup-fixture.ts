import { type Address, maxUint256, zeroAddress } from 'viem';
import { sampleArtifacts } from './artifacts';
import { type Chain, type Contract, startChain } from './chain';
import { lockupV1 } from './protocol';

/** The token that the guides stream. It has 18 decimals, and anyone can call `mint(to, amount)`. */
export const tokenSample = 'support/TestToken.sol';

/** A chain with a token, and the accounts of a test. */
export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

/** Opens three accounts, and deploys the token. */
export async function openAccounts(chain: Chain) {
  const sender = await chain.open('sender');
  const token = await chain.deploy(sender, sampleArtifacts(tokenSample)('TestToken'));
  await token.send(sender, 'mint', sender.address, tokens(1_000_000));
  return {
    chain,
    /** Pays for streams and owns a million tokens. */
    sender,
    recipient: await chain.open('recipient'),
    stranger: await chain.open('stranger'),
    token,
  };
}

/** What a test can choose when it opens a stream. */
export type Terms = {
  sender: Address;
  recipient: Address;
  amount: bigint;
  cancelable: boolean;
  transferable: boolean;
  token: Contract;
};

/** The fixture for the Lockup guides. */
export type LockupFixture = Awaited<ReturnType<typeof setUpLockup>>;

/**
 * Sets up Lockup v1.2, a token, three accounts, and samples that aren't deployed.
 * @param samples paths relative to `content/samples/`
 * @param opened the chain to use; by default, a new one
 */
export async function setUpLockup(samples: readonly string[] = [], opened?: Chain) {
  const chain = opened ?? (await startChain());
  const release = lockupV1(chain);
  const accounts = await openAccounts(chain);
  const { sender, recipient } = accounts;
  const find = sampleArtifacts(...samples);
  return {
    ...release,
    ...accounts,
    /** Deploys a contract of the samples from the sender's account. */
    deploy: (contract: string, ...args: unknown[]) => chain.deploy(sender, find(contract), ...args),
    /**
     * Opens a linear stream without a cliff over 100 days, starting now and funded by the sender.
     * @param terms overrides; by default, 100 tokens for the recipient, cancelable and transferable
     * @returns the ID of the stream
     */
    async openStream({
      token = accounts.token,
      amount = tokens(100),
      ...terms
    }: Partial<Terms> = {}): Promise<unknown> {
      await token.send(sender, 'approve', release.lockupLinear.address, maxUint256);
      const { result } = await release.lockupLinear.send(sender, 'createWithDurations', {
        sender: sender.address,
        recipient: recipient.address,
        totalAmount: amount,
        asset: token.address,
        cancelable: true,
        transferable: true,
        durations: { cliff: 0, total: 100 * day },
        broker: { account: zeroAddress, fee: 0n },
        ...terms,
      });
      return result;
    },
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
