import { maxUint256 } from 'viem';
import { testArtifact } from './artifacts';
import { type Chain, type Contract, startChain } from './chain';
import { type Accounts, openAccounts } from './lockup-fixture';
import { callAsComptroller, newestReleases } from './protocol';

/** The accounts that call a contract, and what they call it about. */
export type CallersFixture = Accounts & { hooks: Contract };

/** Opens the accounts, and deploys a recipient whose hooks fail. */
export async function setUpCallers(chain: Chain): Promise<CallersFixture> {
  const accounts = await openAccounts(chain);
  return { ...accounts, hooks: await chain.deploy(accounts.sender, testArtifact('WrongHooks')) };
}

/** A contract of the newest releases, and how the comptroller calls it. */
type NewerCallers = {
  fixture: CallersFixture;
  contract: Contract;
  /** Calls a function that only the comptroller can call. */
  asComptroller: (functionName: string, ...args: unknown[]) => Promise<unknown>;
};

/** Opens the newest releases, and approves one of their contracts for the sender's tokens. */
export async function setUpNewerCallers(protocol: 'flow' | 'lockup'): Promise<NewerCallers> {
  const chain = await startChain();
  const newest = newestReleases(chain);
  const contract = newest[protocol];
  const fixture = await setUpCallers(chain);
  await fixture.token.send(fixture.sender, 'approve', contract.address, maxUint256);
  return {
    fixture,
    contract,
    asComptroller: (functionName, ...args) => callAsComptroller(newest, contract, functionName, ...args),
  };
}
