import type { Hex } from 'viem';
import { decodeAbiParameters, encodeAbiParameters, formatUnits } from 'viem/utils';
import { type ErrorInput, findError, type KnownError, type KnownErrors } from './known-errors';

/** An argument of a decoded error, formatted for people. */
export type DecodedArgument = ErrorInput & ValueText;

/** A known error in revert data. */
export type DecodedError = {
  kind: 'error';
  data: string;
  error: KnownError;
  /** Empty if they can't be decoded. */
  arguments: DecodedArgument[];
  /** Why the arguments can't be decoded, in one sentence. */
  mistake?: string;
  /** What the code of a `Panic(uint256)` means, and the anchor that explains it, unless Solidity doesn't define it. */
  panic?: { meaning: string; anchor?: string };
  /** The decoded content of an argument that contains revert data. */
  inner?: Decoded;
};

export type Decoded =
  | { kind: 'mistake' }
  | { kind: 'empty' }
  | { kind: 'unknown'; data: string; selector: string }
  | DecodedError;

const selectorDigits = 8;

/** Batches can be nested, but real revert data isn't nested more deeply than this. */
const maxDepth = 4;

/**
 * Decodes the return data of a reverted call: the selector of an error and its ABI-encoded arguments. Format:
 * https://docs.soliditylang.org/en/v0.8.26/control-structures.html#revert
 * @param text hexadecimal digits in any case, with or without `0x`; the search extracts them from what readers paste
 * @param known the errors to look for
 */
export function decodeRevertData(text: string, known: KnownErrors): Decoded {
  return decode(text.trim().toLowerCase().replace(/^0x/, ''), known, 0);
}

function decode(digits: string, known: KnownErrors, depth: number): Decoded {
  if (digits === '') return { kind: 'empty' };
  if (digits.length < selectorDigits || !/^([0-9a-f]{2})+$/.test(digits)) return { kind: 'mistake' };
  const data = `0x${digits}`;
  const selector = `0x${digits.slice(0, selectorDigits)}`;
  const error = findError(known, selector);
  if (!error) return { kind: 'unknown', data, selector };
  const found = { kind: 'error', data, error } as const;
  const values = readArguments(error.inputs, `0x${digits.slice(selectorDigits)}`);
  if (!values) return { ...found, arguments: [], mistake: wrongBytes };
  const [first] = values;
  const isBatch = error.signature === 'BatchError(bytes)' && typeof first === 'string' && depth < maxDepth;
  return {
    ...found,
    arguments: error.inputs.map((input, index) => ({ ...input, ...describeValue(input, values[index]) })),
    ...(error.signature === 'Panic(uint256)' && { panic: explainPanic(first, known) }),
    ...(isBatch && { inner: decode(first.slice(2), known, depth + 1) }),
  };
}

function explainPanic(value: unknown, { panics }: KnownErrors): DecodedError['panic'] {
  const code = `0x${BigInt(String(value)).toString(16).padStart(2, '0')}`;
  const words = Object.hasOwn(panics, code) ? panics[code] : undefined;
  return words === undefined
    ? { meaning: `${code}: Solidity doesn’t define this code.` }
    : { meaning: `${code}: ${words}`, anchor: `panic-${code}` };
}

const wrongBytes =
  'The bytes after the selector don’t match the arguments of this error. They’re incomplete, or they were changed.';

/**
 * Decodes arguments, and encodes them again: if Solidity would have encoded them differently, the bytes aren't these
 * arguments.
 * @returns `undefined` if they aren't
 */
function readArguments(inputs: ErrorInput[], body: Hex): readonly unknown[] | undefined {
  if (inputs.length === 0) return [];
  try {
    const values = decodeAbiParameters(inputs, body);
    return body.startsWith(encodeAbiParameters(inputs, values)) ? values : undefined;
  } catch {
    return undefined;
  }
}

/** A value as text, and its meaning if the number isn't self-explanatory. */
type ValueText = { value: string; reading?: string };

/** Matches PRBMath's fixed-point types with 18 decimals: https://github.com/PaulRBerg/prb-math */
const fixedPoint = /^[US]D(2|21|59|60)x18$/;
const decimals = 18;

/**
 * Formats a value as viem decodes it, also in words. Invisible characters and those that change the reading direction
 * are escaped, because the contract chooses the text.
 */
function describeValue(input: ErrorInput, value: unknown): ValueText {
  if (typeof value !== 'bigint' && typeof value !== 'number') return { value: visible(String(value)) };
  const integer = BigInt(value);
  const reading = readNumber(input, integer);
  return { value: group(integer.toString()), ...(reading !== undefined && { reading }) };
}

const visible = (text: string): string =>
  text.replace(
    // Emoji consist of several characters, some of which these two join.
    /(?![\u200d\ufe0f])[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu,
    (character) => {
      const digits = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
      return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits}`;
    },
  );

function readNumber({ name, type, sourceType = '' }: ErrorInput, value: bigint): string | undefined {
  const isFixedPoint = fixedPoint.test(sourceType);
  if (/percentage$/i.test(name) || (isFixedPoint && /fee|tolerance/i.test(name)))
    return `${toDecimal(value, decimals - 2)}%`;
  if (isFixedPoint)
    return `${toDecimal(value, decimals)}${/PerSecond$/.test(name) ? ' tokens per second' : ''}`;
  if (isTime(name, type)) return toDate(value);
  return undefined;
}

const toDecimal = (value: bigint, places: number): string => {
  const [whole = '0', fraction] = formatUnits(value, places).split('.');
  return fraction === undefined ? group(whole) : `${group(whole)}.${fraction}`;
};

const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** Times are `uint40` or, for the block's timestamp in some releases, wider. Durations have different names. */
const isTime = (name: string, type: string): boolean =>
  /time|expir|valid|milestone/i.test(name) && /^uint(40|256)$/.test(type);

/** The last second of the year 9999, after which a JavaScript date is written with a sign. */
const lastSecond = 253_402_300_799n;

function toDate(seconds: bigint): string | undefined {
  if (seconds === 0n || seconds > lastSecond) return undefined;
  const text = new Date(Number(seconds) * 1000).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 19)} UTC`;
}
