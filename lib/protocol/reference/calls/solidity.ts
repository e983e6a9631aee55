import { type AbiParameter, zeroAddress } from 'viem';
import { sourceType } from '../selectors';
import { type Call, resultName } from './call';
import type { Argument, Example } from './example-arguments';
import { roleOf } from './example-roles';
import { breakDeclaration, type Code, layOutAssignment } from './lay-out';

/**
 * Writes a call in Solidity. Solidity has no literals for dynamic arrays, so each of them becomes a variable
 * before the call.
 * @param contract the name of the variable for the contract
 */
export function toSolidity(contract: string, call: Call): string {
  const writer: Writer = { contract, statements: [] };
  if (call.fee)
    writer.statements.push(layOutAssignment('uint256 fee = ', [invocation(call.fee, writer), ';'], true));
  const statement = layOutAssignment(resultOf(call.function.outputs), [invocation(call, writer), ';'], true);
  return [...writer.statements, statement].join('\n');
}

/** The variable for the contract, and the statements before the one that's being written. */
type Writer = { contract: string; statements: string[] };

const invocation = (call: Call, writer: Writer): Code => [
  `${writer.contract}.${call.function.name}${call.fee ? '{ value: fee }' : ''}`,
  list(call.arguments, writer),
];

function list(given: readonly Argument[], writer: Writer): Code {
  const isNamed = given.length > 1 && given.every(({ parameter }) => parameter.name);
  return isNamed
    ? { open: '({ ', items: given.map((each) => named(each, writer)), close: ' })' }
    : { open: '(', items: given.map((each) => value(each, writer)), close: ')' };
}

const named = (given: Argument, writer: Writer): Code => [`${given.parameter.name}: `, value(given, writer)];

function resultOf(outputs: readonly AbiParameter[]): Code {
  const variables = outputs.map((each) => `${sourceType(each)}${locationOf(each)} ${resultName(each)}`);
  if (variables.length === 0) return '';
  return variables.length === 1 ? `${variables[0]} = ` : [{ open: '(', items: variables, close: ')' }, ' = '];
}

const locationOf = ({ type }: AbiParameter): string =>
  /^(tuple|string|bytes)$|\]$/.test(type) ? ' memory' : '';

function value({ parameter, example }: Argument, writer: Writer): Code {
  switch (example.is) {
    case 'number':
      return converted(parameter, example.days ? `${example.days} days` : number(example.value));
    case 'address':
      return converted(parameter, addressIn(example.value));
    case 'text':
      return JSON.stringify(example.value);
    case 'boolean':
      return String(example.value);
    case 'bytes':
      return parameter.type === 'bytes' ? `hex"${example.value.slice(2)}"` : example.value;
    case 'calldata':
      return [
        'abi.encodeCall(',
        `${writer.contract}.${example.function.name}, `,
        { open: '(', items: example.arguments.map((each) => value(each, writer)), close: ')' },
        ')',
      ];
    case 'struct':
      return {
        open: `${sourceType(parameter)}({ `,
        items: example.fields.map((field) => named(field, writer)),
        close: ' })',
      };
    case 'list':
      return array(parameter, example.items, writer);
  }
}

const addressIn = (address: string): string =>
  roleOf(address) ?? (address === zeroAddress ? 'address(0)' : address);

function array(parameter: AbiParameter, examples: readonly Example[], writer: Writer): string {
  const { name = '', type, internalType = type } = parameter;
  const item = { ...parameter, type: type.slice(0, -2), internalType: internalType.slice(0, -2) };
  // Written first, because an item can contain other arrays.
  const items = examples.map((example) => value({ parameter: item, example }, writer));
  writer.statements.push(
    breakDeclaration(`${sourceType(parameter)} memory ${name} =`),
    `  new ${sourceType(parameter)}(${items.length});`,
    ...items.map((each, index) => layOutAssignment(`${name}[${index}] = `, [each, ';'])),
  );
  return name;
}

/** Converts a literal to the type of a contract, or to a type such as UD60x18. */
function converted(parameter: AbiParameter, literal: string): Code {
  const type = sourceType(parameter);
  if (type === parameter.type) return literal;
  const isConverted = parameter.type === 'address' || parameter.internalType?.startsWith('enum ');
  return { open: `${type}${isConverted ? '' : '.wrap'}(`, items: [literal], close: ')' };
}

/** Writes multiples of a thousandth of 10^18 in scientific notation, such as `0.01e18`. */
function number(whole: bigint): string {
  const thousandth = 10n ** 15n;
  return whole > 0n && whole % thousandth === 0n ? `${Number(whole / thousandth) / 1000}e18` : String(whole);
}
