import { isAddress, isHex } from 'viem';
import { abi, account, entryOf, publicClient, walletClient } from './setup';

const [campaign, expireAt, attestation] = process.argv.slice(2);
if (!campaign || !isAddress(campaign) || !expireAt || !isHex(attestation))
  throw new Error('Usage: npx tsx claim-attested.ts CAMPAIGN EXPIRE_AT ATTESTATION');

// #region claim
const { index, amount, proof } = entryOf();
const contract = { address: campaign, abi: abi.SablierMerkleInstant };

const fee = await publicClient.readContract({
  ...contract,
  functionName: 'calculateMinFeeWei',
});
const { request } = await publicClient.simulateContract({
  ...contract,
  account,
  functionName: 'claimViaAttestation',
  args: [index, account.address, amount, Number(expireAt), proof, attestation],
  value: fee + fee / 50n,
});
const hash = await walletClient.writeContract(request);
const { status } = await publicClient.waitForTransactionReceipt({ hash });
console.log(status);
// #endregion
