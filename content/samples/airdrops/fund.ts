import { erc20Abi, isAddress } from 'viem';
import { abi, account, publicClient, readTree, walletClient } from './setup';

const [campaign] = process.argv.slice(2);
if (!campaign || !isAddress(campaign)) throw new Error('Usage: npx tsx fund.ts CAMPAIGN');

// #region fund
const { root, total } = readTree();
const contract = { address: campaign, abi: abi.SablierMerkleInstant };

const onChain = await publicClient.readContract({
  ...contract,
  functionName: 'MERKLE_ROOT',
});
if (onChain !== root) throw new Error('The campaign has a different list.');
const token = await publicClient.readContract({ ...contract, functionName: 'TOKEN' });
const balance = await publicClient.readContract({
  address: token,
  abi: erc20Abi,
  functionName: 'balanceOf',
  args: [campaign],
});

const { request } = await publicClient.simulateContract({
  account,
  address: token,
  abi: erc20Abi,
  functionName: 'transfer',
  args: [campaign, total - balance],
});
const hash = await walletClient.writeContract(request);
const { status } = await publicClient.waitForTransactionReceipt({ hash });
console.log(status, total - balance);
// #endregion
