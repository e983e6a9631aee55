import type { Account } from '@/lib/testing/foundry/account';
import type { Contract } from '@/lib/testing/foundry/chain';
import { Reverted } from '@/lib/testing/foundry/reverted';

/** The names of events and errors, by function. */
type NamesByFunction = Map<string, Set<string>>;

/** Calls a contract, and records the events that it emits and the errors. */
export class CallRecorder {
  readonly events: NamesByFunction = new Map();
  readonly errors: NamesByFunction = new Map();

  /**
   * @param tokens the addresses of tokens, whose events get the suffix that pages use
   * @param delegating the contract behind one that delegates all calls to it
   */
  constructor(
    readonly contract: Contract,
    private readonly tokens: readonly string[],
    private readonly delegating: Contract,
  ) {}

  /** Sends a transaction, which may revert. */
  async send(from: Account, value: bigint, functionName: string, ...args: unknown[]): Promise<void> {
    const events = await this.attempt(
      () => this.contract.pay(from, value, functionName, ...args),
      functionName,
    );
    for (const { contract, name } of events) {
      if (contract === this.contract.address) add(this.events, functionName, name);
      if (this.tokens.includes(contract)) add(this.events, functionName, `${name} (ERC-20)`);
    }
  }

  /** Sends a transaction to the contract that delegates it to this one. */
  async delegate(from: Account, functionName: string, ...args: unknown[]): Promise<void> {
    // Without the check for delegated calls, the code runs on an empty state, which doesn't count.
    const isRelevant = (name: string) => name.endsWith('DelegateCall');
    await this.attempt(() => this.delegating.send(from, functionName, ...args), functionName, isRelevant);
  }

  /** Whether a function has caused all of these events and errors. */
  hasSeen(functionName: string, names: readonly string[]): boolean {
    const seen = [this.events, this.errors].map((lists) => lists.get(functionName));
    return names.every((name) => seen.some((list) => list?.has(name)));
  }

  private async attempt(
    send: () => ReturnType<Contract['send']>,
    functionName: string,
    isRelevant: (error: string) => boolean = isOwn,
  ) {
    try {
      return (await send()).events;
    } catch (error) {
      if (!(error instanceof Reverted)) throw error;
      if (isRelevant(error.errorName)) add(this.errors, functionName, error.errorName);
      return [];
    }
  }
}

const add = (lists: NamesByFunction, key: string, name: string) =>
  lists.set(key, (lists.get(key) ?? new Set()).add(name));

/** Whether an error is one of the contracts, a library, or the compiler. Tokens and failures without data aren't. */
const isOwn = (name: string): boolean => name !== '' && name !== 'Error' && !name.startsWith('ERC20');
