import { readFileSync, writeFileSync } from 'node:fs';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { isAddress, parseUnits } from 'viem';

const [decimals] = process.argv.slice(2);
if (!decimals) throw new Error('Usage: npx tsx build-tree.ts DECIMALS');

// #region build
const lines = readFileSync('recipients.csv', 'utf8').trim().split(/\r?\n/).slice(1);
const leaves = lines.map((line, index) => {
  const [recipient = '', amount = '', ...others] = line
    .split(',')
    .map((cell) => cell.trim());
  if (others.length > 0) throw new Error(`Line ${index + 2} has more than two values.`);
  if (!isAddress(recipient)) throw new Error(`Line ${index + 2} has no valid address.`);
  const units = parseUnits(amount, Number(decimals));
  if (units <= 0n) throw new Error(`Line ${index + 2} has no amount.`);
  return [`${index}`, recipient, `${units}`];
});

const tree = StandardMerkleTree.of(leaves, ['uint256', 'address', 'uint128']);
writeFileSync('tree.json', JSON.stringify(tree.dump()));

console.log('root', tree.root);
console.log(
  'total',
  `${leaves.reduce((sum, [, , amount = '0']) => sum + BigInt(amount), 0n)}`,
);
console.log('recipients', `${leaves.length}`);
// #endregion

// #region proofs
for (const [position, [index]] of tree.entries())
  console.log('proof', index, tree.getProof(position));
// #endregion
