import {
  type Abi,
  type Address,
  decodeEventLog,
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
} from 'viem';
import { invariant } from '@/lib/invariant';
import { type Account, type Log, type Machine, type Outcome, startMachine } from './machine';
import { toReverted } from './reverted';

/** What the compiler makes of a contract. */
export type Artifact = { abi: Abi; bytecode: Hex };

/** A contract on the chain. Arguments and results are those of viem: numbers as bigint, structs as objects. */
export type Contract = {
  address: Address;
  abi: Abi;
  /** Calls a function that writes nothing. @throws Reverted */
  read: (functionName: string, ...args: unknown[]) => Promise<unknown>;
  /** Sends a transaction in a block of its own. @throws Reverted */
  send: (from: Account, functionName: string, ...args: unknown[]) => Promise<Receipt>;
};

/** An event of any contract that the chain knows; `contract` is its address. */
export type Event = { contract: Address; name: string; args: Record<string, unknown> };

export type Receipt = { result: unknown; events: Event[]; gasUsed: bigint };

export type Chain = Pick<Machine, 'now' | 'warp' | 'open' | 'snapshot'> & {
  /** Deploys a contract. @throws Reverted */
  deploy: (from: Account, artifact: Artifact, ...args: unknown[]) => Promise<Contract>;
  /** A contract that another one has deployed. */
  at: (address: Address, abi: Abi) => Contract;
};

/**
 * A chain of its own for a test, with no contract on it.
 * @param errors ABIs of what may revert besides the contracts that get deployed, such as libraries
 */
export const startChain = async (...errors: Abi[]): Promise<Chain> =>
  chainOn(await startMachine(), ...errors);

/** The same on a machine that has been started. */
export function chainOn({ transact, view, ...machine }: Machine, ...errors: Abi[]): Chain {
  const known = new Map<Address, Abi>();

  const outputOf = ({ failure, output }: Outcome): Hex => {
    if (failure === undefined) return output;
    throw toReverted([...errors, ...known.values()].flat(), failure, output);
  };

  const at = (address: Address, abi: Abi): Contract => {
    known.set(address, abi);
    const resultOf = (functionName: string, args: unknown[], data: Hex): unknown =>
      decodeFunctionResult({ abi, functionName, args, data });
    return {
      address,
      abi,
      async read(functionName, ...args) {
        const outcome = await view(address, encodeFunctionData({ abi, functionName, args }));
        return resultOf(functionName, args, outputOf(outcome));
      },
      async send(from, functionName, ...args) {
        const outcome = await transact(from, encodeFunctionData({ abi, functionName, args }), address);
        const result = resultOf(functionName, args, outputOf(outcome));
        return {
          result,
          events: outcome.logs.flatMap((log) => toEvents(known, log)),
          gasUsed: outcome.gasUsed,
        };
      },
    };
  };

  return {
    ...machine,
    at,
    async deploy(from, artifact, ...args) {
      const outcome = await transact(from, encodeDeployData({ ...artifact, args }));
      // A contract that is being deployed may end in errors of its own.
      if (outcome.failure !== undefined)
        throw toReverted([...errors, artifact.abi].flat(), outcome.failure, outcome.output);
      invariant(outcome.created, 'a deployment without a failure has an address');
      return at(outcome.created, artifact.abi);
    },
  };
}

/** None, if the log is of a contract that the chain doesn't know. */
function toEvents(known: ReadonlyMap<Address, Abi>, { address, topics, data }: Log): Event[] {
  const abi = known.get(address);
  if (!abi) return [];
  const { eventName = '', args = {} } = decodeEventLog({ abi, topics, data, strict: false });
  return [{ contract: address, name: eventName, args: { ...args } }];
}
