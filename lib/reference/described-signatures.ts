import { toFunctionHash } from 'viem/utils';
import { invariant } from '@/lib/invariant';
import type { DescribedPage, DescribedParameter } from './flow-schema';
import type { Item } from './model';

/** Value types of PRBMath and what they are made of. A wrong one would show in the selectors, which are compared. */
const valueTypes: Record<string, string> = { UD21x18: 'uint128', UD60x18: 'uint256' };

/**
 * A type as the ABI writes it: contracts are addresses, enums small numbers, structs tuples of their fields.
 * Format: https://docs.soliditylang.org/en/latest/abi-spec.html#mapping-solidity-to-abi-types
 */
export function canonicalType(type: string, pages: readonly DescribedPage[]): string {
  const [, base = type, suffix = ''] = /^([^[]+)((?:\[\d*\])*)$/.exec(type) ?? [];
  return canonicalBase(base, pages) + suffix;
}

function canonicalBase(type: string, pages: readonly DescribedPage[]): string {
  if (/^[a-z]/.test(type)) return type === 'address payable' ? 'address' : type;
  const valueType = valueTypes[type];
  if (valueType) return valueType;
  const [namespace = '', member = namespace] = type.split('.');
  const page = pages.find(({ name }) => name === namespace);
  const struct = page?.structs.find(({ name }) => name === member);
  if (struct) return `(${struct.fields.map((field) => canonicalType(field.type, pages)).join(',')})`;
  if (page?.enums.some(({ name }) => name === member)) return 'uint8';
  return 'address';
}

/**
 * The signature of an item, proven by the hash that the data gives for it.
 * @throws Error when they disagree
 */
export function provenSignature(
  name: string,
  types: readonly string[],
  selector: string,
  pages: readonly DescribedPage[],
): string {
  const signature = `${name}(${types.map((type) => canonicalType(type, pages)).join(',')})`;
  const hash = toFunctionHash(signature);
  invariant(hash.startsWith(selector), `${signature} has the hash ${hash}, not the selector ${selector}`);
  return signature;
}

type Identity = Pick<Item, 'aliases' | 'signature' | 'selector'>;

/** What callers know an item by. */
export function itemIdentity(
  pages: readonly DescribedPage[],
  name: string,
  parameters: readonly DescribedParameter[],
  selector: string,
): Identity {
  const types = parameters.map(({ type }) => type);
  const signature = provenSignature(name, types, selector, pages);
  return { aliases: [signature, selector], signature, selector };
}

/** What callers know the getter of a public variable by. */
export function getterIdentity(pages: readonly DescribedPage[], name: string, type: string): Identity {
  const types = getterTypes(type).map((key) => canonicalType(key, pages));
  const signature = `${name}(${types.join(',')})`;
  const selector = toFunctionHash(signature).slice(0, 10);
  return { aliases: [signature, selector], signature, selector };
}

/** The parameters of the getter of a public variable: one for each key of its mappings. */
function getterTypes(type: string): string[] {
  const [, key, value = ''] = /^mapping\(\s*([\w.]+)[^=]*=>\s*(.+)\)$/.exec(type) ?? [];
  return key ? [key, ...getterTypes(value)] : [];
}
