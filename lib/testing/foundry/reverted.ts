import { type Abi, decodeErrorResult, type Hex, slice } from 'viem';
import { formatAbiItem, toFunctionSelector } from 'viem/utils';
import { expect } from 'vitest';

/** A call that the contract or the EVM rejected. Tests compare `errorName`, and `args` if they matter. */
export class Reverted extends Error {
  constructor(
    /**
     * The name used on pages: `SablierV2Lockup_Null`, `Error` for a reason string, `Panic(0x32)`, or empty without
     * revert data.
     */
    readonly errorName: string,
    readonly args: readonly unknown[],
    message: string,
  ) {
    super(message);
    this.name = 'Reverted';
  }
}

/** Expects that a contract rejects a call with an error, and with its arguments if they matter. */
export const refused = (
  call: Promise<unknown>,
  errorName: string,
  args?: readonly unknown[],
): Promise<void> => expect(call).rejects.toMatchObject({ errorName, ...(args && { args }) });

/** Errors of contracts, by the first four bytes of their revert data. */
export type ErrorsBySelector = Map<Hex, Extract<Abi[number], { type: 'error' }>>;

/** Adds the errors of an ABI. Looking them up is faster than hashing all of them for each failure. */
export function addErrors(errors: ErrorsBySelector, abi: Abi): void {
  for (const each of abi)
    if (each.type === 'error') errors.set(toFunctionSelector(formatAbiItem(each)), each);
}

/**
 * Decodes the revert data of a failed call.
 * @param errors the errors of all contracts that may be involved
 * @param failure the EVM's error, which explains the failure if there's no revert data
 * @param data the revert data
 */
export function toReverted(errors: ErrorsBySelector, failure: string, data: Hex): Reverted {
  if (data === '0x') return new Reverted('', [], `${failure}, without revert data`);
  const error = errors.get(slice(data, 0, 4));
  const abi = error ? [error] : [];
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi, data });
    if (errorName === 'Panic') return new Reverted(nameOfPanic(args[0]), args, nameOfPanic(args[0]));
    return new Reverted(errorName, args, `${errorName}(${args.map(String).join(', ')})`);
  } catch {
    return new Reverted('', [], `${failure}, with unknown revert data: ${data}`);
  }
}

const nameOfPanic = (code: unknown): string => `Panic(0x${Number(code).toString(16).padStart(2, '0')})`;
