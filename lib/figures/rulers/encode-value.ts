import { toFunctionSelector } from 'viem/utils';

/**
 * Encodes a value of a static Solidity type without padding.
 * @param type `bool`, `address`, `bytes1` to `bytes32`, `uint8` to `uint256`, or `error` or `function` for the
 * selector of a signature
 * @returns two hexadecimal digits for each byte
 * @throws Error if the type or value is invalid
 */
export function encodeValue(type: string, value: string): string[] {
  if (type === 'error' || type === 'function') return bytesOf(selectorOf(value));
  const size = sizeOf(type);
  if (type === 'bool') {
    if (value !== 'true' && value !== 'false') throw new Error(`"${value}" isn't true or false.`);
    return [value === 'true' ? '01' : '00'];
  }
  if (type.startsWith('uint')) return encodeNumber(type, size, value);
  if (!new RegExp(`^0x[0-9a-fA-F]{${2 * size}}$`).test(value)) {
    throw new Error(`"${value}" isn't a value of ${type}: write 0x and ${2 * size} hexadecimal digits.`);
  }
  return bytesOf(value.toLowerCase());
}

/** Whether ABI encoding pads a type on the right. */
export const isPaddedRight = (type: string): boolean => /^bytes\d+$/.test(type);

function sizeOf(type: string): number {
  if (type === 'bool') return 1;
  if (type === 'address') return 20;
  const [, kind, digits] = /^(uint|bytes)(\d+)$/.exec(type) ?? [];
  const size = kind === 'uint' ? Number(digits) / 8 : Number(digits);
  if (kind && Number.isInteger(size) && size >= 1 && size <= 32) return size;
  throw new Error(
    `"${type}" isn't a static type. Write bool, address, a uint such as uint40, or a bytes such as bytes32.`,
  );
}

function encodeNumber(type: string, size: number, value: string): string[] {
  if (!/^\d+$/.test(value)) throw new Error(`"${value}" isn't a whole number.`);
  const digits = BigInt(value).toString(16);
  if (digits.length > 2 * size) throw new Error(`${value} is too large for ${type}.`);
  return bytesOf(digits.padStart(2 * size, '0'));
}

function selectorOf(signature: string): string {
  if (!/^\w+\([\w,[\]()]*\)$/.test(signature)) {
    throw new Error(`"${signature}" isn't a signature. Write the name and the types, as in Null(uint256).`);
  }
  return toFunctionSelector(signature);
}

const bytesOf = (hex: string): string[] => hex.replace(/^0x/, '').match(/../g) ?? [];
