import { parseEventLogs } from 'viem';
import { account, bob, publicClient, walletClient } from './setup';

const [id] = process.argv.slice(2);
if (!id) throw new Error('Usage: npx tsx redeem.ts VAULT');
const vaultId = BigInt(id);

// #region redeem
// 0 for a vault with an adapter, which rejects any value.
const fee = await publicClient.readContract({
  ...bob,
  functionName: 'calculateMinFeeWei',
  args: [vaultId],
});

const { request } = await publicClient.simulateContract({
  ...bob,
  account,
  functionName: 'redeem',
  args: [vaultId],
  // 2% more, because the price can move before the transaction is included
  value: fee + fee / 50n,
});
const hash = await walletClient.writeContract(request);
const { logs } = await publicClient.waitForTransactionReceipt({ hash });
const [redeemed] = parseEventLogs({ abi: bob.abi, eventName: 'Redeem', logs });
console.log('received', redeemed?.args.amountReceived);
console.log('yield fee', redeemed?.args.fee);
// #endregion
