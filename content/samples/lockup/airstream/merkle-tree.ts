import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { type Address, type Hex, isAddress, parseUnits } from 'viem';

// #region list
export type Allocation = { index: number; recipient: Address; amount: bigint };

/** Parses a CSV with a header and one address and amount per line. Amounts are in whole tokens. */
export function readAllocations(csv: string, decimals: number): Allocation[] {
  const lines = csv.trim().split(/\r?\n/).slice(1);
  return lines.map((line, index) => {
    const [recipient = '', amount = ''] = line.split(',').map((cell) => cell.trim());
    if (!isAddress(recipient)) throw new Error(`Line ${index + 2} has no valid address.`);
    const allocation = { index, recipient, amount: parseUnits(amount, decimals) };
    if (allocation.amount <= 0n) throw new Error(`Line ${index + 2} has no amount.`);
    return allocation;
  });
}
// #endregion

// #region tree
/** Returns the root of the tree and one proof per allocation. */
export function buildTree(allocations: Allocation[]): { root: Hex; proofs: Hex[][] } {
  const leaves = allocations.map(({ index, recipient, amount }) => [
    `${index}`,
    recipient,
    `${amount}`,
  ]);
  const tree = StandardMerkleTree.of(leaves, ['uint256', 'address', 'uint128']);
  return {
    root: asHex(tree.root),
    proofs: leaves.map((_, position) => tree.getProof(position).map(asHex)),
  };
}

const asHex = (text: string): Hex => `0x${text.slice(2)}`;
// #endregion
