import { type AddPrecompile, type EVM, EVMError, type ExecResult } from '@ethereumjs/evm';
import { createAccount, createAddressFromString } from '@ethereumjs/util';
import { type Address, bytesToHex, encodeErrorResult, type Hex, hexToBytes, parseAbi } from 'viem';

/** What may change the course of calls, as Foundry's cheatcodes do. Depth 0 is the call of a transaction. */
export type Cheats = {
  /** Calls of this address run no contract. */
  address: Address;
  /** What such a call returns. An error that it throws makes the call revert with its message. */
  answer: (data: Hex) => Hex;
  /** Asked before each call of a contract and each creation of one: who is to be the caller, if not the one that is. */
  callerAt: (depth: number) => Address | undefined;
  /** Asked after a call: whether a failure is to look like a success. */
  forgives: (depth: number, failed: boolean, output: Hex) => boolean;
};

/** What a call that was forgiven returns: zeros for any values that its caller reads. */
const zeros = new Uint8Array(512);

/** Makes the address of the cheats answer. */
export const cheatPrecompiles = (cheats: Cheats): AddPrecompile[] => [
  { address: cheats.address, function: ({ data }) => run(cheats, bytesToHex(data)) },
];

const textError = parseAbi(['error Error(string message)']);

function run({ answer }: Cheats, data: Hex): ExecResult {
  try {
    return { executionGasUsed: 0n, returnValue: hexToBytes(answer(data)) };
  } catch (error) {
    // The machine would not find its way back from an error of JavaScript.
    const message = error instanceof Error ? error.message : String(error);
    return {
      executionGasUsed: 0n,
      exceptionError: new EVMError(EVMError.errorMessages.REVERT),
      returnValue: hexToBytes(encodeErrorResult({ abi: textError, args: [message] })),
    };
  }
}

/** Lets the cheats see each call before and after it runs. */
export async function attachCheats({ events, stateManager }: EVM, cheats: Cheats): Promise<void> {
  const own = createAddressFromString(cheats.address);
  // Solidity refuses to call an address without code.
  await stateManager.putAccount(own, createAccount({}));
  await stateManager.putCode(own, new Uint8Array([0]));

  /** The calls that are running, from the outside in; a call of the cheats themselves has no depth. */
  const running: (number | undefined)[] = [];

  events.on('beforeMessage', (message, resolve) => {
    const isOwn = message.to?.equals(own) ?? false;
    running.push(isOwn ? undefined : message.depth);
    const caller = isOwn ? undefined : cheats.callerAt(message.depth);
    if (caller) message.caller = createAddressFromString(caller);
    resolve?.();
  });

  events.on('afterMessage', ({ execResult }, resolve) => {
    const depth = running.pop();
    const { exceptionError, returnValue } = execResult;
    if (
      depth !== undefined &&
      cheats.forgives(depth, exceptionError !== undefined, bytesToHex(returnValue))
    ) {
      delete execResult.exceptionError;
      execResult.returnValue = zeros;
    }
    resolve?.();
  });
}
