import { formatUnits, zeroAddress } from 'viem';
import { type Call, resultName } from './call';
import { type Argument, roleOf } from './example-arguments';
import { type Code, layOut } from './lay-out';

/** Writes a call with viem. It uses `client`, `address`, and `abi`. */
export function toViem(call: Call): string {
  const fee = call.fee ? `const fee = ${layOut([viemCall(call.fee), ';'])}\n` : '';
  const result = `const ${resultOf(call)} = `;
  return `${fee}${layOut([result, viemCall(call), ';'])}`;
}

const viemCall = (call: Call): Code => ({
  open: `await client.${call.isRead ? 'readContract' : 'writeContract'}({ `,
  items: [
    'address',
    'abi',
    `functionName: "${call.function.name}"`,
    ...(call.arguments.length > 0 ? [['args: ', array(call.arguments)]] : []),
    ...(call.fee ? ['value: fee'] : []),
  ],
  close: ' })',
});

/** Names the variable for a call's result: what a view function returns, or else the transaction. */
function resultOf({ isRead, function: { outputs } }: Call): string {
  if (!isRead) return 'transaction';
  return outputs.length === 1 && outputs[0] ? resultName(outputs[0]) : 'result';
}

const array = (given: readonly Argument[]): Code => ({
  open: '[',
  items: given.map(value),
  close: ']',
});

/** Writes a value. */
function value({ parameter, example }: Argument): Code {
  switch (example.is) {
    case 'number':
      return number(example.value, parameter.type);
    case 'address': {
      const quoted = JSON.stringify(example.value);
      return roleOf(example.value) ?? (example.value === zeroAddress ? 'zeroAddress' : quoted);
    }
    case 'text':
    case 'bytes':
      return JSON.stringify(example.value);
    case 'boolean':
      return String(example.value);
    case 'list': {
      const item = { ...parameter, type: parameter.type.slice(0, -2) };
      const items = example.items.map((each) => value({ parameter: item, example: each }));
      return { open: '[', items, close: ']' };
    }
    case 'struct':
      return {
        open: '{ ',
        items: example.fields.map(property),
        close: ' }',
      };
    case 'calldata':
      return [
        'encodeFunctionData(',
        {
          open: '{ ',
          items: ['abi', `functionName: "${example.function.name}"`, ['args: ', array(example.arguments)]],
          close: ' }',
        },
        ')',
      ];
  }
}

function property(field: Argument): Code {
  const { name = '' } = field.parameter;
  const written = value(field);
  return written === name ? name : [`${name}: `, written];
}

/** Writes amounts with their decimals. In viem, types of up to 48 bits are numbers, and larger ones are bigint. */
function number(whole: bigint, type: string): string {
  if (whole > 0n && whole % 10n ** 15n === 0n) return `parseUnits("${formatUnits(whole, 18)}", 18)`;
  return Number(/\d+$/.exec(type)?.[0]) <= 48 ? String(whole) : `${whole}n`;
}
