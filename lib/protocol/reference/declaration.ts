import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { toString as textIn } from 'mdast-util-to-string';
import { piecesToHtml } from './html/inline';
import { type Item, type Parameter, textOf } from './model';

type Inline = ElementContent | string;

/** If a declaration is longer than this many characters, each parameter gets its own line. */
const lineLength = 76;

/**
 * Renders an item's Solidity declaration, without its body and `override`. Types link to their entries.
 * @param heading replaces the item's name, or the keyword of a function without one
 */
export function declaration(item: Item, heading?: Element): Inline[] {
  const head = headOf(item, heading);
  const parameters = () => list(item.parameters, item.kind === 'constructor' ? '' : item.name, heading);
  switch (item.kind) {
    case 'function':
    case 'modifier':
    case 'constructor':
      return [...head, ...parameters(), ...ending(item)];
    case 'event':
    case 'error':
      return [...head, ...parameters(), ';'];
    case 'struct':
      return [...head, ' {\n', ...fields(item.parameters), '}'];
    case 'enum':
      return [...head, ' {\n', ...values(item.parameters), '}'];
    case 'constant':
    case 'variable':
      return variable(item, heading);
    case 'type':
      return [...head, ...(item.type.length > 0 ? [' is ', ...piecesToHtml(item.type)] : []), ';'];
  }
}

/** Returns the declaration as plain text. */
export const declarationText = (item: Item): string => textOfAll(declaration(item));

/** Summarizes an item in one line, such as `(uint256 streamId) → uint128`, or a variable's type and value. */
export function shortSignature({ kind, parameters, returns, type, value }: Item): string {
  if (kind === 'constant' || kind === 'variable') return textOf(type) + (value ? ` = ${value}` : '');
  const short = (listed: readonly Parameter[]): string =>
    listed.map(({ type: pieces, name }) => `${textOf(pieces)}${name ? ` ${name}` : ''}`).join(', ');
  return `(${short(parameters)})${returns.length > 0 ? ` → ${short(returns)}` : ''}`;
}

const textOfAll = (parts: readonly Inline[]): string => textIn(h(null, [...parts]));

const nameOf = ({ name }: Item): Element => h('b', name);

/** Returns the start, such as `function withdraw`. A function without a name starts with its keyword. */
export const headOf = (item: Item, heading?: Element): Inline[] =>
  item.kind === 'constructor' || (item.kind === 'function' && ['receive', 'fallback'].includes(item.name))
    ? [heading ?? item.name]
    : [item.kind, ' ', heading ?? nameOf(item)];

const parameter = ({ type, location, isIndexed, name }: Parameter): Inline[] => [
  ...piecesToHtml(type),
  ...(isIndexed ? [' indexed'] : []),
  ...(location ? [` ${location}`] : []),
  ...(name ? [' ', h('var', name)] : []),
];

const widthOf = (parameters: readonly Parameter[]): number =>
  parameters
    .map(
      ({ type, location = '', name, isIndexed }) =>
        textOf(type) + location + name + (isIndexed ? ' indexed, ' : ', '),
    )
    .join('').length;

const isTooWide = (parameters: readonly Parameter[], before: string): boolean =>
  before.length + widthOf(parameters) > lineLength;

/** With fewer parameters, a line is short enough for a phone, or breaks once. On a phone, each of several gets its own line. */
const severalParameters = 3;

function list(parameters: readonly Parameter[], before = '', heading?: Element): Inline[] {
  const isWide = isTooWide(parameters, before);
  const listed = parameters.map((each, index) => [
    ...(isWide ? ['    '] : []),
    ...parameter(each),
    ...(index < parameters.length - 1 ? [isWide ? ',' : ', '] : []),
  ]);
  // If a line wraps, it continues below its type.
  if (isWide) return ['(\n', ...listed.flatMap((parts) => [h('span.own-line', parts), '\n']), ')'];
  const isSplit = parameters.length >= severalParameters;
  return [
    // On a phone, the first parameter doesn't fit beside a long name.
    ...(heading ? ['(', h('wbr')] : ['(']),
    ...listed.flatMap((parts) => (isSplit ? [h('span.parameter', parts)] : parts)),
    ')',
  ];
}

/** Continues the line where the parameters end with what follows them, or starts a line if they fill more than one. */
function ending(item: Item): Inline[] {
  const words: Inline[][] = [
    ...item.qualities.map((word) => [word === 'payable' ? h('b', word) : word]),
    ...item.modifiers.map((modifier) => piecesToHtml([modifier])),
    ...(item.returns.length > 0 ? [returned(item.returns)] : []),
  ];
  const width = item.name.length + widthOf(item.parameters) + textOfAll(words.flat()).length + words.length;
  const isLong = width > lineLength && !isTooWide(item.parameters, item.name);
  // After several parameters, a phone doesn't need the new line.
  const start = item.parameters.length >= severalParameters ? h('span.break', '\n    ') : '\n    ';
  return words.flatMap((word, index) => [isLong && index === 0 ? start : ' ', ...word]);
}

/** A single value stays beside the keyword when the line wraps. */
function returned(values: readonly Parameter[]): Inline[] {
  const words = ['returns ', ...list(values)];
  return values.length === 1 ? [h('span.whole', words)] : words;
}

const fields = (parameters: readonly Parameter[]): Inline[] =>
  parameters.flatMap((each) => ['    ', ...parameter(each), ';\n']);

const values = (parameters: readonly Parameter[]): string[] =>
  parameters.map((each, index) => `    ${each.name}${index < parameters.length - 1 ? ',' : ''}\n`);

const variable = (item: Item, heading: Element | undefined): Inline[] => [
  ...piecesToHtml(item.type),
  ...item.qualities.flatMap((word) => ` ${word}`),
  ' ',
  heading ?? nameOf(item),
  ...(item.value ? [` = ${item.value}`] : []),
  ';',
];
