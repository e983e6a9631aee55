import { isAddress, isHex } from 'viem';
import { abi, account, entryOf, publicClient, walletClient } from './setup';

const [campaign, recipient, to, signature] = process.argv.slice(2);
if (
  !campaign ||
  !isAddress(campaign) ||
  !recipient ||
  !isAddress(recipient) ||
  !to ||
  !isAddress(to) ||
  !isHex(signature)
)
  throw new Error('Usage: npx tsx relay-claim.ts CAMPAIGN RECIPIENT TO SIGNATURE');

// #region relay
const { index, amount, proof } = entryOf(recipient);
const contract = { address: campaign, abi: abi.SablierMerkleInstant };

const fee = await publicClient.readContract({
  ...contract,
  functionName: 'calculateMinFeeWei',
});
const { request } = await publicClient.simulateContract({
  ...contract,
  account,
  functionName: 'claimViaSig',
  args: [index, recipient, to, amount, 0, proof, signature],
  value: fee + fee / 50n,
});
const hash = await walletClient.writeContract(request);
const { status } = await publicClient.waitForTransactionReceipt({ hash });
console.log(status);
// #endregion
