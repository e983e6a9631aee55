import { StandardMerkleTree } from '@openzeppelin/merkle-tree';

const [cid, wallet, gateway = 'https://ipfs.io/ipfs'] = process.argv.slice(2);
if (!cid || !wallet) throw new Error('Usage: npx tsx find-claim.ts CID ADDRESS [GATEWAY]');

// #region find
type CampaignFile = { root: string; recipients: { address: string; amount: string }[] };

const response = await fetch(`${gateway}/${cid}`);
if (!response.ok) throw new Error(`The gateway answered with status ${response.status}.`);
const file: CampaignFile = await response.json();

const entries = file.recipients.map(({ address, amount }, index) => [
  `${index}`,
  address,
  amount,
]);
const tree = StandardMerkleTree.of(entries, ['uint256', 'address', 'uint256']);
if (tree.root !== file.root)
  throw new Error('The list in the file doesn’t match its root.');

console.log('root', tree.root);
for (const [position, [index, address, amount]] of tree.entries()) {
  if (address?.toLowerCase() !== wallet.toLowerCase()) continue;
  console.log('index', index);
  console.log('amount', amount);
  console.log('merkleProof', JSON.stringify(tree.getProof(position)));
}
// #endregion
