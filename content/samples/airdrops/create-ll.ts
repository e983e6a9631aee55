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
if (!token || !isAddress(token)) throw new Error('Usage: npx tsx create-ll.ts TOKEN');
const { root, total, entries } = readTree();

// #region create
const params = {
  campaignName: 'Season 1',
  campaignStartTime: 0,
  cancelable: true,
  claimType: 0,
  cliffDuration: 30 * day,
  cliffUnlockPercentage: parseEther('0.15'), // 15%
  expiration: (await now()) + 180 * day,
  granularity: 1, // in seconds, never 0
  initialAdmin: account.address,
  ipfsCID: '',
  lockup: addressOf('SablierLockup'),
  merkleRoot: root,
  shape: 'linearUnlockCliff', // at most 32 bytes
  startUnlockPercentage: parseEther('0.1'), // 10%
  token,
  totalDuration: 90 * day,
  transferable: true,
  vestingStartTime: 0, // each recipient's own claim
};

const { request } = await publicClient.simulateContract({
  account,
  address: addressOf('SablierFactoryMerkleLL'),
  abi: abi.SablierFactoryMerkleLL,
  functionName: 'createMerkleLL',
  args: [params, total, BigInt(entries.length)],
});
// #endregion
const hash = await walletClient.writeContract(request);
const { logs } = await publicClient.waitForTransactionReceipt({ hash });
const [created] = parseEventLogs({
  abi: abi.SablierFactoryMerkleLL,
  eventName: 'CreateMerkleLL',
  logs,
});
console.log('campaign', created?.args.merkleLL);
