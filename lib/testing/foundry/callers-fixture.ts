import { encodeFunctionData, maxUint256 } from 'viem';
import type { Account } from './account';
import { sampleArtifacts, testArtifact } from './artifacts';
import { type Chain, type Contract, startChain } from './chain';
import { tokenSample, tokens } from './lockup-fixture';
import { newestReleases } from './protocol';

/** The accounts that call a contract, and what they call it about. */
export type CallersFixture = {
  chain: Chain;
  sender: Account;
  recipient: Account;
  stranger: Account;
  token: Contract;
  hooks: Contract;
};

/** Deploys the contracts, and gives the sender tokens. */
export async function setUpCallers(chain: Chain): Promise<CallersFixture> {
  const sender = await chain.open('sender');
  const token = await chain.deploy(sender, sampleArtifacts(tokenSample)('TestToken'));
  await token.send(sender, 'mint', sender.address, tokens(1_000_000));
  return {
    chain,
    sender,
    recipient: await chain.open('recipient'),
    stranger: await chain.open('stranger'),
    token,
    hooks: await chain.deploy(sender, testArtifact('WrongHooks')),
  };
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
  const { comptroller, admin, [protocol]: contract } = newestReleases(chain);
  const fixture = await setUpCallers(chain);
  await fixture.token.send(fixture.sender, 'approve', contract.address, maxUint256);
  return {
    fixture,
    contract,
    asComptroller: (functionName, ...args) => {
      const data = encodeFunctionData({ abi: contract.abi, functionName, args });
      return comptroller.send(admin, 'execute', contract.address, data);
    },
  };
}
