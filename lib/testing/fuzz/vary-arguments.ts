import { type AbiParameter, maxUint256 } from 'viem';
import type { Random } from './random';

/** What arguments are chosen from. */
export type Pools = {
  /** The streams that exist. */
  ids: readonly bigint[];
  /** The IDs of streams that don't. */
  missingIds: readonly bigint[];
  accounts: readonly string[];
  tokens: readonly string[];
  oracles: readonly string[];
  now: bigint;
  /** Returns the calldata of another random call of the same contract. */
  calldata: () => string;
};

/**
 * Changes some of a call's arguments.
 * @param rate the probability that a value changes, from 0 to 1
 */
export function varyArguments(
  random: Random,
  pools: Pools,
  inputs: readonly AbiParameter[],
  args: readonly unknown[],
  rate: number,
): unknown[] {
  const numbers = args.flatMap(numbersIn);
  const vary = (parameter: AbiParameter, value: unknown): unknown => {
    const { type, name = '' } = parameter;
    if (type === 'bytes[]') return [1, 2].slice(0, random.pick([0, 1, 2])).map(() => pools.calldata());
    if (Array.isArray(value) && type.endsWith('[]')) {
      const item = { ...parameter, type: type.slice(0, -2) };
      return varyList(value).map((each) => vary(item, each));
    }
    if ('components' in parameter) {
      const fields = parameter.components;
      const of = (each: AbiParameter, index: number) =>
        Array.isArray(value) ? value[index] : (value as Record<string, unknown>)[each.name ?? ''];
      return Object.fromEntries(fields.map((each, index) => [each.name, vary(each, of(each, index))]));
    }
    if (type === 'uint256' && /^(streamId|tokenId|)$/.test(name.replace(/s$/, '')))
      return random.pick(random.chance(0.2) ? pools.missingIds : pools.ids);
    // Who takes part decides most about a call.
    return random.chance(type === 'address' ? rate + 0.1 : rate) ? another(parameter, value) : value;
  };
  const varyList = (list: readonly unknown[]): unknown[] => {
    if (!random.chance(rate)) return [...list];
    // Lists that are too long take the most time, and lists of them don't fit into a request.
    if (random.chance(0.15) && !list.some(hasLists)) return Array.from({ length: 501 }, () => list[0]);
    return random.pick([[], list.slice(1), [...list, ...list]]);
  };
  const another = (parameter: AbiParameter, value: unknown): unknown => {
    const { type, name = '', internalType = '' } = parameter;
    if (type === 'bool') return !value;
    if (type === 'string') return random.pick(['', 'x'.repeat(32), 'x'.repeat(33)]);
    if (type.startsWith('bytes'))
      return type === 'bytes' ? '0x01' : `0x${'00'.repeat(Number(type.slice(5)))}`;
    if (type === 'address') {
      if (/token|asset/i.test(name)) return random.pick(pools.tokens);
      return random.pick(internalType.includes('Aggregator') ? pools.oracles : pools.accounts);
    }
    return number(type, BigInt(value as bigint));
  };
  const number = (type: string, value: bigint): bigint | number => {
    const bits = Number(/\d+$/.exec(type)?.[0] ?? 256);
    const max = maxUint256 >> BigInt(256 - bits);
    const times = bits === 40 ? [pools.now, pools.now - 1n, pools.now + 1n, pools.now + 100n] : [];
    const near = [value - 1n, value + 1n, value / 2n, value * 2n];
    const all = [0n, 1n, max, random.pick(numbers), ...near, ...times];
    const chosen = random.pick(all.filter((each) => each >= 0n && each <= max));
    // viem takes numbers of up to 48 bits as `number`.
    return bits <= 48 ? Number(chosen) : chosen;
  };
  return inputs.map((parameter, index) => vary(parameter, args[index]));
}

const hasLists = (value: unknown): boolean =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasLists));

/** Replaces a value everywhere in the arguments of a call. */
export function replaceIn<Args>(value: Args, from: unknown, to: unknown): Args;
export function replaceIn(value: unknown, from: unknown, to: unknown): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((each) => replaceIn(each, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaceIn(each, from, to)]));
}

function numbersIn(value: unknown): bigint[] {
  if (typeof value === 'bigint' || typeof value === 'number') return [BigInt(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
