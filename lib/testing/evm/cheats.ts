import { type AddPrecompile, type EVM, EVMError, type ExecResult } from '@ethereumjs/evm';
import { createAccount, createAddressFromString } from '@ethereumjs/util';
import { type Address, bytesToHex, encodeErrorResult, type Hex, hexToBytes, parseAbi } from 'viem';

/** Hooks that can alter calls, like Foundry's cheatcodes. Depth 0 is the transaction's own call. */
export type Cheats = {
  /** Calls to this address don't run a contract. */
  address: Address;
  /** Returns the call's result. If it throws, the call reverts with the message. */
  answer: (data: Hex) => Hex;
  /** Called before each call or contract creation. Returns the address to impersonate, if any. */
  callerAt: (depth: number) => Address | undefined;
  /** Called after each call. Returns whether a failed call should appear to succeed. */
  forgives: (depth: number, failed: boolean, output: Hex) => boolean;
};

/** The return data of a forgiven call: zeros for any type that the caller decodes. */
const zeros = new Uint8Array(512);

/** Registers the cheatcode address as a precompile. */
export const cheatPrecompiles = (cheats: Cheats): AddPrecompile[] => [
  { address: cheats.address, function: ({ data }) => run(cheats, bytesToHex(data)) },
];

const textError = parseAbi(['error Error(string message)']);

function run({ answer }: Cheats, data: Hex): ExecResult {
  try {
    return { executionGasUsed: 0n, returnValue: hexToBytes(answer(data)) };
  } catch (error) {
    // The EVM can't recover from JavaScript errors.
    const message = error instanceof Error ? error.message : String(error);
    return {
      executionGasUsed: 0n,
      exceptionError: new EVMError(EVMError.errorMessages.REVERT),
      returnValue: hexToBytes(encodeErrorResult({ abi: textError, args: [message] })),
    };
  }
}

/** Calls the hooks before and after each call. */
export async function attachCheats({ events, stateManager }: EVM, cheats: Cheats): Promise<void> {
  const own = createAddressFromString(cheats.address);
  // Solidity refuses to call an address without code.
  await stateManager.putAccount(own, createAccount({}));
  await stateManager.putCode(own, new Uint8Array([0]));

  /** The call stack, outermost call first. Cheatcode calls have no depth. */
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
