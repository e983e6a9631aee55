import { type Abi, encodeFunctionData, type Hex, parseUnits } from 'viem';

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => {}).constructor;

/**
 * Runs an example call of the contract reference with viem's own encoder.
 * @param code statements that use `client`, `address`, and `abi`
 * @returns the calldata of its reads and transactions, in order
 */
export async function viemCalldata(code: string, abi: Abi): Promise<Hex[]> {
  const sent: Hex[] = [];
  const send = async (call: Parameters<typeof encodeFunctionData>[0]) => {
    sent.push(encodeFunctionData(call));
    return 0n;
  };
  const client = { readContract: send, writeContract: send };
  const names = ['client', 'address', 'abi', 'parseUnits', 'encodeFunctionData'];
  await AsyncFunction(...names, code)(client, '', abi, parseUnits, encodeFunctionData);
  return sent;
}
