import { isAddress, parseEventLogs, parseUnits } from 'viem';
import { account, bob, publicClient, walletClient } from './setup';

const [token, oracle, dollars, days] = process.argv.slice(2);
if (!token || !isAddress(token) || !oracle || !isAddress(oracle) || !dollars || !days)
  throw new Error('Usage: npx tsx create-vault.ts TOKEN ORACLE DOLLARS DAYS');

// #region create
const { timestamp } = await publicClient.getBlock();
const expiry = Number(timestamp) + Math.round(Number(days) * 24 * 60 * 60);
const targetPrice = parseUnits(dollars, 8);

const { request } = await publicClient.simulateContract({
  ...bob,
  account,
  functionName: 'createVault',
  args: [token, oracle, expiry, targetPrice],
});
const hash = await walletClient.writeContract(request);
const { logs } = await publicClient.waitForTransactionReceipt({ hash });
const [created] = parseEventLogs({ abi: bob.abi, eventName: 'CreateVault', logs });
console.log('vault', created?.args.vaultId);
console.log('share token', created?.args.shareToken);
console.log('adapter', created?.args.adapter);
// #endregion
