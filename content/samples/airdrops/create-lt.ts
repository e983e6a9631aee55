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
if (!token || !isAddress(token)) throw new Error('Usage: npx tsx create-lt.ts TOKEN');
const { root, total, entries } = readTree();

// #region create
const params = {
  campaignName: 'Season 1',
  campaignStartTime: 0,
  cancelable: false,
  claimType: 0,
  expiration: (await now()) + 180 * day,
  initialAdmin: account.address,
  ipfsCID: '',
  lockup: addressOf('SablierLockup'),
  merkleRoot: root,
  shape: 'tranchedStepper',
  token,
  // Each duration counts from the previous tranche. The percentages add up to exactly 100%.
  tranchesWithPercentages: [
    { unlockPercentage: parseEther('0.2'), duration: 30 * day },
    { unlockPercentage: parseEther('0.3'), duration: 30 * day },
    { unlockPercentage: parseEther('0.5'), duration: 60 * day },
  ],
  transferable: true,
  vestingStartTime: (await now()) + 7 * day, // the same dates for everyone
};

const { request } = await publicClient.simulateContract({
  account,
  address: addressOf('SablierFactoryMerkleLT'),
  abi: abi.SablierFactoryMerkleLT,
  functionName: 'createMerkleLT',
  args: [params, total, BigInt(entries.length)],
});
// #endregion
const hash = await walletClient.writeContract(request);
const { logs } = await publicClient.waitForTransactionReceipt({ hash });
const [created] = parseEventLogs({
  abi: abi.SablierFactoryMerkleLT,
  eventName: 'CreateMerkleLT',
  logs,
});
console.log('campaign', created?.args.merkleLT);
