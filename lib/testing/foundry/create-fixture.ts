import type { Account } from './account';
import { sampleArtifacts } from './artifacts';
import { type Chain, type Contract, startChain } from './chain';
import { tokenSample, tokens } from './lockup-fixture';
import { type Newest, newestReleases } from './protocol';

/** The fixture for the guides that create streams in Lockup v4.0. */
export type CreateFixture = Newest & {
  chain: Chain;
  /** Pays for streams and owns a million tokens. */
  sender: Account;
  recipient: Account;
  stranger: Account;
  token: Contract;
  /** Deploys a contract of the samples from the sender's account. */
  deploy: (contract: string, ...args: unknown[]) => Promise<Contract>;
  /** The current time in Unix seconds, plus some seconds. */
  now: (plus?: number) => number;
};

/**
 * Sets up a chain with Lockup v4.0, a token, three accounts, and samples that aren't deployed.
 * @param samples paths relative to `content/samples/`
 */
export async function setUpCreation(...samples: string[]): Promise<CreateFixture> {
  const chain = await startChain();
  const find = sampleArtifacts(tokenSample, ...samples);
  const sender = await chain.open('sender');
  const token = await chain.deploy(sender, find('TestToken'));
  await token.send(sender, 'mint', sender.address, tokens(1_000_000));
  return {
    ...newestReleases(chain),
    chain,
    sender,
    recipient: await chain.open('recipient'),
    stranger: await chain.open('stranger'),
    token,
    deploy: (contract, ...args) => chain.deploy(sender, find(contract), ...args),
    now: (plus = 0) => Number(chain.now()) + plus,
  };
}
