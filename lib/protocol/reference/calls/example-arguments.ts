import {
  type AbiFunction,
  type AbiParameter,
  encodeAbiParameters,
  keccak256,
  parseAbiParameters,
  toFunctionSelector,
  toHex,
  zeroAddress,
} from 'viem';
import { exampleData } from './example-data';
import { exampleRoles } from './example-roles';

const unit = 10n ** 18n;

/** Whole numbers are in the parameter's unit: seconds, or a token amount or fixed-point number with 18 decimals. */
export type Example =
  | { is: 'number'; value: bigint }
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

/**
 * Returns an example for each parameter.
 * @throws if no rule covers a parameter; the message names it
 */
export function exampleArguments({ name, inputs }: AbiFunction, surroundings: Surroundings): Argument[] {
  const given = inputs.map((parameter) => argument(parameter, { ...surroundings, called: name }));
  const isTransfer = inputs.some(({ name }) => name === 'from');
  // The recipient of a stream transfers its NFT to another account.
  return given.map((each) =>
    isTransfer && each.parameter.name === 'to'
      ? { ...each, example: { is: 'address', value: exampleRoles.other } }
      : each,
  );
}

/** Also contains the name of the function whose argument is chosen. */
type Context = Surroundings & { called: string };

const argument = (parameter: AbiParameter, surroundings: Context, index = 0, owner = ''): Argument => ({
  parameter,
  example: example(parameter, surroundings, index, owner),
});

function example(parameter: AbiParameter, surroundings: Context, index: number, owner: string): Example {
  const { type, name = '', internalType = '' } = parameter;
  if (type.endsWith('[]')) return list(parameter, surroundings);
  if ('components' in parameter)
    return {
      is: 'struct',
      fields: parameter.components.map((field) => argument(field, surroundings, index, internalType)),
    };
  switch (type) {
    case 'address':
      return { is: 'address', value: addressFor(parameter, owner, surroundings) };
    case 'bool':
      return { is: 'boolean', value: true };
    case 'string':
      return { is: 'text', value: textFor(name, surroundings) };
    case 'bytes':
      return { is: 'bytes', value: name === 'selectorArguments' ? depositArguments : '0x' };
    case 'bytes4':
      return { is: 'bytes', value: name === 'selector' ? depositSelector : erc721 };
    case 'bytes32':
      if (name === 'role') return { is: 'bytes', value: keccak256(toHex('FEE_MANAGEMENT_ROLE')) };
      return { is: 'bytes', value: `0x${'ab'.charAt(index).repeat(64)}` };
    default:
      return { is: 'number', value: numberFor(parameter, index, owner, surroundings) };
  }
}

/** The interface ID of ERC-721. */
const erc721 = '0x80ac58cd';

/** What a campaign calls with each recipient's amount: the function of the guides' staking pool. */
const depositSelector = toFunctionSelector('depositFor(uint256,address)');
const depositArguments = encodeAbiParameters(parseAbiParameters('uint256, address'), [
  10n * unit,
  exampleRoles.recipient,
]);

function textFor(name: string, { called }: Context): string {
  const { shapes, texts } = exampleData();
  const [, shape] = Object.entries(shapes).find(([model]) => called.endsWith(model)) ?? [];
  return (name === 'shape' ? shape : texts[name]) ?? fail('string', name);
}

function list(parameter: AbiParameter, surroundings: Context): Example {
  const { functions } = surroundings;
  if (parameter.type === 'bytes[]') return { is: 'list', items: batchOf(functions, surroundings) };
  const type = parameter.type.slice(0, -2);
  const internalType = parameter.internalType?.slice(0, -2);
  const item = { ...parameter, type, ...(internalType !== undefined && { internalType }) };
  // A batch creates a single stream, which keeps the example short.
  const indices = parameter.name === 'batch' ? [0] : [0, 1];
  return { is: 'list', items: indices.map((index) => example(item, surroundings, index, '')) };
}

function batchOf(functions: readonly AbiFunction[], surroundings: Surroundings): Example[] {
  const batch = exampleData()
    .batches.map((names) => functions.filter(({ name }) => names.includes(name)))
    .find((found) => found.length === 2);
  return (batch ?? fail('bytes[]', 'calls')).map((called) => ({
    is: 'calldata',
    function: called,
    arguments: exampleArguments(called, surroundings),
  }));
}

function addressFor(
  { name = '', internalType }: AbiParameter,
  owner: string,
  { addressOf, called }: Context,
): string {
  // A Flow deposit needs a broker, and a Lockup stream doesn't.
  if (owner.endsWith('Broker')) return called === 'depositViaBroker' ? exampleRoles.broker : zeroAddress;
  const contract = /^contract I(\w+)$/.exec(internalType ?? '')?.[1] ?? '';
  const { implementations, accounts } = exampleData();
  const contracts = implementations[contract] ?? [contract];
  const [deployed] = contracts.flatMap((each) => addressOf(each) ?? []);
  const { account = 'other' } = accounts.find(({ parameter }) => parameter.test(name)) ?? {};
  return deployed ?? exampleRoles[account];
}

function numberFor(
  { type, name = '' }: AbiParameter,
  index: number,
  owner: string,
  { called }: Context,
): bigint {
  const { values } =
    exampleData().numbers.find(
      (each) =>
        each.parameter.test(`${type} ${name}`) &&
        (each.owner?.test(owner) ?? true) &&
        (each.called?.test(called) ?? true),
    ) ?? fail(type, name);
  return values[index] ?? values[0] ?? fail(type, name);
}

function fail(type: string, name: string): never {
  throw new Error(`Add an example for the parameter "${type} ${name}" to content/data/example-calls.json.`);
}
