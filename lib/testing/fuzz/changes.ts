import { type AbiParameter, maxUint256 } from 'viem';

/** What arguments are chosen from, by name. */
export type Pools = Record<'accounts' | 'tokens' | 'oracles', Readonly<Record<string, string>>>;

/** A place in the arguments, such as `[0, 'segments', 1, 'amount']`. */
type Path = readonly (string | number)[];

/** Another value of an argument. Its name is unique among the changes of a call, such as `amount = 0`. */
export type Change = { name: string; path: Path; value: (now: bigint) => unknown };

/** Returns everything that can be changed in a call's arguments, one change at a time. */
export function changesOf(inputs: readonly AbiParameter[], args: readonly unknown[], pools: Pools): Change[] {
  const leaves = inputs.flatMap((input, index) => leavesOf(input, args[index], [index], input.name ?? ''));
  return leaves.flatMap((leaf) =>
    Object.entries(valuesFor(leaf, leaves, pools)).map(([value, each]) => ({
      name: `${leaf.name} = ${value}`,
      path: leaf.path,
      value: typeof each === 'function' ? (each as Change['value']) : () => each,
    })),
  );
}

/** Returns a copy of the arguments with another value in a place. */
export function setAt(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((each, index) => (index === key ? setAt(each, rest, to) : each));
  const fields = value as Record<string, unknown>;
  return { ...fields, [key]: setAt(fields[key], rest, to) };
}

type Leaf = { parameter: AbiParameter; value: unknown; path: Path; name: string };

/** Yields the parts of an argument: lists and their first two items, the fields of structs, and single values. */
function leavesOf(parameter: AbiParameter, value: unknown, path: Path, name: string): Leaf[] {
  if (Array.isArray(value) && parameter.type.endsWith('[]')) {
    const item = { ...parameter, type: parameter.type.slice(0, -2) };
    const items = value.slice(0, 2).flatMap((each, index) => {
      return leavesOf(item, each, [...path, index], `${name}[${index}]`);
    });
    return [{ parameter, value, path, name }, ...items];
  }
  if (!('components' in parameter)) return [{ parameter, value, path, name }];
  const fields = value as Record<string, unknown>;
  return parameter.components.flatMap(({ name: field = '', ...rest }) =>
    leavesOf({ ...rest, name: field }, fields[field], [...path, field], `${name}.${field}`),
  );
}

function valuesFor(
  { parameter, value, name }: Leaf,
  all: readonly Leaf[],
  pools: Pools,
): Record<string, unknown> {
  const { type, internalType = '' } = parameter;
  if (Array.isArray(value)) {
    const [first] = value;
    return {
      '[]': [],
      ...(value.length > 1 && { 'the first item': [first] }),
      'each item twice': [...value, ...value],
      // Lists of lists that are too long don't fit into a request.
      ...(!hasLists(first) && { '501 items': Array.from({ length: 501 }, () => first) }),
    };
  }
  if (type === 'bool') return { [String(!value)]: !value };
  if (type === 'string') return { '""': '', '33 bytes': 'x'.repeat(33) };
  if (type === 'address') {
    if (/token|asset/i.test(name.split('.').at(-1) ?? '')) return pools.tokens;
    return internalType.includes('Aggregator') ? pools.oracles : pools.accounts;
  }
  if (type === 'bytes4' || type === 'bytes32') return { zeros: `0x${'0'.repeat(2 * Number(type.slice(5)))}` };
  if (!/^u?int\d+$/.test(type)) return {};
  const number = BigInt(value as bigint);
  const max = maxUint256 >> BigInt(256 - Number(/\d+$/.exec(type)?.[0]) + (type.startsWith('int') ? 1 : 0));
  const others = all.filter((each) => each.parameter.type === type && typeof each.value !== 'object');
  const values: Record<string, bigint> = {
    0: 0n,
    1: 1n,
    max,
    'itself − 1': number - 1n,
    'itself + 1': number + 1n,
    'itself ÷ 2': number / 2n,
    'itself × 2': number * 2n,
    ...Object.fromEntries(others.slice(0, 6).map((each) => [each.name, BigInt(each.value as bigint)])),
  };
  const different = Object.entries(values).filter(
    ([, each], index, list) =>
      each >= 0n && each <= max && each !== number && list.findIndex(([, other]) => other === each) === index,
  );
  return {
    ...Object.fromEntries(different),
    ...(type === 'uint40' && { now: (now: bigint) => now, 'now + 1': (now: bigint) => now + 1n }),
  };
}

const hasLists = (value: unknown): boolean =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasLists));

/** Replaces values everywhere in the arguments of a call. */
export const replaceInArgs = (
  args: readonly unknown[],
  replacements: ReadonlyMap<unknown, unknown>,
): unknown[] => args.map((each) => replaceIn(each, replacements));

/** Replaces values everywhere in one value. */
export function replaceIn(value: unknown, replacements: ReadonlyMap<unknown, unknown>): unknown {
  if (replacements.has(value)) return replacements.get(value);
  if (Array.isArray(value)) return value.map((each) => replaceIn(each, replacements));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, replaceIn(each, replacements)]),
  );
}
