import {
  type Abi,
  type Address,
  decodeEventLog,
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
} from 'viem';
import { invariant } from '@/lib/site/invariant';
import { type Account, type Log, type Machine, type Outcome, startMachine } from './machine';
import { toReverted } from './reverted';

/** The compiler output for a contract. */
export type Artifact = { abi: Abi; bytecode: Hex };

/** A contract on the chain. Arguments and results use viem's types: numbers are bigint, and structs are objects. */
export type Contract = {
  address: Address;
  abi: Abi;
  /** Calls a view function. @throws Reverted */
  read: (functionName: string, ...args: unknown[]) => Promise<unknown>;
  /** Sends a transaction in its own block. @throws Reverted */
  send: (from: Account, functionName: string, ...args: unknown[]) => Promise<Receipt>;
  /** Does the same with a value in wei. @throws Reverted */
  pay: (from: Account, value: bigint, functionName: string, ...args: unknown[]) => Promise<Receipt>;
};

/** An event from any known contract. `contract` is its address. */
export type Event = { contract: Address; name: string; args: Record<string, unknown> };

export type Receipt = { result: unknown; events: Event[]; gasUsed: bigint };

export type Chain = Pick<Machine, 'now' | 'warp' | 'open' | 'snapshot'> & {
  /** Deploys a contract. @throws Reverted */
  deploy: (from: Account, artifact: Artifact, ...args: unknown[]) => Promise<Contract>;
  /** Registers a contract that another contract deployed. */
  at: (address: Address, abi: Abi) => Contract;
};

/**
 * Starts an empty chain for a test.
 * @param errors ABIs with additional errors, such as those of libraries
 */
export const startChain = async (...errors: Abi[]): Promise<Chain> =>
  chainOn(await startMachine(), ...errors);

/** Creates a chain on a machine that's already running. */
export function chainOn({ transact, view, ...machine }: Machine, ...errors: Abi[]): Chain {
  const abiByAddress = new Map<Address, Abi>();

  const outputOf = ({ failure, output }: Outcome): Hex => {
    if (failure === undefined) return output;
    throw toReverted([...errors, ...abiByAddress.values()].flat(), failure, output);
  };

  const at = (address: Address, abi: Abi): Contract => {
    abiByAddress.set(address, abi);
    const resultOf = (functionName: string, args: unknown[], data: Hex): unknown =>
      decodeFunctionResult({ abi, functionName, args, data });
    const pay: Contract['pay'] = async (from, value, functionName, ...args) => {
      const outcome = await transact(from, encodeFunctionData({ abi, functionName, args }), address, value);
      const result = resultOf(functionName, args, outputOf(outcome));
      return {
        result,
        events: outcome.logs.flatMap((log) => toEvents(abiByAddress, log)),
        gasUsed: outcome.gasUsed,
      };
    };
    return {
      address,
      abi,
      async read(functionName, ...args) {
        const outcome = await view(address, encodeFunctionData({ abi, functionName, args }));
        return resultOf(functionName, args, outputOf(outcome));
      },
      send: (from, functionName, ...args) => pay(from, 0n, functionName, ...args),
      pay,
    };
  };

  return {
    ...machine,
    at,
    async deploy(from, artifact, ...args) {
      const outcome = await transact(from, encodeDeployData({ ...artifact, args }));
      // A constructor can revert with the contract's own errors.
      if (outcome.failure !== undefined)
        throw toReverted([...errors, artifact.abi].flat(), outcome.failure, outcome.output);
      invariant(outcome.created, 'a deployment without a failure has an address');
      return at(outcome.created, artifact.abi);
    },
  };
}

/** Decodes a log. Logs of unknown contracts are skipped. */
function toEvents(abiByAddress: ReadonlyMap<Address, Abi>, { address, topics, data }: Log): Event[] {
  const abi = abiByAddress.get(address);
  if (!abi) return [];
  const { eventName = '', args = {} } = decodeEventLog({ abi, topics, data, strict: false });
  return [{ contract: address, name: eventName, args: { ...args } }];
}
