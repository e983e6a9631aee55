import { decodeAbiParameters, encodeAbiParameters, formatUnits } from 'viem/utils';
import { type ErrorInput, findError, type KnownError, type KnownErrors } from './known-errors';

/** An argument of a decoded error, formatted for people. */
export type DecodedArgument = ErrorInput & ValueText;

/** A known error in revert data. If its arguments can't be decoded, `mistake` explains why in one sentence. */
export type DecodedError = {
  kind: 'error';
  data: string;
  error: KnownError;
  arguments: DecodedArgument[];
  mistake?: string;
  /** Notes about unusual or helpful details, one sentence each. */
  remarks: string[];
  /** The anchor that explains a `Panic(uint256)` code. */
  panicAnchor?: string;
  /** The decoded content of an argument that contains revert data. */
  inner?: Decoded;
};

export type Decoded =
  | { kind: 'mistake'; mistake: string }
  | { kind: 'empty'; data: string }
  | { kind: 'unknown'; data: string; selector: string }
  | DecodedError;

const selectorDigits = 8;

/** Batches can be nested, but real revert data isn't nested more deeply than this. */
const maxDepth = 4;

/**
 * Decodes the return data of a reverted call: the selector of an error and its ABI-encoded arguments. Format:
 * https://docs.soliditylang.org/en/v0.8.26/control-structures.html#revert
 * @param text revert data as a person pastes it
 * @param known the errors to look for
 */
export function decodeRevertData(text: string, known: KnownErrors): Decoded {
  const read = readRevertData(text);
  return 'mistake' in read ? { kind: 'mistake', mistake: read.mistake } : decode(read.data, known, 0);
}

function decode(data: string, known: KnownErrors, depth: number): Decoded {
  const digits = data.slice(2);
  if (digits === '') return { kind: 'empty', data };
  if (digits.length < selectorDigits) return { kind: 'mistake', mistake: missingSelector(digits.length / 2) };
  const selector = `0x${digits.slice(0, selectorDigits)}`;
  const error = findError(known, selector);
  if (error) return decodeError(data, error, known, depth);
  const mistake = describeLookalike(digits.length / 2);
  return mistake ? { kind: 'mistake', mistake } : { kind: 'unknown', data, selector };
}

function decodeError(data: string, error: KnownError, known: KnownErrors, depth: number): DecodedError {
  const decoded: DecodedError = { kind: 'error', data, error, arguments: [], remarks: [] };
  const read = decodeArguments(error.inputs, data.slice(2 + selectorDigits));
  if ('mistake' in read) return { ...decoded, mistake: read.mistake };
  decoded.arguments = error.inputs.map((input, index) => ({
    ...input,
    ...describeValue(input, read.values[index]),
  }));
  if (read.trailingBytes > 0) decoded.remarks.push(trailing(read.trailingBytes));
  if (error.signature === 'Panic(uint256)') explainPanic(decoded, read.values[0], known);
  const [inner] = read.values;
  if (error.signature === 'BatchError(bytes)' && typeof inner === 'string' && depth < maxDepth)
    decoded.inner = decode(inner, known, depth + 1);
  return decoded;
}

function explainPanic(decoded: DecodedError, value: unknown, { panics }: KnownErrors): void {
  const code = `0x${BigInt(String(value)).toString(16).padStart(2, '0')}`;
  const words = Object.hasOwn(panics, code) ? panics[code] : undefined;
  decoded.remarks.push(`${code}: ${words ?? 'Solidity doesn’t define this code.'}`);
  if (words !== undefined) decoded.panicAnchor = `panic-${code}`;
}

const missingSelector = (bytes: number): string =>
  `Revert data starts with a selector of 4 bytes, but there ${bytes === 1 ? 'is' : 'are'} only ${bytes}.`;

const trailing = (bytes: number): string =>
  `${plural(bytes, 'byte')} ${bytes === 1 ? 'follows' : 'follow'} the arguments and ${bytes === 1 ? 'isn’t' : 'aren’t'} part of them.`;

