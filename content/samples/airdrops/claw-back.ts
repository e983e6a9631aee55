import { erc20Abi, isAddress } from 'viem';
import { abi, account, publicClient, walletClient } from './setup';

const [campaign] = process.argv.slice(2);
if (!campaign || !isAddress(campaign))
  throw new Error('Usage: npx tsx claw-back.ts CAMPAIGN');

// #region claw-back
const contract = { address: campaign, abi: abi.SablierMerkleInstant };

const token = await publicClient.readContract({ ...contract, functionName: 'TOKEN' });
const unclaimed = await publicClient.readContract({
  address: token,
  abi: erc20Abi,
  functionName: 'balanceOf',
  args: [campaign],
});

const { request } = await publicClient.simulateContract({
  ...contract,
  account,
  functionName: 'clawback',
  args: [account.address, unclaimed],
});
const hash = await walletClient.writeContract(request);
const { status } = await publicClient.waitForTransactionReceipt({ hash });
console.log(status, unclaimed);
// #endregion
