import { compileArtifacts, type FindArtifact, releaseErrors } from './artifacts';
import { type Chain, type Contract, startChain } from './chain';
import type { Account } from './machine';
import { deployProtocol, type Protocol } from './protocol';

/** The token that guides stream: it has 18 decimals, and anybody may `mint(to, amount)`. */
export const tokenSample = 'support/TestToken.sol';

/** What the story of a guide plays with. */
export type LockupScene = Protocol & {
  chain: Chain;
  /** Pays for streams; owns a million tokens. */
  sender: Account;
  recipient: Account;
  stranger: Account;
  token: Contract;
  /** A contract of the samples that were named. */
  artifact: FindArtifact;
  /** Deploys a contract of the samples, from the sender. */
  deploy: (contract: string, ...args: unknown[]) => Promise<Contract>;
};

/**
 * A chain with Lockup v1.2, a token, three people, and samples that are compiled but not deployed.
 * @param samples paths below `content/samples/`
 */
export const setLockupScene = async (...samples: string[]): Promise<LockupScene> =>
  setLockupSceneOn(await startChain(releaseErrors()), compileArtifacts(tokenSample, ...samples));

/** The same on a chain that has been started, with contracts that have been compiled, the token among them. */
export async function setLockupSceneOn(chain: Chain, artifact: FindArtifact): Promise<LockupScene> {
  const protocol = await deployProtocol(chain);
  const sender = await chain.open('sender');
  const token = await chain.deploy(sender, artifact(`${tokenSample}:TestToken`));
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
