import { encodeAbiParameters, isAddress, parseAbiParameters } from 'viem';
import { abi, account, entryOf, publicClient, walletClient } from './setup';

const [campaign] = process.argv.slice(2);
if (!campaign || !isAddress(campaign))
  throw new Error('Usage: npx tsx claim-and-execute.ts CAMPAIGN');

// #region claim
const { index, amount, proof } = entryOf();
const contract = { address: campaign, abi: abi.SablierMerkleExecute };

// The arguments of depositFor, without its selector. The campaign is the caller, so name the account to credit.
const selectorArguments = encodeAbiParameters(
  parseAbiParameters('uint256 amount, address account'),
  [amount, account.address],
);
const fee = await publicClient.readContract({
  ...contract,
  functionName: 'calculateMinFeeWei',
});
const { request } = await publicClient.simulateContract({
  ...contract,
  account,
  functionName: 'claimAndExecute',
  args: [index, amount, proof, selectorArguments],
  value: fee + fee / 50n,
});
const hash = await walletClient.writeContract(request);
const { status } = await publicClient.waitForTransactionReceipt({ hash });
console.log(status);
// #endregion
