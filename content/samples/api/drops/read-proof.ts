import { StandardMerkleTree } from '@openzeppelin/merkle-tree';

const [cid, address] = process.argv.slice(2);
const gateway = process.env.IPFS_GATEWAY;
if (!cid || !address) throw new Error('Usage: npx tsx read-proof.ts CID ADDRESS');
if (!gateway) throw new Error('Set IPFS_GATEWAY.');

// #region proof
type CampaignFile = {
  root: string;
  recipients: { address: string; amount: string }[];
};

const response = await fetch(`${gateway}/${cid}`);
if (!response.ok)
  throw new Error(`The gateway answered with status ${response.status}.`);
const file: CampaignFile = await response.json();

const index = file.recipients.findIndex(
  (recipient) => recipient.address.toLowerCase() === address.toLowerCase(),
);
const recipient = file.recipients[index];
if (!recipient) throw new Error('This address is not on the list.');

const leaves = file.recipients.map(({ address, amount }, position) => [
  `${position}`,
  address,
  amount,
]);
const tree = StandardMerkleTree.of(leaves, ['uint256', 'address', 'uint256']);
if (tree.root !== file.root) throw new Error('The list has another root.');
const proof = tree.getProof(index);
console.log(
  JSON.stringify({ root: tree.root, index, ...recipient, proof }, null, 2),
);
// #endregion
