import { type Abi, encodeFunctionData, type Hex, parseUnits, zeroAddress } from 'viem';
import { exampleRoles } from '@/lib/protocol/reference/calls/example-roles';

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => {}).constructor;

/**
 * Runs an example call of the contract reference with viem's own encoder.
 * @param code statements that use `client`, `address`, `abi`, and the accounts of the examples
 * @returns the calldata of its reads and transactions, in order
 */
export async function viemCalldata(code: string, abi: Abi): Promise<Hex[]> {
  const sent: Hex[] = [];
  const send = async (call: Parameters<typeof encodeFunctionData>[0]) => {
    sent.push(encodeFunctionData(call));
    return 0n;
  };
  const client = { readContract: send, writeContract: send };
  const values = { client, address: '', abi, parseUnits, encodeFunctionData, zeroAddress, ...exampleRoles };
  await AsyncFunction(...Object.keys(values), code)(...Object.values(values));
  return sent;
}
