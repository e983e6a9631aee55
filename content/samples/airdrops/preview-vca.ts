import { formatEther, isAddress } from 'viem';
import { abi, entryOf, publicClient } from './setup';

const [campaign] = process.argv.slice(2);
if (!campaign || !isAddress(campaign))
  throw new Error('Usage: npx tsx preview-vca.ts CAMPAIGN');

// #region preview
const { amount } = entryOf();
const contract = { address: campaign, abi: abi.SablierMerkleVCA };

// A time of 0 means now.
const paid = await publicClient.readContract({
  ...contract,
  functionName: 'calculateClaimAmount',
  args: [amount, 0],
});
console.log(
  `A claim pays ${formatEther(paid)} and gives up ${formatEther(amount - paid)} for good.`,
);

if (
  await publicClient.readContract({ ...contract, functionName: 'isRedistributionEnabled' })
) {
  const reward = await publicClient.readContract({
    ...contract,
    functionName: 'calculateRedistributionRewards',
    args: [amount],
  });
  console.log(`At the vesting end, the reward would be ${formatEther(reward)}.`);
}
// #endregion
