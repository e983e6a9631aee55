import { isAddress } from 'viem';
import { abi, account, publicClient, walletClient } from './setup';

const [campaign, attestor] = process.argv.slice(2);
if (!campaign || !isAddress(campaign) || !attestor || !isAddress(attestor))
  throw new Error('Usage: npx tsx set-attestor.ts CAMPAIGN ATTESTOR');

// #region set
const { request } = await publicClient.simulateContract({
  account,
  address: campaign,
  abi: abi.SablierMerkleInstant,
  functionName: 'setAttestor',
  args: [attestor],
});
const hash = await walletClient.writeContract(request);
const { status } = await publicClient.waitForTransactionReceipt({ hash });
console.log(status);
// #endregion
