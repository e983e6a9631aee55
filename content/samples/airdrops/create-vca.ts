import { isAddress, parseEventLogs, parseEther } from 'viem';
import {
  abi,
  account,
  addressOf,
  day,
  now,
  publicClient,
  readTree,
  walletClient,
} from './setup';

const [token] = process.argv.slice(2);
if (!token || !isAddress(token)) throw new Error('Usage: npx tsx create-vca.ts TOKEN');
const { root, total, entries } = readTree();

// #region create
const vestingStartTime = await now();
const vestingEndTime = vestingStartTime + 100 * day;
const params = {
  aggregateAmount: total, // the sum of all allocations, exactly
  campaignName: 'Season 1',
  campaignStartTime: 0,
  claimType: 0,
  enableRedistribution: true,
  expiration: vestingEndTime + 30 * day, // at least 7 days after the end
  initialAdmin: account.address,
  ipfsCID: '',
  merkleRoot: root,
  token,
  unlockPercentage: parseEther('0.1'), // 10%
  vestingEndTime,
  vestingStartTime,
};

const { request } = await publicClient.simulateContract({
  account,
  address: addressOf('SablierFactoryMerkleVCA'),
  abi: abi.SablierFactoryMerkleVCA,
  functionName: 'createMerkleVCA',
  args: [params, BigInt(entries.length)],
});
// #endregion
const hash = await walletClient.writeContract(request);
const { logs } = await publicClient.waitForTransactionReceipt({ hash });
const [created] = parseEventLogs({
  abi: abi.SablierFactoryMerkleVCA,
  eventName: 'CreateMerkleVCA',
  logs,
});
console.log('campaign', created?.args.merkleVCA);
