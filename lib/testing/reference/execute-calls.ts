import { maxUint256 } from 'viem';
import { expect } from 'vitest';
import type { Account } from '@/lib/testing/foundry/account';
import type { Contract } from '@/lib/testing/foundry/chain';
import { Reverted } from '@/lib/testing/foundry/reverted';
import { callNamed, type ExampleCall, type ExampleChain } from './example-calls';

/** What the calls of a contract need. */
export type CalledContract = {
  contract: Contract;
  calls: ExampleCall[];
  /** The accounts that make the calls. Each call is made by the first one that may. */
  callers: Account[];
  /** Paid by calls whose example pays a fee. */
  fee?: bigint;
};

/** Makes a call, and returns the error if no account may. */
async function attempt({ contract, callers, fee = 0n }: CalledContract, call: ExampleCall): Promise<string> {
  const errors = new Set<string>();
  for (const caller of callers) {
    try {
      await contract.pay(caller, call.paysFee ? fee : 0n, call.name, ...call.args);
      return '';
    } catch (reason) {
      if (!(reason instanceof Reverted)) throw reason;
      errors.add(reason.errorName || reason.message);
    }
  }
  return [...errors].join(', ');
}

/**
 * Executes each call, starting from the same state.
 * @param prepare changes the state before a call
 * @returns the errors, by function
 */
export async function execute(
  { chain }: ExampleChain,
  subject: CalledContract,
  prepare: (name: string) => Promise<void> = async () => {},
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  expect(subject.calls.length).toBeGreaterThan(0);
  for (const call of subject.calls) {
    const undo = await chain.snapshot();
    await prepare(call.name);
    const error = await attempt(subject, call);
    if (error) errors[call.name] = error;
    await undo();
  }
  return errors;
}

/** Makes the calls that another one needs first. */
export async function run(subject: CalledContract, names: readonly string[] = []) {
  for (const name of names) expect(await attempt(subject, callNamed(subject.calls, name)), name).toBe('');
}

export const approve = (examples: ExampleChain, { address }: Contract) =>
  examples.token.send(examples.sender, 'approve', address, maxUint256);
