import { isAddress, parseEventLogs } from 'viem';
import { abi, account, entryOf, publicClient, walletClient } from './setup';

const [campaign, to = account.address] = process.argv.slice(2);
if (!campaign || !isAddress(campaign) || !isAddress(to))
  throw new Error('Usage: npx tsx claim.ts CAMPAIGN [TO]');

// #region claim
const { index, amount, proof } = entryOf();
// Instant, LL, LT, and VCA campaigns all have these functions, and VCA
// campaigns have an error of their own.
const contract = { address: campaign, abi: abi.SablierMerkleVCA };

if ((await publicClient.readContract({ ...contract, functionName: 'CLAIM_TYPE' })) !== 0)
  throw new Error('This campaign requires another claim function.');
if (
  await publicClient.readContract({
    ...contract,
    functionName: 'hasClaimed',
    args: [index],
  })
)
  throw new Error('You have already claimed.');

const fee = await publicClient.readContract({
  ...contract,
  functionName: 'calculateMinFeeWei',
});
const { request } = await publicClient.simulateContract({
  ...contract,
  account,
  functionName: 'claimTo',
  args: [index, to, amount, proof],
  // 2% more, because the price can move before the transaction is included
  value: fee + fee / 50n,
});
const hash = await walletClient.writeContract(request);
const { logs } = await publicClient.waitForTransactionReceipt({ hash });
// #endregion

// #region result
const claims = parseEventLogs({
  abi: [
    ...abi.SablierMerkleInstant,
    ...abi.SablierMerkleLL,
    ...abi.SablierMerkleLT,
    ...abi.SablierMerkleVCA,
  ],
  eventName: [
    'ClaimInstant',
    'ClaimLLWithVesting',
    'ClaimLLWithTransfer',
    'ClaimLTWithVesting',
    'ClaimLTWithTransfer',
    'ClaimVCA',
    'RedistributeReward',
  ],
  logs,
});
for (const { eventName, args } of claims) {
  if ('streamId' in args) console.log(eventName, `stream ${args.streamId}`);
  else if ('forgoneAmount' in args)
    console.log(eventName, `${args.claimAmount} paid, ${args.forgoneAmount} forgone`);
  else console.log(eventName, `${args.amount} paid`);
}
// #endregion
