import { account, approve, bob, publicClient, toUnits, walletClient } from './setup';

const [id, amount] = process.argv.slice(2);
if (!id || !amount) throw new Error('Usage: npx tsx deposit.ts VAULT AMOUNT');
const vaultId = BigInt(id);

// #region deposit
const token = await publicClient.readContract({
  ...bob,
  functionName: 'getUnderlyingToken',
  args: [vaultId],
});
const units = await toUnits(token, amount);
await approve(token, bob.address, units);

const { request } = await publicClient.simulateContract({
  ...bob,
  account,
  functionName: 'enter',
  args: [vaultId, units],
});
const hash = await walletClient.writeContract(request);
const { status } = await publicClient.waitForTransactionReceipt({ hash });
console.log(status);
// #endregion
