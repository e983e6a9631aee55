import { type AbiFunction, toFunctionSelector } from 'viem';
import { invariant } from '@/lib/site/invariant';
import { isCallable } from '../caller-groups';
import type { Contract, Item } from '../model';
import { type Argument, exampleArguments } from './example-arguments';

/** An example of a call of a contract's function. */
export type Call = {
  function: AbiFunction;
  arguments: Argument[];
  isRead: boolean;
  /** Whether the contract has several functions with this name, so that some tools need the whole signature. */
  isOverloaded: boolean;
  /** The function that returns the fee which this call has to pay, in wei, if there's one. */
  fee?: Call;
};

/** Whether readers can call the functions of a page: it describes a contract that's deployed, and has its ABI. */
export const hasCalls = ({ kind, abi = [] }: Contract): boolean => kind === 'contract' && abi.length > 0;

/**
 * Returns an example call of an item, or `undefined` if nobody can call it from outside.
 * @param addressOf returns the address of a contract of the same release by its name
 */
export function callOf(
  contract: Contract,
  item: Item,
  addressOf: (name: string) => string | undefined,
): Call | undefined {
  if (!hasCalls(contract) || !isCallable(item) || !item.selector) return undefined;
  const functions = functionsOf(contract);
  const called = functions.find((each) => toFunctionSelector(each) === item.selector);
  if (!called) return undefined;
  const toCall = (each: AbiFunction): Call => ({
    function: each,
    arguments: exampleArguments(each, { addressOf, functions }),
    isRead: each.stateMutability === 'view' || each.stateMutability === 'pure',
    isOverloaded: functions.filter(({ name }) => name === each.name).length > 1,
  });
  const fee = functions.find(({ name }) => name === 'calculateMinFeeWei');
  return { ...toCall(called), ...(fee && paysFee(called) && { fee: toCall(fee) }) };
}

const functionsOf = ({ abi = [] }: Contract): AbiFunction[] => abi.filter((each) => each.type === 'function');

/** In the releases with a fee, each function that withdraws from a stream takes it. */
const paysFee = ({ name, stateMutability }: AbiFunction): boolean =>
  stateMutability === 'payable' && name.startsWith('withdraw');

/** The name of the variable for a contract in examples, by the end of the contract's name. */
const variables: Record<string, string> = {
  Factory: 'factory',
  NFTDescriptor: 'descriptor',
  BatchLockup: 'batchLockup',
  MerkleLL: 'campaign',
  MerkleLT: 'campaign',
  Flow: 'flow',
  LockupLinear: 'lockup',
  LockupDynamic: 'lockup',
  LockupTranched: 'lockup',
  Lockup: 'lockup',
};

/** Returns the name of the variable for a contract, such as `lockup`. @throws if it has none */
export function variableOf({ name }: Pick<Contract, 'name'>): string {
  const ending = Object.keys(variables).find((each) => name.endsWith(each));
  invariant(ending && variables[ending], `${name} has no name for a variable in examples`);
  return variables[ending];
}
