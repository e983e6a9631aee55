import type { AbiEvent, AbiFunction } from 'viem';
import { formatAbiItem, toFunctionHash } from 'viem/utils';
import { invariant } from '@/lib/invariant';

/** An item of an ABI that callers meet by its hash. */
type Hashed = AbiFunction | AbiEvent | { type: 'error'; name: string; inputs: readonly { type: string }[] };

/**
 * The canonical signature of a function, an event or an error, and what the chain knows it by: the first four bytes of
 * its hash, or all 32 for an event.
 * Format: https://docs.soliditylang.org/en/latest/abi-spec.html#function-selector
 */
export function identify(item: Hashed): { signature: string; selector: string } {
  const signature = formatAbiItem(item as AbiFunction);
  const hash = toFunctionHash(signature);
  return { signature, selector: item.type === 'event' ? hash : hash.slice(0, 10) };
}

/** Signatures of everything in an ABI that has a hash, by that hash. */
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

/**
 * The signature that belongs to a hash which the compiler gives.
 * @throws Error when the ABI doesn't hold it: compiler and ABI would then speak of different contracts
 */
export function signatureFor(
  signatures: ReadonlyMap<string, string>,
  selector: string,
  name: string,
): string {
  const signature = signatures.get(selector) ?? '';
  invariant(signature.startsWith(`${name}(`), `no "${name}" with the selector ${selector} in the ABI`);
  return signature;
}
