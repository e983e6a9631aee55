import { decodeAbiParameters, encodeAbiParameters } from 'viem/utils';
import type { ErrorInput } from './known-errors';

/** The values of an error's arguments, and how many bytes follow them. */
export type DecodedValues = { values: unknown[]; trailingBytes: number };

const wordBytes = 32;

/**
 * Reads the arguments of an error.
 * @param body what follows the selector: hexadecimal digits without `0x`
 * @returns one sentence for a reader when the bytes are not these arguments
 */
export function decodeArguments(inputs: ErrorInput[], body: string): DecodedValues | { mistake: string } {
  const bytes = body.length / 2;
  const needed = inputs.length * wordBytes;
  if (inputs.length === 0) return { values: [], trailingBytes: bytes };
  if (bytes < needed) return { mistake: tooShort(inputs.length, needed, bytes) };
  const encoded = readExactly(inputs, body);
  if (!encoded) return { mistake: wrongBytes };
  return { values: encoded.values, trailingBytes: bytes - encoded.bytes };
}

/** Decodes, and encodes again: bytes that Solidity would write in another way are not these arguments. */
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
  'The bytes after the selector are not the arguments of this error: they end too early, or they were changed.';

function tooShort(count: number, needed: number, bytes: number): string {
  const there =
    bytes === 0 ? 'nothing follows' : `only ${plural(bytes, 'byte')} ${bytes === 1 ? 'follows' : 'follow'}`;
  return `This error has ${plural(count, 'argument')} of at least ${needed} bytes, but ${there} the selector: copy the data whole.`;
}

/** A number with its noun: `1 byte`, `2,000 bytes`. */
export const plural = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
