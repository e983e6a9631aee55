import { type Abi, type AbiFunction, type AbiParameter, toFunctionSelector } from 'viem';
import { required } from '@/lib/site/invariant';
import { isCallable } from '../caller-groups';
import type { Contract, Item } from '../model';
import { type Argument, type Example, exampleArguments, type Surroundings } from './example-arguments';
import { readExampleData } from './example-data';
import { exampleRoles } from './example-roles';

export type Call = {
  function: AbiFunction;
  arguments: Argument[];
  isRead: boolean;
  /** Whether the contract has several functions with this name, so that some tools need the whole signature. */
  isOverloaded: boolean;
  /** The call that returns the fee in wei, if this call has to pay one. */
  fee?: Call;
};

/** Whether readers can call the functions of a page: it describes a contract that's deployed, and has its ABI. */
export const hasCalls = (contract: Contract): contract is Contract & { abi: Abi } =>
  contract.kind === 'contract' && contract.abi !== undefined && contract.abi.length > 0;

/**
 * Returns an example call of an item, or `undefined` if it can't be called from outside.
 * @param addressOf returns the address on Ethereum of a contract of the same release, or of the comptroller
 * @param interfaceAbi the ABI of the interface that callers import, whose parameters can have other names
 */
export function callOf(
  contract: Contract,
  item: Item,
  addressOf: Surroundings['addressOf'],
  interfaceAbi: Abi,
): Call | undefined {
  if (!hasCalls(contract) || !isCallable(item) || !item.selector) return undefined;
  const functions = functionsIn(contract.abi);
  const bySelector = (each: AbiFunction) => toFunctionSelector(each) === item.selector;
  const own = functions.find(bySelector);
  if (!own) return undefined;
  const declared = functionsIn(interfaceAbi).find(bySelector) ?? own;
  // Not every interface declares its view functions as such.
  const called = { ...declared, stateMutability: own.stateMutability };
  const toCall = (each: AbiFunction): Call => ({
    function: each,
    arguments: exampleArguments(each, { addressOf, functions }),
    isRead: each.stateMutability === 'view' || each.stateMutability === 'pure',
    isOverloaded: functions.filter(({ name }) => name === each.name).length > 1,
  });
  const call = toCall(called);
  const fee = functions.find(({ name }) => name === 'calculateMinFeeWei');
  return { ...call, ...(fee && paysFee(call) && { fee: toCall(fee) }) };
}

const functionsIn = (abi: Abi): AbiFunction[] => abi.filter((each) => each.type === 'function');

/** Withdrawing, claiming, and redeeming cost the fee, and so does a batch with such a call. */
const paysFee = ({ function: { name, stateMutability }, arguments: given }: Call): boolean =>
  stateMutability === 'payable' &&
  [name, ...given.flatMap(({ example }) => calledIn(example))].some((each) =>
    /^(withdraw|claim|redeem)/.test(each),
  );

const calledIn = (example: Example): string[] => {
  if (example.is === 'list') return example.items.flatMap(calledIn);
  return example.is === 'calldata' ? [example.function.name] : [];
};

/** Names the variable for a value that a call returns. The names of the accounts are taken. */
export const resultName = ({ name }: AbiParameter): string =>
  name && !(name in exampleRoles) ? name : 'result';

/**
 * Returns the name of the variable for a contract, such as `lockup`.
 * @throws if it has none
 */
export const variableOf = ({ name }: Pick<Contract, 'name'>): string =>
  required(
    readExampleData().variables.find(({ contract }) => contract.test(name))?.name,
    `${name} has no name for a variable in examples`,
  );
