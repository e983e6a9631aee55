import { readFileSync, writeFileSync } from 'node:fs';
import { buildTree, readAllocations } from './merkle-tree';

const [decimals] = process.argv.slice(2);
if (!decimals) throw new Error('Usage: npx tsx build-campaign.ts DECIMALS');

// #region build
const allocations = readAllocations(
  readFileSync('recipients.csv', 'utf8'),
  Number(decimals),
);
const { root, proofs } = buildTree(allocations);

const claims = allocations.map(({ index, recipient, amount }) => ({
  index,
  recipient,
  amount: `${amount}`,
  proof: proofs[index],
}));
writeFileSync('claims.json', JSON.stringify(claims, undefined, 2));

console.log('merkleRoot', root);
console.log(
  'aggregateAmount',
  `${allocations.reduce((sum, { amount }) => sum + amount, 0n)}`,
);
console.log('recipientCount', `${allocations.length}`);
// #endregion
