import { type Abi, decodeErrorResult, type Hex } from 'viem';

/** A call that the contract, or the machine, refused. A test compares `errorName`, and `args` where they matter. */
export class Reverted extends Error {
  constructor(
    /** As pages name it: `SablierV2Lockup_Null`, `Error` for a text, `Panic(0x32)`, or empty if there were no bytes. */
    readonly errorName: string,
    readonly args: readonly unknown[],
    message: string,
  ) {
    super(message);
    this.name = 'Reverted';
  }
}

/**
 * Reads the revert data of a failed call.
 * @param abi holds the errors of every contract that may have taken part
 * @param failure the machine's word for what happened, which tells the cause when there are no bytes
 * @param data the revert data
 */
export function toReverted(abi: Abi, failure: string, data: Hex): Reverted {
  if (data === '0x') return new Reverted('', [], `${failure}, without revert data`);
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi, data });
    if (errorName === 'Panic') return new Reverted(nameOfPanic(args[0]), args, nameOfPanic(args[0]));
    return new Reverted(errorName, args, `${errorName}(${args.map(String).join(', ')})`);
  } catch {
    return new Reverted('', [], `${failure}, with data that no contract here knows: ${data}`);
  }
}

const nameOfPanic = (code: unknown): string => `Panic(0x${Number(code).toString(16).padStart(2, '0')})`;
