import { type Address, encodeFunctionData, maxUint256 } from 'viem';
import { expect } from 'vitest';
import { loadReleases } from '@/lib/protocol/reference/load-release';
import type { Account } from './account';
import { sampleArtifacts, testArtifact } from './artifacts';
import { type Chain, type Contract, startChain } from './chain';
import { tokenSample, tokens } from './lockup-fixture';
import { newestReleases } from './protocol';
import { Reverted } from './reverted';

/** The accounts and contracts for the recorder of every release. */
export type EffectsFixture = {
  chain: Chain;
  sender: Account;
  recipient: Account;
  stranger: Account;
  token: Contract;
  oddToken: Contract;
  hooks: Contract;
};

/** Deploys the contracts, and gives the sender tokens. */
export async function setUpEffects(chain: Chain): Promise<EffectsFixture> {
  const sender = await chain.open('sender');
  const token = await chain.deploy(sender, sampleArtifacts(tokenSample)('TestToken'));
  await token.send(sender, 'mint', sender.address, tokens(1_000_000));
  return {
    chain,
    sender,
    recipient: await chain.open('recipient'),
    stranger: await chain.open('stranger'),
    token,
    oddToken: await chain.deploy(sender, testArtifact('OddToken')),
    hooks: await chain.deploy(sender, testArtifact('WrongHooks')),
  };
}

/** Calls a contract, and records the events and errors of each function. */
export class CallRecorder {
  readonly events = new Map<string, Set<string>>();
  readonly errors = new Map<string, Set<string>>();

  constructor(
    private readonly fixture: EffectsFixture,
    readonly contract: Contract,
  ) {}

  /** Sends a transaction, which may revert. */
  async send(from: Account, functionName: string, ...args: unknown[]): Promise<unknown> {
    try {
      const { events, result } = await this.contract.send(from, functionName, ...args);
      const { address } = this.fixture.token;
      for (const { contract, name } of events)
        add(this.events, functionName, contract === address ? `${name} (ERC-20)` : name);
      return result;
    } catch (error) {
      if (!(error instanceof Reverted)) throw error;
      add(this.errors, functionName, error.errorName || error.message);
      return undefined;
    }
  }

  /** Sends a transaction to a contract that delegates it to this one. */
  async delegate(functionName: string, ...args: unknown[]): Promise<void> {
    const { chain, sender } = this.fixture;
    const { address } = await chain.deploy(sender, testArtifact('Delegator'), this.contract.address);
    const delegating = new CallRecorder(this.fixture, chain.at(address, this.contract.abi));
    await delegating.send(sender, functionName, ...args);
    for (const name of delegating.errors.get(functionName) ?? []) add(this.errors, functionName, name);
  }

  /** Returns the names of the called functions. */
  get functions(): string[] {
    return [...new Set([...this.events.keys(), ...this.errors.keys()])].sort();
  }
}

const add = (lists: Map<string, Set<string>>, key: string, name: string) =>
  lists.set(key, (lists.get(key) ?? new Set()).add(name));

/** A recorder for a contract of the newest releases, and what its comptroller can do. */
export type NewerEffects = {
  fixture: EffectsFixture;
  recorder: CallRecorder;
  /** Calls a function that only the comptroller can call. */
  asComptroller: (functionName: string, ...args: unknown[]) => Promise<unknown>;
  /** Deploys a price feed. */
  deployOracle: (decimals: number, price: bigint) => Promise<Address>;
  /** Lets the comptroller charge a fee of one dollar, for which it needs the price of ether. */
  chargeFee: () => Promise<void>;
};

/** The comptroller's IDs of the protocols. */
const protocolIds = { flow: 1, lockup: 2 };

/** Deploys the newest releases, and approves one of their contracts for the sender's tokens. */
export async function setUpNewerEffects(protocol: 'flow' | 'lockup'): Promise<NewerEffects> {
  const chain = await startChain();
  const { comptroller, admin, [protocol]: contract } = newestReleases(chain);
  const fixture = await setUpEffects(chain);
  const { sender, token } = fixture;
  await token.send(sender, 'approve', contract.address, maxUint256);
  const deployOracle: NewerEffects['deployOracle'] = async (decimals, price) =>
    (await chain.deploy(sender, testArtifact('Oracle'), decimals, price)).address;
  return {
    fixture,
    recorder: new CallRecorder(fixture, contract),
    asComptroller: (functionName, ...args) => {
      const data = encodeFunctionData({ abi: contract.abi, functionName, args });
      return comptroller.send(admin, 'execute', contract.address, data);
    },
    deployOracle,
    chargeFee: async () => {
      await comptroller.send(admin, 'setOracle', await deployOracle(8, 3000n * 10n ** 8n));
      await comptroller.send(admin, 'setMinFeeUSD', protocolIds[protocol], 10n ** 8n);
    },
  };
}

/** Returns what a contract's page lists for its functions. */
function listed(slug: string, names: readonly string[]) {
  const contract = loadReleases()
    .flatMap(({ contracts }) => contracts)
    .find((each) => each.slug === slug);
  const items = (contract?.items ?? []).filter(
    ({ kind, name }) => kind === 'function' && names.includes(name),
  );
  expect(items.map(({ name }) => name).sort()).toEqual(names);
  return items.map(({ name, emits, reverts, panics = {} }) => ({
    name,
    panics: Object.keys(panics).map((code) => `${name}: Panic(${code})`),
    events: emits.map(({ text }) => text).sort(),
    errors: reverts.map(({ text }) => text).sort(),
  }));
}

/**
 * Compares a page with the recorded calls. "Emits" and "Can revert with" are derived from the source code, and the calls
 * executed the deployed bytecode: the events must be the same, and every error that occurred must be listed.
 * @returns the listed errors that didn't occur, by function, which a test names, so that a new one doesn't go unnoticed
 */
export function compareWithPage(slug: string, recorder: CallRecorder): Record<string, string[]> {
  const { functions, events, errors } = recorder;
  const onPage = listed(slug, functions);
  const happened = functions.map((name) => ({ name, events: [...(events.get(name) ?? [])].sort() }));
  expect(onPage.map(({ name, events }) => ({ name, events })).sort(byName)).toEqual(happened);
  const unlisted = onPage.flatMap(({ name, errors: known }) =>
    [...(errors.get(name) ?? [])]
      .filter((error) => isOwn(error) && !known.includes(error))
      .map((error) => `${name}: ${error}`),
  );
  expect(unlisted).toEqual([]);
  const panics = functions.flatMap((name) =>
    [...(errors.get(name) ?? [])].filter(isPanic).map((error) => `${name}: ${error}`),
  );
  expect(onPage.flatMap((each) => each.panics).sort()).toEqual(panics.sort());
  const missing = onPage.map(({ name, errors: known }): [string, string[]] => [
    name,
    known.filter((error) => !errors.get(name)?.has(error)),
  ]);
  return Object.fromEntries(missing.filter(([, names]) => names.length > 0));
}

const isPanic = (error: string): boolean => error.startsWith('Panic(');

/**
 * Whether an error belongs to the protocol. Pages don't list reverts without data or token errors.
 */
const isOwn = (error: string): boolean => /^\w+$/.test(error) && !error.startsWith('ERC20');

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
