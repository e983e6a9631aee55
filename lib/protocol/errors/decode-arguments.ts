import { decodeAbiParameters, encodeAbiParameters } from 'viem/utils';
import type { ErrorInput } from './known-errors';

/** The values of an error's arguments, and the number of bytes that follow them. */
export type DecodedValues = { values: unknown[]; trailingBytes: number };

const wordBytes = 32;

/**
 * Decodes the arguments of an error.
 * @param body the data after the selector: hexadecimal digits without `0x`
 * @returns a sentence for the reader if the bytes don't match the arguments
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

/**
 * Decodes the arguments and encodes them again. If Solidity would have encoded them differently, the bytes aren't these
 * arguments.
 */
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

function tooShort(count: number, needed: number, bytes: number): string {
  const there =
    bytes === 0 ? 'nothing follows' : `only ${plural(bytes, 'byte')} ${bytes === 1 ? 'follows' : 'follow'}`;
  return `This error has ${plural(count, 'argument')} (at least ${needed} bytes), but ${there} the selector. Copy all of the data.`;
}

/** Formats a count with its noun: `1 byte`, `2,000 bytes`. */
export const plural = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
