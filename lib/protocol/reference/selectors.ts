import type { Abi, AbiEvent, AbiFunction, AbiParameter } from 'viem';
import { formatAbiItem, toFunctionHash } from 'viem/utils';

type Hashed = AbiFunction | AbiEvent | { type: 'error'; name: string; inputs: readonly { type: string }[] };

/** Returns signature and selector (32 bytes for events). https://docs.soliditylang.org/en/latest/abi-spec.html */
export function identify(item: Hashed): { signature: string; selector: string } {
  const signature = formatAbiItem(item as AbiFunction);
  return { signature, selector: selectorOf(signature, item.type) };
}

/** Returns the selector for a canonical signature, or the topic if it's the signature of an event. */
export function selectorOf(signature: string, kind: string): string {
  const hash = toFunctionHash(signature);
  return kind === 'event' ? hash : hash.slice(0, 10);
}

/** Returns the signatures in an ABI, by selector or topic. */
export function signaturesOf(abi: readonly { type: string }[]): Map<string, string> {
  return new Map(
    abi.filter(isHashed).map((item) => {
      const { signature, selector } = identify(item);
      return [selector, signature];
    }),
  );
}

const isHashed = (item: { type: string }): item is Hashed =>
  ['function', 'event', 'error'].includes(item.type) && 'name' in item && 'inputs' in item;

/** Returns a type as written in Solidity, such as `LockupLinear.Durations` or `IERC20`. */
export const sourceType = ({ type, internalType = type }: AbiParameter): string =>
  internalType.replace(/^(struct|enum|contract) /, '');

/** A type in an ABI, such as `struct LockupLinear.Durations` or `enum Lockup.Status`. */
export const declared = /^(struct|enum) ([\w.]+)/;

type DeclaredType = { kind: 'struct' | 'enum'; key: string; fields: readonly AbiParameter[] };

/** Lists the structs and enums that an ABI contains, in the order in which they occur. */
export function declaredTypes(abi: Abi): DeclaredType[] {
  const found = new Map<string, DeclaredType>();
  const add = (parameter: AbiParameter): void => {
    const [, kind, key] = declared.exec(parameter.internalType ?? '') ?? [];
    const fields = 'components' in parameter ? parameter.components : [];
    fields.forEach(add);
    if (key && !found.has(key)) found.set(key, { kind: kind === 'struct' ? 'struct' : 'enum', key, fields });
  };
  for (const item of abi) {
    if ('inputs' in item) item.inputs.forEach(add);
    if ('outputs' in item) item.outputs.forEach(add);
  }
  return [...found.values()];
}
