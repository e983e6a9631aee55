import { formatUnits, parseAbi } from 'viem';
import { bob, publicClient } from './setup';

const [id] = process.argv.slice(2);
if (!id) throw new Error('Usage: npx tsx read-vault.ts VAULT');
const vaultId = BigInt(id);

// #region read
const statuses = ['ACTIVE', 'EXPIRED', 'SETTLED'];
const status = await publicClient.readContract({
  ...bob,
  functionName: 'statusOf',
  args: [vaultId],
});
const target = await publicClient.readContract({
  ...bob,
  functionName: 'getTargetPrice',
  args: [vaultId],
});
const expiry = await publicClient.readContract({
  ...bob,
  functionName: 'getExpiry',
  args: [vaultId],
});
const oracle = await publicClient.readContract({
  ...bob,
  functionName: 'getOracle',
  args: [vaultId],
});

const feed = {
  address: oracle,
  abi: parseAbi([
    'function decimals() view returns (uint8)',
    'function latestRoundData() view returns (uint80, int256, uint256, uint256, uint80)',
  ]),
};
const decimals = await publicClient.readContract({ ...feed, functionName: 'decimals' });
const [, price, , updatedAt] = await publicClient.readContract({
  ...feed,
  functionName: 'latestRoundData',
});

console.log(
  `Status: ${statuses[status]}, expires at ${new Date(expiry * 1000).toISOString()}`,
);
console.log(`Target: ${formatUnits(target, 8)}`);
console.log(
  `Feed: ${formatUnits(price, decimals)}, updated at ${new Date(Number(updatedAt) * 1000).toISOString()}`,
);
// #endregion
