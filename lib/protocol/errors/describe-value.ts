import { formatUnits } from 'viem/utils';
import type { ErrorInput } from './known-errors';

/** A value as text, and its meaning if the number isn't self-explanatory. */
export type ValueText = { value: string; reading?: string };

/** Matches PRBMath's fixed-point types with 18 decimals: https://github.com/PaulRBerg/prb-math */
const fixedPoint = /^[US]D(2|21|59|60)x18$/;
const decimals = 18;

/**
 * Formats a value as viem decodes it, also in words. Invisible characters and those that change the reading direction
 * are escaped, because the contract chooses the text.
 */
export function describeValue(input: ErrorInput, value: unknown): ValueText {
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
