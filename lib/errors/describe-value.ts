import { formatUnits } from 'viem/utils';
import type { ErrorInput } from './known-errors';

/** A value as text, and what it says to people where the number alone does not. */
export type ValueText = { value: string; reading?: string };

/** Fixed-point types of PRBMath with 18 decimals: https://github.com/PaulRBerg/prb-math */
const fixedPoint = /^[US]D(2|21|59|60)x18$/;
const decimals = 18;

/**
 * A decoded value for people: integers with separators; percentages, rates and times also in words.
 * @param value as viem decodes it: numbers up to 48 bits, big integers above, texts for everything else
 */
export function describeValue(input: ErrorInput, value: unknown): ValueText {
  if (typeof value !== 'bigint' && typeof value !== 'number') return { value: String(value) };
  const integer = BigInt(value);
  const reading = readNumber(input, integer);
  return { value: group(integer.toString()), ...(reading !== undefined && { reading }) };
}

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

/** `uint40` is the type of times; some releases pass the block's in a wider one. Spans of time have names of their own. */
const isTime = (name: string, type: string): boolean =>
  /time|expir|valid|milestone/i.test(name) && /^uint(40|256)$/.test(type);

/** The last second that a date of JavaScript can hold: https://tc39.es/ecma262/#sec-time-values-and-time-range */
const lastSecond = 8_640_000_000_000n;

function toDate(seconds: bigint): string | undefined {
  if (seconds === 0n || seconds > lastSecond) return undefined;
  const date = new Date(Number(seconds) * 1000);
  return `${date
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '')} UTC`;
}
