import type { AbiFunction, AbiParameter } from 'viem';
import { type Quantity, readExampleData } from './example-data';

/** Whole numbers are in the parameter's unit: seconds, or a token amount or fixed-point number with 18 decimals. */
export type Example =
  | ({ is: 'number' } & Quantity)
  | { is: 'text' | 'address' | 'bytes'; value: string }
  | { is: 'boolean'; value: boolean }
  | { is: 'list'; items: Example[] }
  | { is: 'struct'; fields: Argument[] }
  | { is: 'calldata'; function: AbiFunction; arguments: Argument[] };

export type Argument = { parameter: AbiParameter; example: Example };

export type Surroundings = {
  /** Returns the address of a contract of the same release, such as `SablierV2LockupLinear`. */
  addressOf: (contract: string) => string | undefined;
  /** The functions of the contract, which a batch of calls uses. */
  functions: readonly AbiFunction[];
};

/** Also has the function whose argument is chosen, and the struct and the index in a list that the parameter is in. */
type Context = Surroundings & { called: string; owner: string; index: number };

/**
 * Returns an example for each parameter.
 * @throws if no rule covers a parameter; the message names it
 */
export const exampleArguments = ({ name, inputs }: AbiFunction, surroundings: Surroundings): Argument[] =>
  inputs.map((parameter) => argument(parameter, { ...surroundings, called: name, owner: '', index: 0 }));

const argument = (parameter: AbiParameter, context: Context): Argument => ({
  parameter,
  example: example(parameter, context),
});

function example(parameter: AbiParameter, context: Context): Example {
  const { type, internalType = '' } = parameter;
  if (type.endsWith('[]')) return { is: 'list', items: itemsOf(parameter, context) };
  if ('components' in parameter) {
    const inside = { ...context, owner: internalType };
    return { is: 'struct', fields: parameter.components.map((field) => argument(field, inside)) };
  }
  const { addresses, bytes, numbers, texts } = readExampleData();
  if (type === 'bool') return { is: 'boolean', value: true };
  if (type === 'string') return { is: 'text', value: pick(texts, parameter, context) };
  if (type.startsWith('bytes')) return { is: 'bytes', value: pick(bytes, parameter, context) };
  if (type !== 'address') return { is: 'number', ...pick(numbers, parameter, context) };
  return { is: 'address', value: deployed(parameter, context) ?? pick(addresses, parameter, context) };
}

type Rule<Value> = { parameter: RegExp; owner?: RegExp; called?: RegExp; values: Value[] };

/** Returns the value of the first rule that fits. */
function pick<Value>(rules: Rule<Value>[], { type, name = '' }: AbiParameter, context: Context): Value {
  const { values = [] } =
    rules.find(
      (rule) =>
        rule.parameter.test(`${type} ${name}`) &&
        (rule.owner?.test(context.owner) ?? true) &&
        (rule.called?.test(context.called) ?? true),
    ) ?? {};
  return values[context.index] ?? values[0] ?? fail(type, name);
}

function itemsOf(parameter: AbiParameter, context: Context): Example[] {
  if (parameter.type === 'bytes[]') return batchOf(context);
  const type = parameter.type.slice(0, -2);
  const internalType = parameter.internalType?.slice(0, -2);
  const item = { ...parameter, type, ...(internalType !== undefined && { internalType }) };
  // A batch creates a single stream, which keeps the example short.
  const indices = parameter.name === 'batch' ? [0] : [0, 1];
  return indices.map((index) => example(item, { ...context, owner: '', index }));
}

function batchOf({ functions, addressOf }: Surroundings): Example[] {
  const batch = readExampleData()
    .batches.map((names) => functions.filter(({ name }) => names.includes(name)))
    .find((found) => found.length === 2);
  return (batch ?? fail('bytes[]', 'calls')).map((called) => ({
    is: 'calldata',
    function: called,
    arguments: exampleArguments(called, { functions, addressOf }),
  }));
}

/** Returns the address of the contract that a parameter's type names, if the release has it. */
function deployed({ internalType = '' }: AbiParameter, { addressOf }: Context): string | undefined {
  const contract = /^contract I(\w+)$/.exec(internalType)?.[1] ?? '';
  const contracts = readExampleData().implementations[contract] ?? [contract];
  return contracts.flatMap((each) => addressOf(each) ?? [])[0];
}

function fail(type: string, name: string): never {
  throw new Error(`Add an example for the parameter "${type} ${name}" to content/data/example-calls.json.`);
}
