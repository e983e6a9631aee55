import type { Address } from 'viem';
import { expect } from 'vitest';
import { loadReleases } from '@/lib/protocol/reference/load-release';
import { compileSources } from '@/lib/testing/samples/compile-solidity';
import { compileArtifacts, type FindArtifact, toArtifacts } from './artifacts';
import type { Chain, Contract } from './chain';
import { tokenSample, tokens } from './lockup-fixture';
import type { Account } from './machine';
import { Reverted } from './reverted';

const oddFile = 'content/samples/Odd.sol';
const oddContracts = `// SPDX-License-Identifier: MIT
  pragma solidity >=0.8.22;
  contract OddToken {
    uint256 private mode;
    uint8 public decimals = 6;
    function answerTrue() external { mode = 0; }
    function answerFalse() external { mode = 1; }
    function refuse() external { mode = 2; }
    function setDecimals(uint8 decimals_) external { decimals = decimals_; }
    function transfer(address, uint256) external view returns (bool) { return answer(); }
    function transferFrom(address, address, uint256) external view returns (bool) { return answer(); }
    function answer() private view returns (bool) {
      if (mode == 2) assembly { revert(0, 0) }
      return mode == 0;
    }
  }
  contract Delegator {
    address private immutable target;
    constructor(address target_) { target = target_; }
    fallback() external {
      (bool success, bytes memory data) = target.delegatecall(msg.data);
      if (!success) assembly { revert(add(data, 32), mload(data)) }
    }
  }
  contract WrongHooks {
    function supportsInterface(bytes4) external pure returns (bool) { return true; }
    function onSablierLockupCancel(uint256, address, uint128, uint128) external pure returns (bytes4) { return 0; }
    function onSablierLockupWithdraw(uint256, address, address, uint128) external pure returns (bytes4) { return 0; }
  }
  contract Oracle {
    uint8 public decimals;
    int256 private price;
    constructor(uint8 decimals_, int256 price_) { decimals = decimals_; price = price_; }
    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
      return (1, price, block.timestamp, block.timestamp, 1);
    }
  }`;

/** The accounts and contracts for the recorder of every release. */
export type EffectsFixture = {
  chain: Chain;
  sender: Account;
  recipient: Account;
  stranger: Account;
  token: Contract;
  oddToken: Contract;
  hooks: Contract;
  find: FindArtifact;
};

/** Deploys the contracts, and gives the sender tokens. */
export async function setUpEffects(chain: Chain): Promise<EffectsFixture> {
  const find = toArtifacts(compileSources({ [oddFile]: oddContracts }));
  const sender = await chain.open('sender');
  const token = await chain.deploy(sender, compileArtifacts(tokenSample)('TestToken'));
  await token.send(sender, 'mint', sender.address, tokens(1_000_000));
  return {
    chain,
    sender,
    recipient: await chain.open('recipient'),
    stranger: await chain.open('stranger'),
    token,
    oddToken: await chain.deploy(sender, find('OddToken')),
    hooks: await chain.deploy(sender, find('WrongHooks')),
    find,
  };
}

/** Deploys an oracle for the price of ether. */
export const priceOfEther = async ({ chain, sender, find }: EffectsFixture): Promise<Address> =>
  (await chain.deploy(sender, find('Oracle'), 8, 3000n * 10n ** 8n)).address;

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
    const { chain, sender, find } = this.fixture;
    const { address } = await chain.deploy(sender, find('Delegator'), this.contract.address);
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

/** Returns what a contract's page lists for its functions. */
function listed(slug: string, names: readonly string[]) {
  const contract = loadReleases()
    .flatMap(({ contracts }) => contracts)
    .find((each) => each.slug === slug);
  const items = (contract?.items ?? []).filter(
    ({ kind, name }) => kind === 'function' && names.includes(name),
  );
  expect(items.map(({ name }) => name).sort()).toEqual(names);
  return items.map(({ name, emits, reverts }) => ({
    name,
    events: emits.map(({ text }) => text).sort(),
    errors: reverts.map(({ text }) => text).sort(),
  }));
}

/** Compares a page with the recorded calls. @returns the listed errors that didn't occur, by function */
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
  const missing = onPage.map(({ name, errors: known }): [string, string[]] => [
    name,
    known.filter((error) => !errors.get(name)?.has(error)),
  ]);
  return Object.fromEntries(missing.filter(([, names]) => names.length > 0));
}

/**
 * Whether an error belongs to the protocol. Pages don't list panics, reverts without data, or token errors.
 */
const isOwn = (error: string): boolean => /^\w+$/.test(error) && !error.startsWith('ERC20');

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
