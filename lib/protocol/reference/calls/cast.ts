import { encodeFunctionData, toFunctionSignature } from 'viem';
import { formatAbiParams } from 'viem/utils';
import type { Call } from './call';
import type { Example } from './example-arguments';
import { roleOf } from './example-roles';

/**
 * Writes a call as a command for Foundry's `cast`. It reads the contract, the endpoint, and the account from
 * environment variables that `cast` and the shell know.
 * @param contract the name of the shell variable with the contract's address
 */
export function toCast(contract: string, call: Call): string {
  const signature = toFunctionSignature(call.function);
  const types = formatAbiParams(call.function.outputs);
  const outputs = call.isRead && types !== '' ? `(${types})` : '';
  return [
    `cast ${call.isRead ? 'call' : 'send'} $${contract}`,
    `"${signature}${outputs}"`,
    ...call.arguments.map(({ example }) => quoted(text(example))),
    ...(call.fee
      ? [`--value $(${toCast(contract, withoutOutputs(call.fee)).replaceAll(' \\\n ', '')})`]
      : []),
  ].join(' \\\n  ');
}

/** Without the type of its output, `cast` prints only the hexadecimal word, which `--value` accepts. */
const withoutOutputs = (call: Call): Call => ({ ...call, function: { ...call.function, outputs: [] } });

function text(example: Example): string {
  switch (example.is) {
    case 'number':
    case 'boolean':
      return String(example.value);
    case 'address': {
      const role = roleOf(example.value);
      return role ? `$${role.toUpperCase()}` : example.value;
    }
    case 'text':
    case 'bytes':
      return example.value;
    case 'list':
      return `[${example.items.map(text).join(',')}]`;
    case 'struct':
      return `(${example.fields.map(({ example: field }) => text(field)).join(',')})`;
    case 'calldata':
      return encodeFunctionData({
        abi: [example.function],
        functionName: example.function.name,
        args: example.arguments.map(({ example: each }) =>
          each.is === 'number' || each.is === 'address' ? each.value : text(each),
        ),
      });
  }
}

/** Quotes a word that the shell would otherwise interpret. */
const quoted = (word: string): string => (/^\$?[\w.-]+$/.test(word) ? word : `"${word}"`);
