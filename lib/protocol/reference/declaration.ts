import { type Item, type Parameter, type Piece, textOf } from './model';

/** A part of a declaration. Its kind only affects how it looks. */
export type Part =
  | { is: 'keyword' | 'name' | 'text'; text: string }
  /** A new line after several parameters, which a phone doesn't need. */
  | { is: 'break'; text: string }
  /** A type, or a modifier with its arguments. Its names link to their entries. */
  | { is: 'type' | 'modifier'; pieces: Piece[] }
  /** One of several parameters in a line. On a phone, each gets its own line. */
  | { is: 'parameter'; parts: Part[] }
  /** A parameter on a line of its own, with its indentation. If it wraps, it continues below its type. */
  | { is: 'line'; parts: Part[] };

/** If a declaration is longer than this many characters, each parameter gets its own line. */
const lineLength = 76;

/** Returns an item's Solidity declaration, without its body and `override`. */
export function declaration(item: Item): Part[] {
  switch (item.kind) {
    case 'function':
    case 'modifier':
      return [...head(item), ...list(item.parameters, item.name), ...ending(item)];
    case 'constructor':
      return [keyword('constructor'), ...list(item.parameters), ...ending(item)];
    case 'event':
    case 'error':
      return [...head(item), ...list(item.parameters, item.name), text(';')];
    case 'struct':
      return [...head(item), text(' {\n'), ...fields(item.parameters), text('}')];
    case 'enum':
      return [...head(item), text(' {\n'), ...values(item.parameters), text('}')];
    case 'constant':
    case 'variable':
      return variable(item);
    case 'type':
      return [
        ...head(item),
        ...(item.type.length > 0 ? [text(' '), keyword('is'), text(' '), type(item.type)] : []),
        text(';'),
      ];
  }
}

/** Returns the declaration as plain text. */
export const declarationText = (item: Item): string => textOfAll(declaration(item));

const textOfAll = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if ('parts' in part) return textOfAll(part.parts);
      return 'text' in part ? part.text : textOf(part.pieces);
    })
    .join('');

const text = (words: string): Part => ({ is: 'text', text: words });
const keyword = (word: string): Part => ({ is: 'keyword', text: word });
const name = (item: Item): Part => ({ is: 'name', text: item.name });
const type = (pieces: Piece[]): Part => ({ is: 'type', pieces });

/** Returns the start, such as `function withdraw`. A function without a name starts with its keyword. */
const head = (item: Item): Part[] =>
  item.kind === 'function' && ['receive', 'fallback'].includes(item.name)
    ? [keyword(item.name)]
    : [keyword(item.kind), text(' '), name(item)];

const parameter = ({ type: pieces, location, isIndexed, name }: Parameter): Part[] => [
  type(pieces),
  ...(isIndexed ? [text(' '), keyword('indexed')] : []),
  ...(location ? [text(' '), keyword(location)] : []),
  ...(name ? [text(` ${name}`)] : []),
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

/** With fewer parameters, a line is short enough for a phone, or breaks once. */
const severalParameters = 3;

function list(parameters: readonly Parameter[], before = ''): Part[] {
  const isWide = isTooWide(parameters, before);
  const listed = parameters.map((each, index) => [
    ...(isWide ? [text('    ')] : []),
    ...parameter(each),
    ...(index < parameters.length - 1 ? [text(isWide ? ',' : ', ')] : []),
  ]);
  if (isWide)
    return [
      text('(\n'),
      ...listed.flatMap((parts): Part[] => [{ is: 'line', parts }, text('\n')]),
      text(')'),
    ];
  const isSplit = parameters.length >= severalParameters;
  return [
    text('('),
    ...listed.flatMap((parts): Part[] => (isSplit ? [{ is: 'parameter', parts }] : parts)),
    text(')'),
  ];
}

/** Continues the line where the parameters end with what follows them, or starts a line if they fill more than one. */
function ending(item: Item): Part[] {
  const words: Part[][] = [
    ...item.qualities.map((word) => [keyword(word)]),
    ...item.modifiers.map((modifier): Part[] => [{ is: 'modifier', pieces: [modifier] }]),
    ...(item.returns.length > 0 ? [[keyword('returns'), text(' '), ...list(item.returns)]] : []),
  ];
  const width = item.name.length + widthOf(item.parameters) + textOfAll(words.flat()).length + words.length;
  const isLong = width > lineLength && !isTooWide(item.parameters, item.name);
  const start: Part = { is: item.parameters.length >= severalParameters ? 'break' : 'text', text: '\n    ' };
  return words.flatMap((word, index) => [isLong && index === 0 ? start : text(' '), ...word]);
}

const fields = (parameters: readonly Parameter[]): Part[] =>
  parameters.flatMap((each) => [text('    '), ...parameter(each), text(';\n')]);

const values = (parameters: readonly Parameter[]): Part[] =>
  parameters.map((each, index) => text(`    ${each.name}${index < parameters.length - 1 ? ',' : ''}\n`));

const variable = (item: Item): Part[] => [
  type(item.type),
  ...item.qualities.flatMap((word) => [text(' '), keyword(word)]),
  text(' '),
  name(item),
  ...(item.value ? [text(` = ${item.value}`)] : []),
  text(';'),
];