/** Recognizes other hexadecimal values by their length, which revert data never has. */
function describeLookalike(bytes: number): string | undefined {
  const named = { 20: 'an address', 32: 'a transaction hash', 65: 'a signature' }[bytes];
  return named && `This isn’t revert data: it’s ${bytes} bytes long, which is the length of ${named}.`;
}

/** The bytes as lowercase hexadecimal digits, or a description of the mistake in the text. */
type RevertData = { data: `0x${string}` } | { mistake: string };

/** Parses data with spaces, in quotes, in capitals, without `0x`, percent-encoded, or in a node's JSON response. */
function readRevertData(text: string): RevertData {
  const decoded = decodePercent(text);
  const clean = (dataInJson(decoded) ?? decoded).replace(/[\s"'`]+/g, '');
  if (clean === '')
    return { mistake: 'There’s nothing to decode. Add the revert data to the address, after “#data=”.' };
  const digits = clean.replace(/^0x/i, '');
  const stray = /[^0-9a-f]/i.exec(digits);
  if (stray) return { mistake: strayMistake(digits, stray.index) };
  if (digits.length % 2 === 1) {
    const count = digits.length.toLocaleString('en-US');
    return {
      mistake: `Each byte takes two hexadecimal digits, but there are ${count}. One is missing, or there’s one too many.`,
    };
  }
  return { data: `0x${digits.toLowerCase()}` };
}

function strayMistake(digits: string, index: number): string {
  // An emoji can consist of two UTF-16 units, so take the first element of an iteration, which is a whole code point.
  const [character] = digits.slice(index);
  const place = (index + 1).toLocaleString('en-US');
  return `This isn’t revert data: digit ${place} is “${character}”, which isn’t a hexadecimal digit (0 to 9 or a to f).`;
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the `data` field of a JSON object or of an object inside it, as in `{"error":{"code":3,"data":"0x…"}}`. */
function dataInJson(text: string): string | undefined {
  try {
    return findData(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function findData(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('data' in value && typeof value.data === 'string') return value.data;
  return Object.values(value)
    .map(findData)
    .find((data) => data !== undefined);
}

type DecodedValues = { values: unknown[]; trailingBytes: number };

const wordBytes = 32;

function decodeArguments(inputs: ErrorInput[], body: string): DecodedValues | { mistake: string } {
  const bytes = body.length / 2;
  const needed = inputs.length * wordBytes;
  if (inputs.length === 0) return { values: [], trailingBytes: bytes };
  if (bytes < needed) return { mistake: missingArguments(inputs.length, needed, bytes) };
  const encoded = readExactly(inputs, body);
  if (!encoded) return { mistake: wrongBytes };
  return { values: encoded.values, trailingBytes: bytes - encoded.bytes };
}

/** Encodes the arguments again: if Solidity would have encoded them differently, the bytes aren't these arguments. */
function readExactly(inputs: ErrorInput[], body: string): { values: unknown[]; bytes: number } | undefined {
  try {
    const values = [...decodeAbiParameters(inputs, `0x${body}`)];
    const encoded = encodeAbiParameters(inputs, values).slice(2);
    return body.startsWith(encoded) ? { values, bytes: encoded.length / 2 } : undefined;
  } catch {
    return undefined;
  }
}

const wrongBytes =
  'The bytes after the selector don’t match the arguments of this error. They’re incomplete, or they were changed.';

function missingArguments(count: number, needed: number, bytes: number): string {
  const there =
    bytes === 0 ? 'nothing follows' : `only ${plural(bytes, 'byte')} ${bytes === 1 ? 'follows' : 'follow'}`;
  return `This error has ${plural(count, 'argument')} (at least ${needed} bytes), but ${there} the selector. Copy all of the data.`;
}

/** Formats a count with its noun: `1 byte`, `2,000 bytes`. */
export const plural = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

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
    /[\p{Cc}\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
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

/** The last second that a JavaScript date supports: https://tc39.es/ecma262/#sec-time-values-and-time-range */
const lastSecond = 8_640_000_000_000n;

function toDate(seconds: bigint): string | undefined {
  if (seconds === 0n || seconds > lastSecond) return undefined;
  const date = new Date(Number(seconds) * 1000);
  return `${date
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '')} UTC`;
}
