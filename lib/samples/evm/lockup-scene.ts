import { compileArtifacts, releaseErrors } from './artifacts';
import { type Artifact, type Chain, type Contract, startChain } from './chain';
import type { Account } from './machine';
import { deployProtocol, type Protocol } from './protocol';

/** What the story of a guide plays with. */
export type LockupScene = Protocol & {
  chain: Chain;
  /** Pays for streams; owns a million tokens. */
  sender: Account;
  recipient: Account;
  stranger: Account;
  /** A token of ours with 18 decimals, of which anybody may `mint(to, amount)`. */
  token: Contract;
  /** A contract of the samples that were named. */
  artifact: (contract: string) => Artifact;
  /** Deploys a contract of the samples, from the sender. */
  deploy: (contract: string, ...args: unknown[]) => Promise<Contract>;
};

/**
 * A chain with Lockup v1.2, a token, three people, and samples that are compiled but not deployed.
 * @param samples paths below `content/samples/`
 */
export async function setLockupScene(...samples: string[]): Promise<LockupScene> {
  const artifact = compileArtifacts('support/TestToken.sol', ...samples);
  const chain = await startChain(releaseErrors());
  const protocol = await deployProtocol(chain);
  const sender = await chain.open('sender');
  const token = await chain.deploy(sender, artifact('TestToken'));
  await token.send(sender, 'mint', sender.address, tokens(1_000_000));
  return {
    ...protocol,
    chain,
    sender,
    recipient: await chain.open('recipient'),
    stranger: await chain.open('stranger'),
    token,
    artifact,
    deploy: (contract, ...args) => chain.deploy(sender, artifact(contract), ...args),
  };
}

const unit = 10n ** 18n;

/** An amount in the smallest unit of the scene's token. */
export const tokens = (amount: number): bigint => (BigInt(Math.round(amount * 1e6)) * unit) / 1_000_000n;

/** An amount of the scene's token as a number, to compare with a formula. */
export const toNumber = (amount: unknown): number => Number(amount) / 1e18;

/** Seconds. */
export const day = 24 * 60 * 60;
export const week = 7 * day;

/**
 * What a stream has released at some moments, in tokens, as its contract says. Moves the time to the last of them.
 * @param seconds after now, rising
 */
export async function followStream(
  { chain }: LockupScene,
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
