import { decodeArguments, plural } from './decode-arguments';
import { describeValue, type ValueText } from './describe-value';
import { type ErrorInput, findError, type KnownError, type KnownErrors } from './known-errors';
import { readRevertData } from './read-revert-data';

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
  if (digits.length < selectorDigits) return { kind: 'mistake', mistake: tooShort(digits.length / 2) };
  const selector = digits.slice(0, selectorDigits);
  const error = findError(known, selector);
  if (error) return decodeError(data, error, known, depth);
  const mistake = describeLookalike(digits.length / 2);
  return mistake ? { kind: 'mistake', mistake } : { kind: 'unknown', data, selector: `0x${selector}` };
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

const tooShort = (bytes: number): string =>
  `Revert data starts with a selector of 4 bytes, but there ${bytes === 1 ? 'is' : 'are'} only ${bytes}.`;

const trailing = (bytes: number): string =>
  `${plural(bytes, 'byte')} ${bytes === 1 ? 'follows' : 'follow'} the arguments and ${bytes === 1 ? 'isn’t' : 'aren’t'} part of them.`;

/** Recognizes other hexadecimal values by their length, which revert data never has. */
function describeLookalike(bytes: number): string | undefined {
  const named = { 20: 'an address', 32: 'a transaction hash', 65: 'a signature' }[bytes];
  return named && `This isn’t revert data: it’s ${bytes} bytes long, which is the length of ${named}.`;
}
