import { erc20Abi, formatUnits, isAddress } from 'viem';
import { abi, entryOf, publicClient } from './setup';

const [campaign] = process.argv.slice(2);
if (!campaign || !isAddress(campaign))
  throw new Error('Usage: npx tsx preview-vca.ts CAMPAIGN');

// #region preview
const { amount } = entryOf();
const contract = { address: campaign, abi: abi.SablierMerkleVCA };

const token = await publicClient.readContract({ ...contract, functionName: 'TOKEN' });
const decimals = await publicClient.readContract({
  address: token,
  abi: erc20Abi,
  functionName: 'decimals',
});
const format = (units: bigint): string => formatUnits(units, decimals);

// A time of 0 means now.
const paid = await publicClient.readContract({
  ...contract,
  functionName: 'calculateClaimAmount',
  args: [amount, 0],
});
if (paid === 0n) console.log('A claim reverts, because nothing has vested yet.');
else
  console.log(
    `A claim pays ${format(paid)} and gives up ${format(amount - paid)} for good.`,
  );

if (
  await publicClient.readContract({ ...contract, functionName: 'isRedistributionEnabled' })
) {
  const reward = await publicClient.readContract({
    ...contract,
    functionName: 'calculateRedistributionRewards',
    args: [amount],
  });
  console.log(`At the vesting end, the reward would be ${format(reward)}.`);
}
// #endregion
