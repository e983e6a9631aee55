import { formatUnits, toFunctionSignature, zeroAddress } from 'viem';
import { type Call, resultName } from './call';
import type { Argument } from './example-arguments';
import type { Quantity } from './example-data';
import { roleOf } from './example-roles';
import { type Code, layOutAssignment } from './lay-out';

/** Writes a call with viem. It uses `client`, `address`, and `abi`. */
export const toViem = (call: Call): string => assignments(call, viemCall);

/** Assigns the fee, if the call has to pay it, and the result of the call. */
function assignments(call: Call, write: (call: Call) => Code): string {
  const assign = (name: string, each: Call) => layOutAssignment(`const ${name} = `, [write(each), ';']);
  return [...(call.fee ? [assign('fee', call.fee)] : []), assign(resultOf(call), call)].join('\n');
}

const viemCall = (call: Call): Code => ({
  open: `await client.${call.isRead ? 'readContract' : 'writeContract'}({ `,
  items: [
    'address',
    'abi',
    `functionName: "${call.function.name}"`,
    ...(call.arguments.length > 0 ? [['args: ', array(call.arguments, viem)]] : []),
    ...(call.fee ? ['value: fee'] : []),
  ],
  close: ' })',
});

/**
 * Writes a call with ethers.
 * @param contract the name of the contract's variable
 */
export function toEthers(contract: string, call: Call): string {
  const dialect = ethers(contract);
  return assignments(call, (each) => ethersCall(contract, each, dialect));
}

function ethersCall(contract: string, call: Call, dialect: Dialect): Code {
  const { name } = call.function;
  // Only the signature distinguishes methods with the same name.
  const method = call.isOverloaded ? `["${toFunctionSignature(call.function)}"]` : `.${name}`;
  const items = call.arguments.map((each) => value(each, dialect));
  return [
    `await ${contract}${method}`,
    { open: '(', items: [...items, ...(call.fee ? ['{ value: fee }'] : [])], close: ')' },
  ];
}

/** Names the variable for a call's result: what a view function returns, or else the transaction. */
function resultOf({ isRead, function: { outputs } }: Call): string {
  if (!isRead) return 'transaction';
  return outputs.length === 1 && outputs[0] ? resultName(outputs[0]) : 'result';
}

type Dialect = {
  zeroAddress: string;
  encode: (name: string, given: Code) => Code;
};

const viem: Dialect = {
  zeroAddress: 'zeroAddress',
  encode: (name, given) => [
    'encodeFunctionData(',
    { open: '{ ', items: ['abi', `functionName: "${name}"`, ['args: ', given]], close: ' }' },
    ')',
  ],
};

const ethers = (contract: string): Dialect => ({
  zeroAddress: 'ZeroAddress',
  encode: (name, given) => [
    `${contract}.interface.encodeFunctionData`,
    { open: '(', items: [`"${name}"`, given], close: ')' },
  ],
});

const array = (given: readonly Argument[], dialect: Dialect): Code => ({
  open: '[',
  items: given.map((each) => value(each, dialect)),
  close: ']',
});

/** Writes a value. Both libraries accept objects for structs. */
function value({ parameter, example }: Argument, dialect: Dialect): Code {
  switch (example.is) {
    case 'number':
      return number(example, parameter.type);
    case 'address': {
      const quoted = JSON.stringify(example.value);
      return roleOf(example.value) ?? (example.value === zeroAddress ? dialect.zeroAddress : quoted);
    }
    case 'text':
    case 'bytes':
      return JSON.stringify(example.value);
    case 'boolean':
      return String(example.value);
    case 'list': {
      const item = { ...parameter, type: parameter.type.slice(0, -2) };
      const items = example.items.map((each) => ({ parameter: item, example: each }));
      return array(items, dialect);
    }
    case 'struct':
      return {
        open: '{ ',
        items: example.fields.map((field) => property(field, dialect)),
        close: ' }',
      };
    case 'calldata':
      return dialect.encode(example.function.name, array(example.arguments, dialect));
  }
}

function property(field: Argument, dialect: Dialect): Code {
  const { name = '' } = field.parameter;
  const written = value(field, dialect);
  return written === name ? name : [`${name}: `, written];
}

/**
 * Writes amounts with their decimals, and durations with their days. In viem, types of up to 48 bits are numbers, and
 * larger ones are bigint.
 */
function number({ value: whole, days }: Quantity, type: string): string {
  if (whole > 0n && whole % 10n ** 15n === 0n) return `parseUnits("${formatUnits(whole, 18)}", 18)`;
  const suffix = Number(/\d+$/.exec(type)?.[0]) <= 48 ? '' : 'n';
  return days ? `${days}${suffix} * 86_400${suffix}` : `${whole}${suffix}`;
}
